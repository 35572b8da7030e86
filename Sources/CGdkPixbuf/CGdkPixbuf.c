#define _GNU_SOURCE
#include "CGdkPixbuf.h"

#include <dlfcn.h>
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// What is used of gdk-pixbuf's and GLib's headers: the flags that pkg-config gives for them make SwiftPM warn on every
// build. Values are those of version 2 (soname 0), whose interface is stable.
enum { colorspace_rgb = 0, interpolation_bilinear = 2 };

typedef struct {
  long seconds, microseconds;
} time_value;

typedef void (*log_handler)(const char *domain, int level, const char *message, void *data);

static struct {
  bool is_loaded;
  void *(*loader_new_with_type)(const char *type, void **error);
  int (*loader_write)(void *loader, const uint8_t *bytes, size_t count, void **error);
  int (*loader_close)(void *loader, void **error);
  void (*loader_set_size)(void *loader, int width, int height);
  void *(*loader_get_pixbuf)(void *loader);
  void *(*loader_get_animation)(void *loader);
  void *(*animation_get_iter)(void *animation, const time_value *start);
  int (*iter_advance)(void *iter, const time_value *now);
  void *(*iter_get_pixbuf)(void *iter);
  void *(*apply_orientation)(void *pixbuf);
  void *(*pixbuf_new)(int colorspace, int has_alpha, int bits, int width, int height);
  int (*get_width)(const void *pixbuf);
  int (*get_height)(const void *pixbuf);
  int (*get_rowstride)(const void *pixbuf);
  int (*get_channels)(const void *pixbuf);
  uint8_t *(*get_pixels)(const void *pixbuf);
  void (*scale)(
      const void *source, void *target, int x, int y, int width, int height, double offset_x, double offset_y,
      double scale_x, double scale_y, int interpolation);
  unsigned long (*signal_connect)(
      void *instance, const char *signal, void (*handler)(void), void *data, void (*destroy)(void), int flags);
  void (*object_unref)(void *object);
  log_handler (*log_set_default_handler)(log_handler handler, void *data);
} gdk;

static void keep_silent(const char *domain, int level, const char *message, void *data) {
  (void)domain, (void)level, (void)message, (void)data;
}

static void load(void) {
  // The others are among its dependencies.
  void *library = dlopen("libgdk_pixbuf-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  const struct {
    const char *name;
    void *place;
  } symbols[] = {
      {"gdk_pixbuf_loader_new_with_type", &gdk.loader_new_with_type},
      {"gdk_pixbuf_loader_write", &gdk.loader_write},
      {"gdk_pixbuf_loader_close", &gdk.loader_close},
      {"gdk_pixbuf_loader_set_size", &gdk.loader_set_size},
      {"gdk_pixbuf_loader_get_pixbuf", &gdk.loader_get_pixbuf},
      {"gdk_pixbuf_loader_get_animation", &gdk.loader_get_animation},
      {"gdk_pixbuf_animation_get_iter", &gdk.animation_get_iter},
      {"gdk_pixbuf_animation_iter_advance", &gdk.iter_advance},
      {"gdk_pixbuf_animation_iter_get_pixbuf", &gdk.iter_get_pixbuf},
      {"gdk_pixbuf_apply_embedded_orientation", &gdk.apply_orientation},
      {"gdk_pixbuf_new", &gdk.pixbuf_new},
      {"gdk_pixbuf_get_width", &gdk.get_width},
      {"gdk_pixbuf_get_height", &gdk.get_height},
      {"gdk_pixbuf_get_rowstride", &gdk.get_rowstride},
      {"gdk_pixbuf_get_n_channels", &gdk.get_channels},
      {"gdk_pixbuf_get_pixels", &gdk.get_pixels},
      {"gdk_pixbuf_scale", &gdk.scale},
      {"g_signal_connect_data", &gdk.signal_connect},
      {"g_object_unref", &gdk.object_unref},
      {"g_log_set_default_handler", &gdk.log_set_default_handler},
  };
  for (size_t index = 0; index < sizeof symbols / sizeof *symbols; index++) {
    void *symbol = dlsym(library, symbols[index].name);
    if (symbol == NULL) return;
    *(void **)symbols[index].place = symbol;
  }
  // Several threads decode at the same time: what GLib logs about broken files is silenced once, not by turns.
  gdk.log_set_default_handler(keep_silent, NULL);
  gdk.is_loaded = true;
}

static bool is_available(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return gdk.is_loaded;
}

