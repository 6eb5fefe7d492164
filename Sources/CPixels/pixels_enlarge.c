#include <stddef.h>
#include <string.h>

#include "CPixels.h"

#pragma STDC FP_CONTRACT OFF

typedef uint8_t Bytes4 __attribute__((vector_size(4)));
typedef uint8_t Bytes8 __attribute__((vector_size(8)));
typedef uint16_t Words4 __attribute__((vector_size(8)));
typedef uint16_t Words8 __attribute__((vector_size(16)));
typedef uint32_t Longs4 __attribute__((vector_size(16)));
typedef int32_t Ints4 __attribute__((vector_size(16)));
typedef float Floats4 __attribute__((vector_size(16)));

// A value is rounded to 32nds and weighted by eighths, or 16ths both: together the 256ths that 16 bits
// have room for.
static int32_t parts_of(int32_t side) { return side == 8 ? 16 : 8; }

static Floats4 lesser(Floats4 a, Floats4 b) {
  const Ints4 isLess = a < b;
  return (Floats4)((isLess & (Ints4)a) | (~isLess & (Ints4)b));
}

bool pixels_color(
    const float *blocks, int32_t count, int32_t side, PixelsLook look, uint16_t *rounded) {
  const float fraction = 256.0f / (float)parts_of(side);
  const Floats4 *in = (const Floats4 *)blocks;
  const Floats4 zero = {0, 0, 0, 0};
  Floats4 tint;
  memcpy(&tint, look.tint, sizeof tint);
  const float through = 1 - tint[3] / 255;
  const float strong = look.saturation, grey = 1 - look.saturation;
  const Floats4 weights = {0.0722f, 0.7152f, 0.2126f, 0};
  const Floats4 saturations = {strong, strong, strong, 1}, greys = {grey, grey, grey, 0};
  const Floats4 white = {255, 255, 255, 255};
  float leastAlpha = 255;
  for (int32_t n = 0; n < count; n++) {
    Floats4 color = in[n];
    const float alpha = color[3];
    // How bright colours are by ITU-R BT.709, which sRGB is of.
    const Floats4 parts = color * weights;
    color = color * saturations + (parts[0] + parts[1] + parts[2]) * greys;
    const Ints4 isPositive = color > zero;
    color = lesser((Floats4)((Ints4)color & isPositive), __builtin_shufflevector(in[n], in[n], 3, 3, 3, 3));
    color = color * through + tint;
    // NB: sums of fractions may be a little more than they should be.
    color = lesser(color, __builtin_shufflevector(color, color, 3, 3, 3, 3));
    color = lesser(color, white);
    leastAlpha = alpha < leastAlpha ? alpha : leastAlpha;
    // The number is in the lowest bits of a float of this size.
    const Longs4 bits = (Longs4)(color * fraction + 8388608.0f) & 0xffff;
    const Words4 words = __builtin_convertvector(bits, Words4);
    memcpy(rounded + (ptrdiff_t)n * 4, &words, sizeof words);
  }
  return leastAlpha > 254.99f || look.tint[3] > 254.99f;
}

/// The order of 8 x 8 thresholds in which each next one lies as far as can be from those before.
static const uint8_t thresholds[8][8] = {
    {0, 32, 8, 40, 2, 34, 10, 42},   {48, 16, 56, 24, 50, 18, 58, 26},
    {12, 44, 4, 36, 14, 46, 6, 38},  {60, 28, 52, 20, 62, 30, 54, 22},
    {3, 35, 11, 43, 1, 33, 9, 41},   {51, 19, 59, 27, 49, 17, 57, 25},
    {15, 47, 7, 39, 13, 45, 5, 37},  {63, 31, 55, 23, 61, 29, 53, 21},
};

/// Where a pixel lies between two blocks: the number of the first, and how many parts of the second.
typedef struct {
  int32_t block;
  uint16_t weight;
} Place;

static Place place(int32_t pixel, int32_t side) {
  if (side == 1) return (Place){pixel, 0};
  const int32_t parts = parts_of(side);
  // From the middle of the first block on.
  const int32_t at = (2 * pixel + 1 - side) * (parts / side) / 2;
  const int32_t weight = at & (parts - 1);
  return (Place){(at - weight) / parts, (uint16_t)weight};
}

/// Two pixels that are new, weighted with what was there.
static Bytes8 mixed(Bytes8 made, const uint32_t *old, uint16_t kept) {
  Bytes8 before;
  memcpy(&before, old, sizeof before);
  const Words8 sum = __builtin_convertvector(made, Words8) * (uint16_t)(256 - kept)
      + __builtin_convertvector(before, Words8) * kept + 128;
  return __builtin_convertvector(sum >> 8, Bytes8);
}

