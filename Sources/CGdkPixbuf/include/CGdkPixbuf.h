/// gdk-pixbuf as functions on integers and pointers.
///
/// The library is loaded at the first call: a run that draws no picture does not pay for it, and a machine without it
/// still runs the program.
#ifndef CGDKPIXBUF_H
#define CGDKPIXBUF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How decoding ended.
typedef enum {
  PIXBUF_OK,
  /// gdk-pixbuf is not there.
  PIXBUF_NO_LIBRARY,
  /// gdk-pixbuf has no loader for the format, such as WebP without webp-pixbuf-loader.
  PIXBUF_NO_LOADER,
  /// The header states more pixels than the limit; nothing was decoded.
  PIXBUF_TOO_LARGE,
  /// The file is broken.
  PIXBUF_DAMAGED,
} pixbuf_status;

/// How decoding ended, and what the file's header says.
typedef struct {
  pixbuf_status status;
  /// Pixels of the whole picture as it is stored, before its orientation turns it; 0 where the header is broken.
  int width, height;
} pixbuf_result;

/// The part of a picture that is drawn, as shares of its sides, after its orientation turned it.
typedef struct {
  double x, y, width, height;
} pixbuf_crop;

/// Loads the library and its loaders, so that the first picture need not; does nothing where it is not there.
void pixbuf_prepare(void);

/// Reads the size that a file's header states; nothing is decoded.
///
/// - type: gdk-pixbuf's name of the format: png, jpeg, gif or webp.
pixbuf_result pixbuf_measure(const uint8_t *bytes, size_t count, const char *type);

/// Decodes a file and draws a part of it, scaled, into width × height RGBA pixels of 4 bytes without gaps.
///
/// - pixel_limit: the most pixels that a header may state.
/// - milliseconds: which moment of an animation; 0 for its first frame.
pixbuf_result pixbuf_draw(
    const uint8_t *bytes, size_t count, const char *type, int64_t pixel_limit, int64_t milliseconds, pixbuf_crop crop,
    int width, int height, uint8_t *pixels);

#endif
