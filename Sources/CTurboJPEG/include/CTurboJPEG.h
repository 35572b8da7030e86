/// libturbojpeg as functions on integers and pointers.
///
/// Most of what ads show are JPEGs, and gdk-pixbuf takes longer to load, with the sixteen libraries that it needs, than
/// one takes to be decoded. Both decode with the same code: the pixels are the same.
#ifndef CTURBOJPEG_H
#define CTURBOJPEG_H

#include "CPixels.h"

/// Loads the library, so that the first picture need not; does nothing where it is not there.
void turbojpeg_prepare(void);

/// Reads the size that a JPEG's header states.
///
/// Returns PICTURE_NO_LIBRARY without libturbojpeg, and PICTURE_NO_LOADER for what is left to others: files of four inks,
/// and those whose header is broken.
picture_result turbojpeg_measure(const uint8_t *bytes, size_t count);

/// Decodes a whole JPEG into pixels of 3 bytes without gaps; returns false for a broken one.
///
/// - width, height: the sides of the result, which are those of the header by 1, 2, 4 or 8, rounded up.
bool turbojpeg_decode(const uint8_t *bytes, size_t count, int width, int height, uint8_t *rgb);

#endif