void pixbuf_prepare(void) {
  if (!is_available()) return;
  // The first loader reads the list of all and registers the types.
  void *loader = gdk.loader_new_with_type("png", NULL);
  if (loader == NULL) return;
  gdk.loader_close(loader, NULL);
  gdk.object_unref(loader);
}

// MARK: Loading

typedef struct {
  int64_t pixel_limit;
  /// Pixels that the whole picture must keep; 0 where only the header is wanted.
  double needed_width, needed_height;
  /// Whether the format is decoded at a half, a quarter or an eighth for less than the whole.
  bool is_reducible;
  bool is_measured, is_too_large;
  int width, height;
  /// The row after the last that was decoded.
  int end_row;
} load_state;

static void size_prepared(void *loader, int width, int height, void *data) {
  load_state *state = data;
  if (state->is_measured) return;
  state->is_measured = true;
  state->width = width;
  state->height = height;
  state->is_too_large = (int64_t)width * height > state->pixel_limit;
  if (state->is_too_large || state->needed_width <= 0) {
    gdk.loader_set_size(loader, 0, 0);
    return;
  }
  // libjpeg's own factors: any other size would be made by a second scaling.
  if (!state->is_reducible) return;
  int factor = 1;
  while (factor < 8 && width >= 2 * factor * state->needed_width && height >= 2 * factor * state->needed_height)
    factor *= 2;
  if (factor > 1) gdk.loader_set_size(loader, (width + factor - 1) / factor, (height + factor - 1) / factor);
}

static void area_updated(void *loader, int x, int y, int width, int height, void *data) {
  (void)loader, (void)x, (void)width;
  load_state *state = data;
  if (y + height > state->end_row) state->end_row = y + height;
}

/// Feeds a file to a loader of its type; the loader is the caller's to release, and NULL where there is none.
static void *read_file(const uint8_t *bytes, size_t count, const char *type, load_state *state, bool *is_whole) {
  enum { piece = 1 << 16 };
  void *loader = gdk.loader_new_with_type(type, NULL);
  if (loader == NULL) return NULL;
  gdk.signal_connect(loader, "size-prepared", (void (*)(void))size_prepared, state, NULL, 0);
  // Only PNGs are judged by it, and it comes once a row.
  if (strcmp(type, "png") == 0)
    gdk.signal_connect(loader, "area-updated", (void (*)(void))area_updated, state, NULL, 0);
  *is_whole = true;
  for (size_t start = 0; *is_whole && start < count && !state->is_too_large; start += piece) {
    if (state->is_measured && state->needed_width <= 0) break;
    size_t length = count - start < piece ? count - start : piece;
    *is_whole = gdk.loader_write(loader, bytes + start, length, NULL);
  }
  *is_whole = gdk.loader_close(loader, NULL) && *is_whole;
  return loader;
}

pixbuf_result pixbuf_measure(const uint8_t *bytes, size_t count, const char *type) {
  if (!is_available()) return (pixbuf_result){PIXBUF_NO_LIBRARY, 0, 0};
  load_state state = {.pixel_limit = INT64_MAX};
  bool is_whole = false;
  void *loader = read_file(bytes, count, type, &state, &is_whole);
  if (loader != NULL) gdk.object_unref(loader);
  pixbuf_status status = loader == NULL ? PIXBUF_NO_LOADER : state.is_measured ? PIXBUF_OK : PIXBUF_DAMAGED;
  return (pixbuf_result){status, state.width, state.height};
}

// MARK: Drawing

/// A picture made smaller by a whole factor a side, each pixel the mean of those that it stands for.
///
/// gdk_pixbuf_scale makes tables as large as the square of its factor: beyond a few it is slow and takes much memory.
static void *reduced(const void *source, int factor_x, int factor_y) {
  int width = gdk.get_width(source) / factor_x, height = gdk.get_height(source) / factor_y;
  int channels = gdk.get_channels(source), stride = gdk.get_rowstride(source);
  void *target = gdk.pixbuf_new(colorspace_rgb, true, 8, width, height);
  if (target == NULL) return NULL;
  const uint8_t *from = gdk.get_pixels(source);
  uint8_t *to = gdk.get_pixels(target);
  for (int y = 0; y < height; y++) {
    uint8_t *pixel = to + (size_t)y * gdk.get_rowstride(target);
    for (int x = 0; x < width; x++, pixel += 4) {
      uint64_t red = 0, green = 0, blue = 0, alpha = 0;
      for (int row = y * factor_y; row < (y + 1) * factor_y; row++) {
        const uint8_t *part = from + (size_t)row * stride + (size_t)x * factor_x * channels;
        for (int column = 0; column < factor_x; column++, part += channels) {
          unsigned weight = channels == 4 ? part[3] : 255;
          red += part[0] * weight;
          green += part[1] * weight;
          blue += part[2] * weight;
          alpha += weight;
        }
      }
      uint64_t count = (uint64_t)factor_x * factor_y;
      if (alpha == 0) continue;
      pixel[0] = (red + alpha / 2) / alpha;
      pixel[1] = (green + alpha / 2) / alpha;
      pixel[2] = (blue + alpha / 2) / alpha;
      pixel[3] = (alpha + count / 2) / count;
    }
  }
  return target;
}

