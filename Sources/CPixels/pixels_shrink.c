#include "CPixels.h"

#include <stddef.h>
#include <string.h>

// The same result on machines that can multiply and add at once.
#pragma STDC FP_CONTRACT OFF

typedef uint8_t Bytes4 __attribute__((vector_size(4)));
typedef uint8_t Bytes16 __attribute__((vector_size(16)));
typedef uint16_t Words4 __attribute__((vector_size(8)));
typedef uint16_t Words16 __attribute__((vector_size(32)));
typedef float Floats4 __attribute__((vector_size(16)));

static int32_t within(int32_t value, int32_t count) {
  return value < 0 ? 0 : value < count ? value : count - 1;
}

// A block that reaches beyond the picture.
static Floats4 edge_block(const PixelsPicture *picture, int32_t x, int32_t y, int32_t side) {
  Words4 sum = {0, 0, 0, 0};
  for (int32_t row = y; row < y + side; row++) {
    const uint32_t *line = picture->pixels + (ptrdiff_t)within(row, picture->height) * picture->stride;
    for (int32_t column = x; column < x + side; column++) {
      Bytes4 pixel;
      memcpy(&pixel, line + within(column, picture->width), sizeof pixel);
      sum += __builtin_convertvector(pixel, Words4);
    }
  }
  return __builtin_convertvector(sum, Floats4) * (1.0f / (float)(side * side));
}

static Words4 four_columns(const uint32_t *pixel, ptrdiff_t stride, int rows) {
  Words16 sum = {0};
  for (int row = 0; row < rows; row++) {
    Bytes16 bytes;
    memcpy(&bytes, pixel + row * stride, sizeof bytes);
    sum += __builtin_convertvector(bytes, Words16);
  }
  return __builtin_shufflevector(sum, sum, 0, 1, 2, 3)
      + __builtin_shufflevector(sum, sum, 4, 5, 6, 7)
      + __builtin_shufflevector(sum, sum, 8, 9, 10, 11)
      + __builtin_shufflevector(sum, sum, 12, 13, 14, 15);
}

static Floats4 block_of_8(const uint32_t *pixel, ptrdiff_t stride) {
  const Words4 sum = four_columns(pixel, stride, 8) + four_columns(pixel + 4, stride, 8);
  return __builtin_convertvector(sum, Floats4) * (1.0f / 64);
}

static Floats4 block_of_4(const uint32_t *pixel, ptrdiff_t stride) {
  return __builtin_convertvector(four_columns(pixel, stride, 4), Floats4) * (1.0f / 16);
}

static Floats4 block_of_2(const uint32_t *pixel, ptrdiff_t stride) {
  Bytes4 bytes[4];
  memcpy(bytes, pixel, 8);
  memcpy(bytes + 2, pixel + stride, 8);
  Words4 total = __builtin_convertvector(bytes[0], Words4) + __builtin_convertvector(bytes[1], Words4)
      + __builtin_convertvector(bytes[2], Words4) + __builtin_convertvector(bytes[3], Words4);
  return __builtin_convertvector(total, Floats4) * (1.0f / 4);
}

static Floats4 block_of_1(const uint32_t *pixel) {
  Bytes4 bytes;
  memcpy(&bytes, pixel, sizeof bytes);
  return __builtin_convertvector(bytes, Floats4);
}

void pixels_shrink(const PixelsPicture *picture, PixelsGrid grid, float *blocks) {
  Floats4 *out = (Floats4 *)blocks;
  const int32_t side = grid.side;
  const ptrdiff_t stride = picture->stride;
  for (int32_t row = 0; row < grid.rows; row++) {
    const int32_t y = (grid.row + row) * side;
    const bool inside = y >= 0 && y + side <= picture->height;
    const uint32_t *line = picture->pixels + (ptrdiff_t)within(y, picture->height) * stride;
    for (int32_t column = 0; column < grid.columns; column++) {
      const int32_t x = (grid.column + column) * side;
      if (!inside || x < 0 || x + side > picture->width) {
        *out++ = edge_block(picture, x, y, side);
      } else if (side == 8) {
        *out++ = block_of_8(line + x, stride);
      } else if (side == 4) {
        *out++ = block_of_4(line + x, stride);
      } else if (side == 2) {
        *out++ = block_of_2(line + x, stride);
      } else {
        *out++ = block_of_1(line + x);
      }
    }
  }
}
