/// libchafa as one function on integers and pointers.
///
/// The library is loaded at the first call: a run that draws no picture does not pay for it, and a machine without it
/// still runs the program.
#ifndef CCHAFA_H
#define CCHAFA_H

#include <stdbool.h>
#include <stdint.h>

/// One cell of a drawn picture.
typedef struct {
  /// The character's code point.
  uint32_t character;
  /// The character's colour, 0xRRGGBB.
  uint32_t foreground;
  /// The colour behind it, 0xRRGGBB.
  uint32_t background;
} chafa_cell;

/// Which characters and colours a picture is drawn with.
typedef enum {
  /// Blocks that ordinary fonts have, in two colours a cell.
  CHAFA_BLOCKS,
  /// Blocks by shape alone: white where the character is.
  CHAFA_BLOCK_SHAPES,
} chafa_style;

/// Whether libchafa is there.
bool chafa_is_available(void);

/// Loads the library and its tables of characters, so that the first picture need not; does nothing where it is not there.
void chafa_prepare(void);

/// Draws opaque RGBA pixels, 4 bytes each and without gaps between rows, as columns × rows cells, row by row.
///
/// Returns false without libchafa, and for sides below 1.
bool chafa_draw(
    const uint8_t *pixels, int width, int height, int columns, int rows, chafa_style style, chafa_cell *cells);

#endif