static int reduction(double pixels, int wanted) {
  double factor = floor(pixels / wanted / 4);
  return factor > 1 ? (int)factor : 1;
}

/// Draws a part of a decoded picture; returns false where memory is short.
static bool draw(const void *source, pixbuf_crop crop, int width, int height, uint8_t *pixels) {
  int factor_x = reduction(gdk.get_width(source) * crop.width, width);
  int factor_y = reduction(gdk.get_height(source) * crop.height, height);
  void *smaller = factor_x * factor_y > 1 ? reduced(source, factor_x, factor_y) : NULL;
  if (smaller != NULL) source = smaller;
  void *target = gdk.pixbuf_new(colorspace_rgb, true, 8, width, height);
  if (target != NULL) {
    double scale_x = width / (gdk.get_width(source) * crop.width);
    double scale_y = height / (gdk.get_height(source) * crop.height);
    gdk.scale(
        source, target, 0, 0, width, height, -crop.x * gdk.get_width(source) * scale_x,
        -crop.y * gdk.get_height(source) * scale_y, scale_x, scale_y, interpolation_bilinear);
    for (int y = 0; y < height; y++)
      memcpy(
          pixels + (size_t)y * width * 4, gdk.get_pixels(target) + (size_t)y * gdk.get_rowstride(target),
          (size_t)width * 4);
    gdk.object_unref(target);
  }
  if (smaller != NULL) gdk.object_unref(smaller);
  return target != NULL;
}

/// The frame of a moment, upright; the caller's to release.
static void *frame(void *loader, int64_t milliseconds) {
  void *pixbuf = gdk.loader_get_pixbuf(loader);
  void *animation = milliseconds > 0 ? gdk.loader_get_animation(loader) : NULL;
  if (animation == NULL) return pixbuf == NULL ? NULL : gdk.apply_orientation(pixbuf);
  time_value start = {0, 0}, now = {milliseconds / 1000, milliseconds % 1000 * 1000};
  void *iter = gdk.animation_get_iter(animation, &start);
  gdk.iter_advance(iter, &now);
  void *upright = gdk.apply_orientation(gdk.iter_get_pixbuf(iter));
  gdk.object_unref(iter);
  return upright;
}

pixbuf_result pixbuf_draw(
    const uint8_t *bytes, size_t count, const char *type, int64_t pixel_limit, int64_t milliseconds, pixbuf_crop crop,
    int width, int height, uint8_t *pixels) {
  if (!is_available()) return (pixbuf_result){PIXBUF_NO_LIBRARY, 0, 0};
  // Five of eight pixels on each side look the same in cells, which seldom change colour more than once.
  const double least_share = 5.0 / 8;
  // Only libjpeg decodes smaller. A file with an orientation may change its sides, so that it stays whole.
  size_t head = count < 1 << 16 ? count : 1 << 16;
  load_state state = {
      .pixel_limit = pixel_limit,
      .needed_width = least_share * width / crop.width,
      .needed_height = least_share * height / crop.height,
      .is_reducible = strcmp(type, "jpeg") == 0 && memmem(bytes, head, "Exif", 4) == NULL,
  };
  bool is_whole = false;
  void *loader = read_file(bytes, count, type, &state, &is_whole);
  // A PNG whose header promises more rows than there are data for is no error to its loader.
  if (strcmp(type, "png") == 0 && state.end_row < state.height) is_whole = false;
  pixbuf_status status = loader == NULL ? PIXBUF_NO_LOADER
                         : state.is_too_large ? PIXBUF_TOO_LARGE
                         : is_whole ? PIXBUF_OK : PIXBUF_DAMAGED;
  void *upright = status == PIXBUF_OK ? frame(loader, milliseconds) : NULL;
  if (status == PIXBUF_OK && (upright == NULL || !draw(upright, crop, width, height, pixels)))
    status = PIXBUF_DAMAGED;
  if (upright != NULL) gdk.object_unref(upright);
  if (loader != NULL) gdk.object_unref(loader);
  return (pixbuf_result){status, state.width, state.height};
}
