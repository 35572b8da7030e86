#include "CPNG.h"
#include "CLibrary.h"

#include <pthread.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// What is used of png.h, so that the library alone is needed. Values are those of version 1.6 (soname 16), whose
// interface is stable.

typedef void (*message_handler)(void *png, const char *message);
typedef void (*read_function)(void *png, uint8_t *bytes, size_t count);

static struct {
  bool is_loaded;
  void *(*create)(const char *version, void *error_data, message_handler error, message_handler warning);
  void *(*create_info)(const void *png);
  void (*destroy)(void **png, void **info, void **end_info);
  void (*set_read)(void *png, void *data, read_function read);
  void *(*read_data)(const void *png);
  void *(*error_data)(const void *png);
  void (*read_info)(void *png, void *info);
  void (*set_expand)(void *png);
  void (*set_strip_16)(void *png);
  void (*set_gray_to_rgb)(void *png);
  int (*set_interlace_handling)(void *png);
  void (*update_info)(void *png, void *info);
  uint32_t (*width)(const void *png, const void *info);
  uint32_t (*height)(const void *png, const void *info);
  uint8_t (*channels)(const void *png, const void *info);
  size_t (*row_bytes)(const void *png, const void *info);
  void (*read_image)(void *png, uint8_t **rows);
} lib;

static void load(void) {
  const library_function functions[] = {
      {"png_create_read_struct", &lib.create},
      {"png_create_info_struct", &lib.create_info},
      {"png_destroy_read_struct", &lib.destroy},
      {"png_set_read_fn", &lib.set_read},
      {"png_get_io_ptr", &lib.read_data},
      {"png_get_error_ptr", &lib.error_data},
      {"png_read_info", &lib.read_info},
      {"png_set_expand", &lib.set_expand},
      {"png_set_strip_16", &lib.set_strip_16},
      {"png_set_gray_to_rgb", &lib.set_gray_to_rgb},
      {"png_set_interlace_handling", &lib.set_interlace_handling},
      {"png_read_update_info", &lib.update_info},
      {"png_get_image_width", &lib.width},
      {"png_get_image_height", &lib.height},
      {"png_get_channels", &lib.channels},
      {"png_get_rowbytes", &lib.row_bytes},
      {"png_read_image", &lib.read_image},
  };
  lib.is_loaded = library_load("libpng16.so.16", functions, sizeof functions / sizeof *functions);
}

void png_prepare(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
}

/// A decoding that may end in the middle of any call.
typedef struct {
  const uint8_t *bytes;
  size_t left;
  jmp_buf end;
  void *png, *info;
  uint8_t *pixels, **rows;
  picture_result result;
} decoding;

static void fail(void *png, const char *message) {
  (void)message;
  decoding *decoding = lib.error_data(png);
  longjmp(decoding->end, 1);
}

static void pass_over(void *png, const char *message) {
  (void)png, (void)message;
}

static void read_bytes(void *png, uint8_t *bytes, size_t count) {
  decoding *decoding = lib.read_data(png);
  if (count > decoding->left) fail(png, "the file ends");
  memcpy(bytes, decoding->bytes, count);
  decoding->bytes += count;
  decoding->left -= count;
}

/// Decodes the whole file, or leaves by the error's way.
static void decode(decoding *decoding, int64_t pixel_limit, picture_part part, uint8_t *rgba) {
  void *png = decoding->png, *info = decoding->info;
  lib.set_read(png, decoding, read_bytes);
  lib.read_info(png, info);
  decoding->result.width = (int)lib.width(png, info);
  decoding->result.height = (int)lib.height(png, info);
  if ((int64_t)decoding->result.width * decoding->result.height > pixel_limit) {
    decoding->result.status = PICTURE_TOO_LARGE;
    return;
  }
  // Palettes, fewer bits and transparent colours become bytes; then grey becomes three of them.
  lib.set_expand(png);
  lib.set_strip_16(png);
  lib.set_gray_to_rgb(png);
  lib.set_interlace_handling(png);
  lib.update_info(png, info);
  picture_pixels pixels = {
      .width = decoding->result.width,
      .height = decoding->result.height,
      .channels = lib.channels(png, info),
      .stride = lib.row_bytes(png, info),
  };
  decoding->pixels = malloc(pixels.stride * pixels.height);
  decoding->rows = malloc(pixels.height * sizeof *decoding->rows);
  if (decoding->pixels == NULL || decoding->rows == NULL || pixels.channels < 3) return;
  for (int row = 0; row < pixels.height; row++) decoding->rows[row] = decoding->pixels + row * pixels.stride;
  lib.read_image(png, decoding->rows);
  pixels.bytes = decoding->pixels;
  decoding->result.is_opaque = pixels.channels == 3;
  if (picture_draw(pixels, part, rgba)) decoding->result.status = PICTURE_OK;
}

picture_result png_draw(const uint8_t *bytes, size_t count, int64_t pixel_limit, picture_part part, uint8_t *rgba) {
  png_prepare();
  if (!lib.is_loaded) return (picture_result){.status = PICTURE_NO_LIBRARY};
  decoding decoding = {.bytes = bytes, .left = count, .result = {.status = PICTURE_DAMAGED}};
  // What changes after it lies in memory, where a jump leaves it as it is.
  if (setjmp(decoding.end) == 0) {
    decoding.png = lib.create("1.6.0", &decoding, fail, pass_over);
    if (decoding.png != NULL) decoding.info = lib.create_info(decoding.png);
    if (decoding.info != NULL) decode(&decoding, pixel_limit, part, rgba);
  }
  free(decoding.pixels);
  free(decoding.rows);
  if (decoding.png != NULL) lib.destroy(&decoding.png, &decoding.info, NULL);
  return decoding.result;
}
