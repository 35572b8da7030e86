#!/usr/bin/env python3
"""Draws the pictures of the test ads: python3 draw.py (needs Pillow).

Bold shapes, few colours and high contrast, so that they still read in coarse character cells.
Everything is drawn at twice its size and scaled down, which smooths the edges.
"""

import math
import pathlib

from PIL import Image, ImageDraw

HERE = pathlib.Path(__file__).parent
NIGHT, INK, SEA, SKY = "#0b1f3a", "#14304f", "#1c6e8c", "#8fd3e8"
SUN, RED, CREAM, SAND, LEAF, WHITE = "#ffb627", "#d7263d", "#fff4dc", "#f2a65a", "#2e7d4f", "#ffffff"
SCALE = 2


class Canvas:
    """A drawing in units of its own: (0, 0) is the top left corner, `width` × `height` the other."""

    def __init__(self, width, height, background):
        self.size = (width, height)
        self.image = Image.new("RGB", (width * SCALE, height * SCALE), background)
        self.draw = ImageDraw.Draw(self.image)

    def points(self, points):
        return [(x * SCALE, y * SCALE) for x, y in points]

    def polygon(self, points, fill):
        self.draw.polygon(self.points(points), fill=fill)

    def box(self, left, top, right, bottom, fill, radius=0):
        self.draw.rounded_rectangle(
            self.points([(left, top), (right, bottom)]), radius * SCALE, fill=fill)

    def disc(self, x, y, radius, fill):
        self.draw.ellipse(
            self.points([(x - radius, y - radius), (x + radius, y + radius)]), fill=fill)

    def ring(self, x, y, radius, colour, width):
        self.draw.ellipse(
            self.points([(x - radius, y - radius), (x + radius, y + radius)]),
            outline=colour, width=round(width * SCALE))

    def line(self, points, colour, width):
        scaled = self.points(points)
        self.draw.line(scaled, fill=colour, width=round(width * SCALE), joint="curve")
        for x, y in scaled:
            radius = width * SCALE / 2
            self.draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)

    def arc(self, x, y, radius, start, end, colour, width):
        self.draw.arc(
            self.points([(x - radius, y - radius), (x + radius, y + radius)]),
            start, end, fill=colour, width=round(width * SCALE))

    def bands(self, top, bottom, colours):
        height = (bottom - top) / len(colours)
        for index, colour in enumerate(colours):
            self.box(0, top + index * height, self.size[0], top + (index + 1) * height + 1, colour)

    def finished(self):
        return self.image.resize(self.size, Image.LANCZOS)


def mountains(c, left, base, width, sun=True):
    """Three peaks with snow before a rising sun, on a baseline of the given width."""
    u = width / 12
    if sun:
        c.disc(left + 8.6 * u, base - 4.5 * u, 1.1 * u, SUN)
    peak(c, left + 2.2 * u, base, 3.0 * u, 3.3 * u, SEA)
    peak(c, left + 10.1 * u, base, 2.8 * u, 2.7 * u, SEA)
    peak(c, left + 5.8 * u, base, 4.4 * u, 4.6 * u, INK)


def peak(c, x, base, half, height, colour):
    top = base - height
    c.polygon([(x - half, base), (x, top), (x + half, base)], colour)
    snow = 0.34
    edge = [(x - half * snow, top + height * snow)]
    for index in range(1, 6):
        fraction = index / 6 * 2 - 1
        drop = 0.10 if index % 2 else -0.02
        edge.append((x + half * snow * fraction, top + height * (snow + drop)))
    edge.append((x + half * snow, top + height * snow))
    c.polygon([(x, top)] + edge[::-1], WHITE)


def boat(c, x, water, u):
    """A sailing boat whose hull is five units long."""
    c.line([(x, water - 0.6 * u), (x, water - 5.2 * u)], NIGHT, 0.14 * u)
    c.polygon([(x + 0.2 * u, water - 5 * u), (x + 0.2 * u, water - 1.1 * u), (x + 2.6 * u, water - 1.1 * u)], WHITE)
    c.polygon([(x - 0.2 * u, water - 4.4 * u), (x - 0.2 * u, water - 1.1 * u), (x - 2.0 * u, water - 1.1 * u)], CREAM)
    c.polygon(
        [(x - 2.7 * u, water - 0.8 * u), (x + 2.9 * u, water - 0.8 * u), (x + 2.1 * u, water + 0.3 * u), (x - 1.9 * u, water + 0.3 * u)],
        RED)


