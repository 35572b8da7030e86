/// What the decoders of pictures share: how decoding ended, and cutting, scaling and turning decoded pixels.
///
/// It is C because a debug build of it is still quick, and tests draw many pictures.
#ifndef CPIXELS_H
#define CPIXELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How decoding ended.
typedef enum {
  PICTURE_OK,
  /// The library that decodes the format is not there.
  PICTURE_NO_LIBRARY,
  /// The library has no loader for the format, such as gdk-pixbuf for WebP without webp-pixbuf-loader.
  PICTURE_NO_LOADER,
  /// The header states more pixels than the limit; nothing was decoded.
  PICTURE_TOO_LARGE,
  /// The file is broken.
  PICTURE_DAMAGED,
} picture_status;

/// How decoding ended, and what the file's header says.
typedef struct {
  picture_status status;
  /// Pixels of the whole picture as it is stored, before its orientation turns it; 0 where the header is broken.
  int width, height;
  /// Whether the decoded picture has no opacity, so that all pixels are opaque.
  bool is_opaque;
} picture_result;

/// What is drawn of a decoded picture.
typedef struct {
  /// The part, as shares of the upright picture's sides.
  double x, y, part_width, part_height;
  /// How the stored picture is turned upright: whether its columns become rows, and whether they run from right to
  /// left and its rows from below, as they are stored.
  bool swaps_sides, mirrors_columns, mirrors_rows;
  /// The pixels of the result.
  int width, height;
} picture_part;

/// Pixels as a decoder leaves them: 3 bytes each, or 4 with an opacity that is not multiplied in.
typedef struct {
  const uint8_t *bytes;
  int width, height, channels;
  /// Bytes from one row to the next.
  size_t stride;
} picture_pixels;

/// Returns by how much less a picture may be decoded on each side, 1, 2, 4 or 8: factors that JPEG decoders have.
///
/// Three of five pixels on each side look the same in cells, which seldom change colour more than once. A side of 256
/// pixels is small enough for every drawing, so that one that is decoded ahead fits most of them.
int picture_reduction(int width, int height, picture_part part);

/// Draws a part as RGBA pixels of 4 bytes without gaps; returns false where memory is short.
///
/// Each pixel is the mean of what it covers, and where there are fewer pixels than wanted, a mixture of its neighbours.
/// All arithmetic is of integers, so that every machine draws the same.
bool picture_draw(picture_pixels source, picture_part part, uint8_t *rgba);

#endif
