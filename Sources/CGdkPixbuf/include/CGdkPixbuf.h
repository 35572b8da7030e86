/// gdk-pixbuf as functions on integers and pointers.
///
/// The library is loaded at the first call: a run that draws no picture does not pay for it, and a machine without it
/// still runs the program.
#ifndef CGDKPIXBUF_H
#define CGDKPIXBUF_H

#include "CPixels.h"

/// Reads the size that a file's header states; nothing is decoded.
///
/// - type: gdk-pixbuf's name of the format: png, jpeg, gif or webp.
picture_result pixbuf_measure(const uint8_t *bytes, size_t count, const char *type);

/// Decodes a file and draws a part of it as RGBA pixels of 4 bytes without gaps.
///
/// - pixel_limit: the most pixels that a header may state.
/// - milliseconds: which moment of an animation; 0 for its first frame.
picture_result pixbuf_draw(
    const uint8_t *bytes, size_t count, const char *type, int64_t pixel_limit, int64_t milliseconds, picture_part part,
    uint8_t *rgba);

#endif