/// A row of pixels from a row of blocks that is weighted already. Its first pixel is the one at `x` from the
/// first block's edge on, and takes the threshold at `phase`.
static void enlarge_row(
    const uint16_t *row, int32_t side, int32_t x, int32_t count, const uint16_t *dither,
    int32_t phase, uint16_t kept, uint32_t *out) {
  const int32_t parts = parts_of(side);
  const int32_t step = parts / side;
  int32_t n = 0;
  while (n < count) {
    const Place from = place(x + n, side);
    Words4 a, b;
    memcpy(&a, row + (ptrdiff_t)from.block * 4, sizeof a);
    memcpy(&b, row + (ptrdiff_t)(from.block + (from.weight != 0)) * 4, sizeof b);
    // The pixels between the middles of these two blocks.
    int32_t run = side == 1 ? 1 : (parts - from.weight + step - 1) / step;
    if (run > count - n) run = count - n;
    Words4 value = a * (uint16_t)(parts - from.weight) + b * from.weight;
    const Words4 difference = (b - a) * (uint16_t)step;
    const Words4 twice = difference + difference;
    for (; run >= 2; run -= 2, n += 2) {
      const Words8 pair = __builtin_shufflevector(value, value + difference, 0, 1, 2, 3, 4, 5, 6, 7);
      Words8 added;
      memcpy(&added, dither + ((phase + n) & 7) * 4, sizeof added);
      Bytes8 pixels = __builtin_convertvector((pair + added) >> 8, Bytes8);
      if (kept != 0) pixels = mixed(pixels, out + n, kept);
      memcpy(out + n, &pixels, sizeof pixels);
      value += twice;
    }
    if (run == 1) {
      Words4 added;
      memcpy(&added, dither + ((phase + n) & 7) * 4, sizeof added);
      Bytes4 pixel = __builtin_convertvector((value + added) >> 8, Bytes4);
      if (kept != 0) {
        Bytes4 before;
        memcpy(&before, out + n, sizeof before);
        const Words4 sum = __builtin_convertvector(pixel, Words4) * (uint16_t)(256 - kept)
            + __builtin_convertvector(before, Words4) * kept + 128;
        pixel = __builtin_convertvector(sum >> 8, Bytes4);
      }
      memcpy(out + n, &pixel, sizeof pixel);
      n += 1;
    }
  }
}

void pixels_enlarge(
    const uint16_t *rounded, PixelsGrid grid, const PixelsPicture *picture, int32_t originX,
    int32_t originY, int32_t left, int32_t top, int32_t width, int32_t height, int32_t kept) {
  const int32_t side = grid.side;
  const int32_t firstBlock = place(left, side).block - grid.column;
  const int32_t lastBlock = place(left + width - 1, side).block - grid.column;
  const int32_t blocks = lastBlock - firstBlock + (side == 1 ? 1 : 2);
  // One row of blocks, weighted between two; and room for a pair of thresholds that wraps around.
  uint16_t row[blocks * 4];
  uint16_t dither[9 * 4];
  for (int32_t y = top; y < top + height; y++) {
    const Place at = place(y, side);
    const ptrdiff_t pitch = (ptrdiff_t)grid.columns * 4;
    const uint16_t *upper =
        rounded + (ptrdiff_t)(at.block - grid.row) * pitch + (ptrdiff_t)firstBlock * 4;
    if (at.weight == 0) {
      memcpy(row, upper, sizeof row);
    } else {
      const uint16_t *lower = upper + pitch;
      const int32_t parts = parts_of(side);
      const uint16_t w0 = (uint16_t)(parts - at.weight), w1 = at.weight;
      const uint16_t half = (uint16_t)(parts / 2);
      const uint16_t shift = parts == 16 ? 4 : 3;
      for (int32_t n = 0; n < blocks; n++) {
        Words4 a, b;
        memcpy(&a, upper + n * 4, sizeof a);
        memcpy(&b, lower + n * 4, sizeof b);
        a = (a * w0 + b * w1 + half) >> shift;
        memcpy(row + n * 4, &a, sizeof a);
      }
    }
    for (int i = 0; i < 9; i++) {
      // The same for all parts of a pixel, so that no colour becomes more than its opacity.
      const uint16_t threshold = (uint16_t)(thresholds[y & 7][i & 7] * 4 + 2);
      for (int k = 0; k < 4; k++) dither[i * 4 + k] = threshold;
    }
    uint32_t *out = picture->pixels + (ptrdiff_t)(y - originY) * picture->stride + (left - originX);
    // Blocks of the row count from its first.
    const int32_t x = left - (firstBlock + grid.column) * side;
    enlarge_row(row, side, x, width, dither, left & 7, (uint16_t)kept, out);
  }
}
