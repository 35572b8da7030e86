#include "CPixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// A product and a sum that become one instruction are rounded once, on some machines and not on others.
#pragma STDC FP_CONTRACT OFF

int picture_reduction(int width, int height, picture_part part) {
  const double least_share = 3.0 / 5;
  const int least_side = 256;
  double across = least_share * part.width / part.part_width;
  double down = least_share * part.height / part.part_height;
  double needed_width = part.swaps_sides ? down : across, needed_height = part.swaps_sides ? across : down;
  int longer_side = width > height ? width : height;
  int factor = 1;
  while (factor < 8 && longer_side >= 2 * factor * least_side && width >= 2 * factor * needed_width &&
         height >= 2 * factor * needed_height)
    factor *= 2;
  return factor;
}

// MARK: Axes

/// Shares of a whole that keep sums of weighted values of 16 bits within 32 bits.
enum { weight_bits = 14, whole = 1 << weight_bits };

/// Which pixels of the source each pixel of the target is made of, along one side.
typedef struct {
  /// For each pixel of the target, the first pixel of the source and how many there are.
  int *first, *count;
  /// For each pixel of the target `room` shares, of which the first `count` together are the whole.
  uint32_t *weights;
  size_t room;
} axis;

static void release(axis axis) {
  free(axis.first);
  free(axis.count);
  free(axis.weights);
}

/// Lays target pixels evenly over a part of the source; each covers at least one pixel's length around its middle.
static bool lay(axis *axis, int source, double start, double length, bool is_mirrored, int target) {
  double step = source * length / target, reach = step > 1 ? step : 1;
  axis->room = (size_t)ceil(reach) + 2;
  axis->first = malloc(target * sizeof *axis->first);
  axis->count = malloc(target * sizeof *axis->count);
  axis->weights = malloc(target * axis->room * sizeof *axis->weights);
  if (axis->first == NULL || axis->count == NULL || axis->weights == NULL) return false;
  for (int index = 0; index < target; index++) {
    double low = start * source + (index + 0.5) * step - reach / 2, high = low + reach;
    // What lies beyond the edges is like the pixels there.
    int first = (int)fmin(fmax(floor(low), 0), source - 1);
    int last = (int)fmin(fmax(ceil(high) - 1, first), source - 1);
    if ((size_t)(last - first) >= axis->room) last = first + (int)axis->room - 1;
    int place = is_mirrored ? target - 1 - index : index;
    uint32_t *weights = axis->weights + place * axis->room, sum = 0;
    for (int pixel = first; pixel <= last; pixel++) {
      double share = pixel == last ? 1 : fmin(fmax((pixel + 1 - low) / reach, 0), 1);
      uint32_t end = (uint32_t)(share * whole + 0.5);
      weights[pixel - first] = end - sum;
      sum = end;
    }
    axis->first[place] = first;
    axis->count[place] = last - first + 1;
  }
  return true;
}

// MARK: Drawing

/// Adds up the rows under a target row, with values of 16 bits; those of 4 bytes are multiplied with their opacity.
static void add_rows(picture_pixels source, axis down, int row, int first, int count, uint32_t *sums) {
  int channels = source.channels;
  memset(sums, 0, (size_t)count * channels * sizeof *sums);
  for (int tap = 0; tap < down.count[row]; tap++) {
    uint32_t weight = down.weights[row * down.room + tap];
    const uint8_t *bytes = source.bytes + (size_t)(down.first[row] + tap) * source.stride + (size_t)first * channels;
    if (channels == 3) {
      for (int index = 0; index < count * 3; index++) sums[index] += weight * bytes[index];
    } else {
      for (int index = 0; index < count * 4; index += 4) {
        uint32_t opacity = weight * bytes[index + 3];
        sums[index] += opacity * bytes[index];
        sums[index + 1] += opacity * bytes[index + 1];
        sums[index + 2] += opacity * bytes[index + 2];
        sums[index + 3] += opacity * 255;
      }
    }
  }
  int shift = channels == 3 ? weight_bits - 8 : weight_bits;
  for (int index = 0; index < count * channels; index++) sums[index] >>= shift;
}