def cup(c, x, base, u, steam=WHITE):
    """A cup on a saucer, four units wide, with steam."""
    c.ring(x + 2.1 * u, base - 1.9 * u, 1.0 * u, WHITE, 0.4 * u)
    c.polygon(
        [(x - 2.2 * u, base - 3.2 * u), (x + 2.2 * u, base - 3.2 * u), (x + 1.5 * u, base - 0.2 * u), (x - 1.5 * u, base - 0.2 * u)],
        WHITE)
    c.box(x - 2.2 * u, base - 3.4 * u, x + 2.2 * u, base - 2.8 * u, "#5b2a10", 0.2 * u)
    c.box(x - 3 * u, base - 0.2 * u, x + 3 * u, base + 0.25 * u, CREAM, 0.2 * u)
    for offset in (-1.1, 0, 1.1):
        wave = [
            (x + (offset + 0.25 * math.sin(step * 0.9)) * u, base - (4.0 + step * 0.28) * u)
            for step in range(9)
        ]
        c.line(wave, steam, 0.24 * u)


def bike(c, x, base, u, colour=NIGHT, turn=0.0):
    """A bicycle ten units long; `turn` is the angle of its spokes."""
    rear, front, radius = (x - 3 * u, base - 1.8 * u), (x + 3 * u, base - 1.8 * u), 1.8 * u
    for hub in (rear, front):
        for spoke in range(4):
            angle = turn + spoke * math.pi / 4
            dx, dy = math.cos(angle) * radius * 0.9, math.sin(angle) * radius * 0.9
            c.line([(hub[0] - dx, hub[1] - dy), (hub[0] + dx, hub[1] + dy)], CREAM, 0.07 * u)
        c.ring(*hub, radius, colour, 0.34 * u)
    pedal, seat, head = (x - 0.4 * u, base - 1.6 * u), (x - 1.3 * u, base - 4.4 * u), (x + 2.2 * u, base - 4.4 * u)
    c.line([rear, pedal, head, seat, rear], RED, 0.32 * u)
    c.line([seat, pedal], RED, 0.32 * u)
    c.line([front, head, (head[0] - 0.2 * u, head[1] - 0.9 * u)], RED, 0.32 * u)
    c.line([(head[0] - 0.9 * u, head[1] - 0.9 * u), (head[0] + 0.6 * u, head[1] - 0.9 * u)], colour, 0.32 * u)
    c.line([(seat[0] - 0.7 * u, seat[1] - 0.3 * u), (seat[0] + 0.5 * u, seat[1] - 0.3 * u)], colour, 0.42 * u)
    c.disc(*pedal, 0.4 * u, colour)


def save(name, image, **options):
    image.save(HERE / name, **options)


def draw_mountains():
    c = Canvas(1200, 627, SKY)
    c.bands(0, 627, ["#5fb8d9", "#7cc6e0", SKY, "#b5e2ee", "#ffdca8", SAND])
    mountains(c, 40, 560, 1120)
    c.box(0, 555, 1200, 627, LEAF)
    save("mountains.jpg", c.finished(), quality=78, optimize=True, progressive=True)


def draw_boat():
    c = Canvas(1200, 627, SKY)
    c.bands(0, 400, ["#ffe3b3", "#ffd08a", "#ffb861"])
    c.disc(880, 400, 150, RED)
    c.bands(400, 627, ["#2a86a6", SEA, "#155672", INK])
    for x, y in ((760, 440), (800, 490), (730, 545)):
        c.line([(x, y), (x + 240, y)], "#ff9d6c", 10)
    boat(c, 400, 470, 78)
    save("boat.jpg", c.finished(), quality=78, optimize=True, progressive=True)


def draw_cup():
    c = Canvas(627, 627, SAND)
    c.disc(313, 330, 270, SUN)
    c.box(0, 500, 627, 627, "#7a3b12")
    cup(c, 300, 500, 72)
    save("cup.webp", c.finished(), quality=80, method=6)


def draw_bike():
    c = Canvas(1280, 720, SUN)
    c.bands(0, 560, ["#ffc857", SUN])
    c.box(0, 560, 1280, 720, INK)
    for x in range(40, 1280, 240):
        c.box(x, 632, x + 130, 648, CREAM)
    bike(c, 640, 590, 100)
    save("bike.jpg", c.finished(), quality=76, optimize=True, progressive=True)


def stairs(width, height, shift=0, turn=0.0):
    """A bicycle on top of a flight of stairs; `shift` lifts it, `turn` turns its wheels."""
    c = Canvas(width, height, SKY)
    u = width / 12
    c.bands(0, height, ["#5fb8d9", "#74c4df", SKY, "#b5e2ee", "#ffdca8"])
    c.disc(9.3 * u, 3.0 * u, 1.5 * u, SUN)
    floor = height - 9.4 * u
    bike(c, 4.1 * u, floor + 0.1 * u - shift, 0.78 * u, turn=turn)
    for step in range(6):
        right, top = (8.2 + step * 0.8) * u, floor + step * 1.6 * u
        c.box(0, top, right, height, [INK, "#1b3f63", "#225279", "#29648e", "#3077a4", "#3889b8"][step])
        c.box(0, top, right, top + 0.3 * u, CREAM)
    return c.finished()


