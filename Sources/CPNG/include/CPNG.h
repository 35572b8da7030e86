/// libpng as one function on integers and pointers.
///
/// Icons are PNGs. libpng comes with gdk-pixbuf and decodes for it, so that the pixels are the same, and loads alone in a
/// tenth of the time.
#ifndef CPNG_H
#define CPNG_H

#include "CPixels.h"

/// Loads the library, so that the first picture need not; does nothing where it is not there.
void png_prepare(void);

/// Decodes a PNG and draws a part of it as RGBA pixels of 4 bytes without gaps.
///
/// Returns PICTURE_NO_LIBRARY without libpng.
///
/// - pixel_limit: the most pixels that a header may state.
picture_result png_draw(const uint8_t *bytes, size_t count, int64_t pixel_limit, picture_part part, uint8_t *rgba);

#endif
