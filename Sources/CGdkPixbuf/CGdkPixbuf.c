#define _GNU_SOURCE
#include "CGdkPixbuf.h"
#include "CLibrary.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// What is used of gdk-pixbuf's and GLib's headers: the flags that pkg-config gives for them make SwiftPM warn on every
// build. Values are those of version 2 (soname 0), whose interface is stable.
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
  int (*get_width)(const void *pixbuf);
  int (*get_height)(const void *pixbuf);
  int (*get_rowstride)(const void *pixbuf);
  int (*get_channels)(const void *pixbuf);
  uint8_t *(*get_pixels)(const void *pixbuf);
  unsigned long (*signal_connect)(
      void *instance, const char *signal, void (*handler)(void), void *data, void (*destroy)(void), int flags);
  void (*object_unref)(void *object);
  log_handler (*log_set_default_handler)(log_handler handler, void *data);
} gdk;

static void keep_silent(const char *domain, int level, const char *message, void *data) {
  (void)domain, (void)level, (void)message, (void)data;
}

static void load(void) {
  const library_function functions[] = {
      {"gdk_pixbuf_loader_new_with_type", &gdk.loader_new_with_type},
      {"gdk_pixbuf_loader_write", &gdk.loader_write},
      {"gdk_pixbuf_loader_close", &gdk.loader_close},
      {"gdk_pixbuf_loader_set_size", &gdk.loader_set_size},
      {"gdk_pixbuf_loader_get_pixbuf", &gdk.loader_get_pixbuf},
      {"gdk_pixbuf_loader_get_animation", &gdk.loader_get_animation},
      {"gdk_pixbuf_animation_get_iter", &gdk.animation_get_iter},
      {"gdk_pixbuf_animation_iter_advance", &gdk.iter_advance},
      {"gdk_pixbuf_animation_iter_get_pixbuf", &gdk.iter_get_pixbuf},
      {"gdk_pixbuf_get_width", &gdk.get_width},
      {"gdk_pixbuf_get_height", &gdk.get_height},
      {"gdk_pixbuf_get_rowstride", &gdk.get_rowstride},
      {"gdk_pixbuf_get_n_channels", &gdk.get_channels},
      {"gdk_pixbuf_get_pixels", &gdk.get_pixels},
      {"g_signal_connect_data", &gdk.signal_connect},
      {"g_object_unref", &gdk.object_unref},
      {"g_log_set_default_handler", &gdk.log_set_default_handler},
  };
  // The others are among its dependencies.
  gdk.is_loaded = library_load("libgdk_pixbuf-2.0.so.0", functions, sizeof functions / sizeof *functions);
  // Several threads decode at the same time: what GLib logs about broken files is silenced once, not by turns.
  if (gdk.is_loaded) gdk.log_set_default_handler(keep_silent, NULL);
}

static bool is_available(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return gdk.is_loaded;
}

// MARK: Loading

typedef struct {
  int64_t pixel_limit;
  /// What is drawn; NULL where only the header is wanted.
  const picture_part *part;
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
  if (state->is_too_large || state->part == NULL) {
    gdk.loader_set_size(loader, 0, 0);
    return;
  }
  // libjpeg's own factors: any other size would be made by a second scaling.
  int factor = state->is_reducible ? picture_reduction(width, height, *state->part) : 1;
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
    if (state->is_measured && state->part == NULL) break;
    size_t length = count - start < piece ? count - start : piece;
    *is_whole = gdk.loader_write(loader, bytes + start, length, NULL);
  }
  *is_whole = gdk.loader_close(loader, NULL) && *is_whole;
  return loader;
}

picture_result pixbuf_measure(const uint8_t *bytes, size_t count, const char *type) {
  if (!is_available()) return (picture_result){PICTURE_NO_LIBRARY, 0, 0, false};
  load_state state = {.pixel_limit = INT64_MAX};
  bool is_whole = false;
  void *loader = read_file(bytes, count, type, &state, &is_whole);
  if (loader != NULL) gdk.object_unref(loader);
  picture_status status = loader == NULL ? PICTURE_NO_LOADER : state.is_measured ? PICTURE_OK : PICTURE_DAMAGED;
  return (picture_result){status, state.width, state.height, false};
}

// MARK: Drawing

/// The frame of a moment as it is stored; it lives as long as its owner, which is the caller's to release.
static void *frame(void *loader, int64_t milliseconds, void **owner) {
  void *animation = milliseconds > 0 ? gdk.loader_get_animation(loader) : NULL;
  if (animation == NULL) return gdk.loader_get_pixbuf(loader);
  time_value start = {0, 0}, now = {milliseconds / 1000, milliseconds % 1000 * 1000};
  *owner = gdk.animation_get_iter(animation, &start);
  gdk.iter_advance(*owner, &now);
  return gdk.iter_get_pixbuf(*owner);
}

picture_result pixbuf_draw(
    const uint8_t *bytes, size_t count, const char *type, int64_t pixel_limit, int64_t milliseconds, picture_part part,
    uint8_t *rgba) {
  if (!is_available()) return (picture_result){PICTURE_NO_LIBRARY, 0, 0, false};
  // Only libjpeg decodes smaller.
  load_state state = {.pixel_limit = pixel_limit, .part = &part, .is_reducible = strcmp(type, "jpeg") == 0};
  bool is_whole = false;
  void *loader = read_file(bytes, count, type, &state, &is_whole);
  // A PNG whose header promises more rows than there are data for is no error to its loader.
  if (strcmp(type, "png") == 0 && state.end_row < state.height) is_whole = false;
  picture_result result = {
      .status = loader == NULL ? PICTURE_NO_LOADER
                : state.is_too_large ? PICTURE_TOO_LARGE
                : is_whole ? PICTURE_OK : PICTURE_DAMAGED,
      .width = state.width,
      .height = state.height,
  };
  if (result.status == PICTURE_OK) {
    void *owner = NULL, *pixbuf = frame(loader, milliseconds, &owner);
    if (pixbuf == NULL) {
      result.status = PICTURE_DAMAGED;
    } else {
      picture_pixels pixels = {
          gdk.get_pixels(pixbuf), gdk.get_width(pixbuf), gdk.get_height(pixbuf), gdk.get_channels(pixbuf),
          gdk.get_rowstride(pixbuf),
      };
      result.is_opaque = pixels.channels == 3;
      if (!picture_draw(pixels, part, rgba)) result.status = PICTURE_DAMAGED;
    }
    if (owner != NULL) gdk.object_unref(owner);
  }
  if (loader != NULL) gdk.object_unref(loader);
  return result;
}
