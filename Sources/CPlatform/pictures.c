#include "CPlatform.h"

#include <string.h>

// The test ads' pictures live inside the program: SwiftPM's resources would need Foundation and a
// path that is fixed at build time. pictures/draw.py draws them.

static const unsigned char bike[] = {
#embed "pictures/bike.jpg"
};
static const unsigned char bike_portrait[] = {
#embed "pictures/bike-portrait.jpg"
};
static const unsigned char boat[] = {
#embed "pictures/boat.jpg"
};
static const unsigned char cup[] = {
#embed "pictures/cup.webp"
};
static const unsigned char icon_bike[] = {
#embed "pictures/icon-bike.png"
};
static const unsigned char icon_boat[] = {
#embed "pictures/icon-boat.png"
};
static const unsigned char icon_cup[] = {
#embed "pictures/icon-cup.png"
};
static const unsigned char icon_mountain[] = {
#embed "pictures/icon-mountain.png"
};
static const unsigned char lighthouse[] = {
#embed "pictures/lighthouse.gif"
};
static const unsigned char mountains[] = {
#embed "pictures/mountains.jpg"
};
static const unsigned char ride[] = {
#embed "pictures/ride.gif"
};
static const unsigned char stairs[] = {
#embed "pictures/stairs.gif"
};

static const platform_picture pictures[] = {
    {"bike.jpg", bike, sizeof bike},
    {"bike-portrait.jpg", bike_portrait, sizeof bike_portrait},
    {"boat.jpg", boat, sizeof boat},
    {"cup.webp", cup, sizeof cup},
    {"icon-bike.png", icon_bike, sizeof icon_bike},
    {"icon-boat.png", icon_boat, sizeof icon_boat},
    {"icon-cup.png", icon_cup, sizeof icon_cup},
    {"icon-mountain.png", icon_mountain, sizeof icon_mountain},
    {"lighthouse.gif", lighthouse, sizeof lighthouse},
    {"mountains.jpg", mountains, sizeof mountains},
    {"ride.gif", ride, sizeof ride},
    {"stairs.gif", stairs, sizeof stairs},
};

platform_picture platform_find_picture(const char *name) {
  for (size_t index = 0; index < sizeof pictures / sizeof *pictures; index++)
    if (strcmp(pictures[index].name, name) == 0) return pictures[index];
  return (platform_picture){NULL, NULL, 0};
}