static void put_opaque(const uint32_t *sums, const uint32_t *weights, int count, uint8_t *pixel) {
  uint32_t red = 0, green = 0, blue = 0;
  for (int tap = 0; tap < count; tap++, sums += 3) {
    red += weights[tap] * sums[0];
    green += weights[tap] * sums[1];
    blue += weights[tap] * sums[2];
  }
  const int shift = weight_bits + 8;
  const uint32_t half = 1 << (shift - 1);
  pixel[0] = (red + half) >> shift;
  pixel[1] = (green + half) >> shift;
  pixel[2] = (blue + half) >> shift;
  pixel[3] = 255;
}

static void put(const uint32_t *sums, const uint32_t *weights, int count, uint8_t *pixel) {
  uint32_t red = 0, green = 0, blue = 0, opacity = 0;
  for (int tap = 0; tap < count; tap++, sums += 4) {
    red += weights[tap] * sums[0];
    green += weights[tap] * sums[1];
    blue += weights[tap] * sums[2];
    opacity += weights[tap] * sums[3];
  }
  const uint32_t half = whole / 2;
  red = (red + half) >> weight_bits;
  green = (green + half) >> weight_bits;
  blue = (blue + half) >> weight_bits;
  opacity = (opacity + half) >> weight_bits;
  memset(pixel, 0, 4);
  if (opacity == 0) return;
  // Rounding may leave a colour brighter than its opacity allows.
  uint32_t values[] = {red, green, blue};
  for (int index = 0; index < 3; index++) {
    uint32_t value = (values[index] * 255 + opacity / 2) / opacity;
    pixel[index] = value < 255 ? value : 255;
  }
  pixel[3] = (opacity + 127) / 255;
}

bool picture_draw(picture_pixels source, picture_part part, uint8_t *rgba) {
  // The part as it is stored: its columns may become the rows of the result, and either may run backwards.
  bool is_swapped = part.swaps_sides;
  double x = is_swapped ? part.y : part.x, width = is_swapped ? part.part_height : part.part_width;
  double y = is_swapped ? part.x : part.y, height = is_swapped ? part.part_width : part.part_height;
  if (part.mirrors_columns) x = 1 - x - width;
  if (part.mirrors_rows) y = 1 - y - height;
  int columns = is_swapped ? part.height : part.width, rows = is_swapped ? part.width : part.height;

  axis across = {0}, down = {0};
  uint32_t *sums = NULL;
  bool is_drawn = lay(&across, source.width, x, width, part.mirrors_columns, columns) &&
                  lay(&down, source.height, y, height, part.mirrors_rows, rows);
  if (is_drawn) {
    int leftmost = part.mirrors_columns ? columns - 1 : 0, rightmost = columns - 1 - leftmost;
    int first = across.first[leftmost], count = across.first[rightmost] + across.count[rightmost] - first;
    sums = malloc((size_t)count * source.channels * sizeof *sums);
    is_drawn = sums != NULL;
    for (int row = 0; is_drawn && row < rows; row++) {
      add_rows(source, down, row, first, count, sums);
      for (int column = 0; column < columns; column++) {
        const uint32_t *weights = across.weights + column * across.room;
        const uint32_t *under = sums + (size_t)(across.first[column] - first) * source.channels;
        uint8_t *pixel = rgba + 4 * (is_swapped ? (size_t)column * part.width + row : (size_t)row * part.width + column);
        if (source.channels == 3) {
          put_opaque(under, weights, across.count[column], pixel);
        } else {
          put(under, weights, across.count[column], pixel);
        }
      }
    }
  }
  free(sums);
  release(down);
  release(across);
  return is_drawn;
}