def draw_portrait():
    save("bike-portrait.jpg", stairs(1080, 1920), quality=72, optimize=True, progressive=True)


def save_animation(name, frames, colours, milliseconds):
    # One palette for all frames, made of the colours that differ most: small bright things keep theirs.
    sheet = Image.new("RGB", (frames[0].width, frames[0].height * len(frames)))
    for index, frame in enumerate(frames):
        sheet.paste(frame, (0, index * frame.height))
    palette = sheet.quantize(colours, method=Image.Quantize.MAXCOVERAGE)
    coded = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    save(
        name, coded[0], save_all=True, append_images=coded[1:], duration=milliseconds,
        loop=0, optimize=True)


def draw_lighthouse():
    frames = []
    for index in range(8):
        c = Canvas(600, 314, NIGHT)
        angle = index / 8 * math.tau
        for side in (0, math.pi):
            a, b = angle + side - 0.16, angle + side + 0.16
            reach = 700
            # A beam that turns about the tower is foreshortened up and down.
            c.polygon(
                [(230, 84), (230 + math.cos(a) * reach, 84 + math.sin(a) * reach * 0.35),
                 (230 + math.cos(b) * reach, 84 + math.sin(b) * reach * 0.35)], "#ffe9a3")
        c.box(0, 250, 600, 314, SEA)
        c.polygon([(120, 262), (230, 216), (360, 262)], "#4a3b2a")
        c.polygon([(204, 236), (212, 104), (248, 104), (256, 236)], WHITE)
        c.polygon([(208, 170), (209.6, 142), (250.4, 142), (252, 170)], RED)
        c.polygon([(204, 236), (206, 204), (254, 204), (256, 236)], RED)
        c.box(208, 68, 252, 104, SUN)
        c.polygon([(202, 68), (230, 44), (258, 68)], RED)
        c.box(202, 100, 258, 108, INK)
        boat(c, 470, 276, 18)
        frames.append(c.finished())
    save_animation("lighthouse.gif", frames, 24, 180)


def draw_ride():
    frames = []
    for index in range(12):
        c = Canvas(640, 360, SKY)
        shift = index / 12
        c.disc(520, 80, 44, SUN)
        for copy in range(-1, 3):
            mountains(c, copy * 640 - shift * 640, 270, 640, sun=False)
        c.box(0, 262, 640, 360, LEAF)
        c.box(0, 292, 640, 360, INK)
        for dash in range(-1, 7):
            x = dash * 120 - (index % 4) / 4 * 120
            c.box(x, 328, x + 64, 336, CREAM)
        bike(c, 320, 322, 34, turn=index * math.pi / 6)
        frames.append(c.finished())
    save_animation("ride.gif", frames, 20, 120)


def draw_stairs():
    frames = []
    for index in range(8):
        bounce = (0, 3, 6, 3, 0, -3, -6, -3)[index]
        frames.append(stairs(270, 480, bounce, index * math.pi / 4))
    save_animation("stairs.gif", frames, 20, 120)


def icon(name, size, background, paint):
    c = Canvas(size, size, background)
    paint(c, size)
    image = c.finished().convert("RGBA")
    mask = Image.new("L", (size * SCALE, size * SCALE), 0)
    ImageDraw.Draw(mask).rounded_rectangle(
        (0, 0, size * SCALE - 1, size * SCALE - 1), size * SCALE * 0.22, fill=255)
    image.putalpha(mask.resize((size, size), Image.LANCZOS))
    save(name, image.quantize(64, method=Image.Quantize.FASTOCTREE), optimize=True)


def icon_mountain(c, size):
    c.disc(size * 0.72, size * 0.28, size * 0.13, SUN)
    peak(c, size * 0.74, size * 0.84, size * 0.34, size * 0.38, SEA)
    peak(c, size * 0.40, size * 0.84, size * 0.44, size * 0.58, INK)
    c.box(0, size * 0.83, size, size, LEAF)


def icon_boat(c, size):
    c.box(0, size * 0.70, size, size, SEA)
    boat(c, size * 0.48, size * 0.74, size * 0.125)


def icon_bike(c, size):
    bike(c, size * 0.5, size * 0.76, size * 0.094)


def icon_cup(c, size):
    cup(c, size * 0.46, size * 0.80, size * 0.125)


if __name__ == "__main__":
    draw_mountains()
    draw_boat()
    draw_cup()
    draw_bike()
    draw_portrait()
    draw_lighthouse()
    draw_ride()
    draw_stairs()
    icon("icon-mountain.png", 256, SKY, icon_mountain)
    icon("icon-boat.png", 128, SUN, icon_boat)
    icon("icon-bike.png", 128, SUN, icon_bike)
    icon("icon-cup.png", 128, "#a4161a", icon_cup)
