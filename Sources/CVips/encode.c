#include <stdlib.h>

#include "CVips.h"
#include "library.h"

/// Bytes as encoders want them: red, green, blue, and opacity if `bands` is 4.
static uint8_t *unpack(
    const uint32_t *pixels, int32_t stride, int32_t width, int32_t height, bool has_alpha,
    int bands) {
  uint8_t *bytes = malloc((size_t)width * (size_t)height * (size_t)bands);
  if (!bytes) return NULL;
  uint8_t *out = bytes;
  for (int32_t y = 0; y < height; y++) {
    const uint32_t *row = pixels + (size_t)y * (size_t)stride;
    for (int32_t x = 0; x < width; x++, out += bands) {
      uint32_t pixel = row[x], alpha = has_alpha ? pixel >> 24 : 255;
      for (int band = 0; band < 3; band++) {
        uint32_t value = pixel >> (16 - band * 8) & 255;
        if (bands == 4) {
          value = alpha ? (value * 255 + alpha / 2) / alpha : 0;
        } else {
          value += 255 - alpha;
        }
        out[band] = (uint8_t)(value > 255 ? 255 : value);
      }
      if (bands == 4) out[3] = (uint8_t)alpha;
    }
  }
  return bytes;
}

static int save(
    void *image, CVipsEncoding encoding, int quality, void **bytes, size_t *count) {
  switch (encoding) {
    case CVipsEncodingJPEG:
      return vips.jpegsave_buffer(image, bytes, count, "Q", quality, "optimize_coding", 1, NULL);
    case CVipsEncodingHEIC:
      return vips.heifsave_buffer(
          image, bytes, count, "Q", quality, "compression", COMPRESSION_HEVC, NULL);
    case CVipsEncodingPNG:
      return vips.pngsave_buffer(image, bytes, count, NULL);
  }
  return -1;
}

void *cvips_encode(
    const uint32_t *pixels, int32_t stride, int32_t width, int32_t height, bool has_alpha,
    CVipsEncoding encoding, int32_t quality, size_t *count) {
  int bands = has_alpha && encoding != CVipsEncodingJPEG ? 4 : 3;
  uint8_t *raw = unpack(pixels, stride, width, height, has_alpha, bands);
  if (!raw) return NULL;
  void *bytes = NULL, *image = NULL;
  void *plain = vips.image_new_from_memory(
      raw, (size_t)width * (size_t)height * (size_t)bands, width, height, bands, FORMAT_UCHAR);
  if (plain && vips.copy(plain, &image, "interpretation", INTERPRETATION_SRGB, NULL) == 0) {
    if (save(image, encoding, quality, &bytes, count) != 0) bytes = NULL;
  }
  if (image) vips.object_unref(image);
  if (plain) vips.object_unref(plain);
  free(raw);
  return bytes;
}

void cvips_free(void *bytes) { vips.free(bytes); }
