#include <stddef.h>
#include <string.h>

#include "CPixels.h"

#pragma STDC FP_CONTRACT OFF

typedef uint8_t Bytes4 __attribute__((vector_size(4)));
typedef uint16_t Words4 __attribute__((vector_size(8)));
typedef float Floats4 __attribute__((vector_size(16)));

static const uint32_t *row_of(const PixelsPicture *picture, int32_t y) {
  return picture->pixels + (ptrdiff_t)y * picture->stride;
}

void pixels_mix(
    const PixelsPicture *after, const PixelsPicture *before, const PixelsPicture *mask, float alpha) {
  const int32_t whole = (int32_t)(alpha * 256 + 0.5f);
  for (int32_t y = 0; y < after->height; y++) {
    uint32_t *pixels = (uint32_t *)row_of(after, y);
    const uint32_t *old = row_of(before, y);
    const uint32_t *opacities = mask ? row_of(mask, y) : NULL;
    for (int32_t x = 0; x < after->width; x++) {
      if (pixels[x] == old[x]) continue;
      const int32_t opacity = opacities ? (int32_t)(opacities[x] >> 24) : 255;
      const uint16_t weight = (uint16_t)((whole * opacity + 127) / 255);
      Bytes4 a, b;
      memcpy(&a, pixels + x, sizeof a);
      memcpy(&b, old + x, sizeof b);
      const Words4 sum = __builtin_convertvector(a, Words4) * weight
          + __builtin_convertvector(b, Words4) * (uint16_t)(256 - weight) + 128;
      const Bytes4 mixed = __builtin_convertvector(sum >> 8, Bytes4);
      memcpy(pixels + x, &mixed, sizeof mixed);
    }
  }
}

void pixels_vibrate(
    const PixelsPicture *beneath, const PixelsPicture *content, PixelsVibrance vibrance) {
  for (int32_t y = 0; y < beneath->height; y++) {
    uint32_t *pixels = (uint32_t *)row_of(beneath, y);
    const uint32_t *contents = row_of(content, y);
    for (int32_t x = 0; x < beneath->width; x++) {
      if (contents[x] == 0) continue;
      Bytes4 bytes;
      memcpy(&bytes, pixels + x, sizeof bytes);
      Floats4 color = __builtin_convertvector(bytes, Floats4);
      memcpy(&bytes, contents + x, sizeof bytes);
      Floats4 added = __builtin_convertvector(bytes, Floats4);
      const float opacity = added[3], most = color[3];
      const float bright = color[2] * 0.2126f + color[1] * 0.7152f + color[0] * 0.0722f;
      const float stronger = (vibrance.saturation - 1) * vibrance.strength * opacity / 255;
      color += (color - bright) * stronger;
      // What is beneath may let through itself: no more is added than there is.
      const float strength = vibrance.strength * most / 255;
      if (vibrance.lightens) {
        const float even = opacity * strength;
        color = vibrance.usesColor ? color + added * strength : color + even;
      } else {
        const float even = opacity * strength;
        color = vibrance.usesColor ? color - (opacity - added) * strength : color - even;
      }
      uint32_t pixel = (uint32_t)most << 24;
      for (int i = 0; i < 3; i++) {
        const float value = color[i] < 0 ? 0 : color[i] > most ? most : color[i];
        pixel |= (uint32_t)(value + 0.5f) << (i * 8);
      }
      pixels[x] = pixel;
    }
  }
}
