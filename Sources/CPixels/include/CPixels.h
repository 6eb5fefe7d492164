// Loops over pixels, in C: without optimisation, as tests are built, vectors in Swift are a hundred
// times slower.
//
// Pixels are 32 bits, premultiplied, opacity on top. A grid is a picture at a smaller size, four floats
// a block from 0 to 255: blue, green, red, opacity.
#ifndef CPixels_h
#define CPixels_h

#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A picture in memory. A row is `stride` pixels after the one before.
typedef struct {
  uint32_t *pixels;
  int32_t stride;
  int32_t width;
  int32_t height;
} PixelsPicture;

/// Which blocks of a picture a grid has. Block `n` of a row is the pixels from `n * side` on; numbers may
/// be negative.
typedef struct {
  /// How many pixels a block is wide and high: 1, 2, 4 or 8.
  int32_t side;
  int32_t column;
  int32_t row;
  int32_t columns;
  int32_t rows;
} PixelsGrid;

/// The means of the blocks of `grid`, row by row. Around the picture its outermost pixels go on.
void pixels_shrink(const PixelsPicture *picture, PixelsGrid grid, float *blocks);

/// Blurs blocks along rows and columns by a Gaussian of the standard deviation `sigma`, in blocks. Around
/// the grid its outermost blocks go on.
void pixels_blur(float *blocks, int32_t columns, int32_t rows, double sigma);

/// What is done to each block's colours.
typedef struct {
  /// 1 for as they are, 0 for grey, more for stronger.
  float saturation;
  /// Put over them: blue, green, red, opacity, premultiplied, from 0 to 255.
  float tint[4];
} PixelsLook;

/// Colours blocks of `side` pixels and rounds them to what ``pixels_enlarge`` takes. Returns whether all are
/// opaque.
bool pixels_color(
    const float *blocks, int32_t count, int32_t side, PixelsLook look, uint16_t *rounded);

/// Paints the part of `picture` from `left`, `top` on, of `width` and `height`, with the grid: enlarged
/// smoothly, and dithered, so that colours that hardly change show no steps. Blocks around it must be in
/// the grid. The pixels of the part are the picture's own from `originX`, `originY` on. Of what the picture shows there
/// already `kept` 256ths stay.
void pixels_enlarge(
    const uint16_t *rounded, PixelsGrid grid, const PixelsPicture *picture, int32_t originX,
    int32_t originY, int32_t left, int32_t top, int32_t width, int32_t height, int32_t kept);

/// Takes `after` back towards `before`, of the same size: what is left of it is `alpha`, from 0 to 1, times
/// the opacity of `mask` if there is one.
void pixels_mix(
    const PixelsPicture *after, const PixelsPicture *before, const PixelsPicture *_Nullable mask,
    float alpha);

/// How a content is blended with what is beneath.
typedef struct {
  /// Whether the content's colours are added, for what is dark, or taken away as far as they are not white.
  bool lightens;
  /// Whether the content's colours count; else only its opacity does.
  bool usesColor;
  /// How much of it, from 0 to 1.
  float strength;
  /// How strong the colours beneath become under it; 1 for as they are.
  float saturation;
} PixelsVibrance;

/// Blends `content` into `beneath`, of the same size. Opacity beneath stays as it is.
void pixels_vibrate(
    const PixelsPicture *beneath, const PixelsPicture *content, PixelsVibrance vibrance);

#pragma clang assume_nonnull end

#endif
