#include <stdlib.h>
#include <string.h>

#include "CVips.h"
#include "library.h"

struct CVipsPicture {
  void *source;
  void *image;
  const CVipsReader *reader;
};

/// Whether the picture is not wanted any more, or nothing is.
static bool is_cancelled(const CVipsReader *reader) {
  return is_ending() || reader->cancelled(reader->context);
}

static int64_t read_bytes(void *source, void *bytes, int64_t count, void *data) {
  const CVipsReader *reader = data;
  (void)source;
  // A decoder that gets no more bytes gives up: no other way reaches into all of them.
  // NB: an end, not a fault, which some would take for a count.
  if (is_cancelled(reader)) return 0;
  int64_t got = reader->read(reader->context, bytes, count);
  return got < 0 ? 0 : got;
}

static int64_t seek_bytes(void *source, int64_t offset, int whence, void *data) {
  const CVipsReader *reader = data;
  (void)source;
  return reader->seek(reader->context, offset, whence);
}

static CVipsPicture *make(const CVipsReader *reader) {
  if (reader->seek(reader->context, 0, 0) < 0) return NULL;
  CVipsPicture *picture = calloc(1, sizeof *picture);
  if (!picture) return NULL;
  picture->reader = reader;
  // NB: not a source on the file itself, which some decoders map into memory: a file that is cut short
  // meanwhile would end the process.
  picture->source = vips.source_custom_new();
  if (!picture->source) {
    free(picture);
    return NULL;
  }
  vips.signal_connect_data(
      picture->source, "read", (void (*)(void))read_bytes, (void *)reader, NULL, 0);
  vips.signal_connect_data(
      picture->source, "seek", (void (*)(void))seek_bytes, (void *)reader, NULL, 0);
  return picture;
}

void cvips_close(CVipsPicture *picture) {
  if (picture->image) vips.object_unref(picture->image);
  vips.object_unref(picture->source);
  free(picture);
}

CVipsPicture *cvips_open(const CVipsReader *reader, CVipsHeader *header) {
  CVipsPicture *picture = make(reader);
  if (!picture) return NULL;
  picture->image = vips.image_new_from_source(
      picture->source, "", "access", ACCESS_SEQUENTIAL, "fail_on", FAIL_ON_ERROR, NULL);
  if (!picture->image) {
    cvips_close(picture);
    return NULL;
  }
  header->width = vips.image_get_width(picture->image);
  header->height = vips.image_get_height(picture->image);
  header->orientation = vips.image_get_orientation(picture->image);
  header->pages = vips.image_get_n_pages(picture->image);
  header->has_alpha = vips.image_hasalpha(picture->image) != 0;
  int space = vips.image_get_interpretation(picture->image);
  header->is_rgb = space == INTERPRETATION_SRGB || space == INTERPRETATION_RGB16;
  header->has_profile = vips.image_get_typeof(picture->image, "icc-profile-data") != 0;
  return picture;
}

void cvips_fields(
    CVipsPicture *picture, void *context,
    void (*visit)(void *context, const char *name, const char *value)) {
  char **names = vips.image_get_fields(picture->image);
  if (!names) return;
  for (char **name = names; *name; name++) {
    // Profiles and raw blocks are of no use as text.
    if (strncmp(*name, "exif-ifd", 8) != 0) continue;
    char *value = NULL;
    if (vips.image_get_as_string(picture->image, *name, &value) == 0 && value) {
      visit(context, *name, value);
    }
    vips.free(value);
  }
  vips.strfreev(names);
}

/// Takes the place of the picture's image, unless there was a fault.
static bool replace(CVipsPicture *picture, int fault, void *image) {
  if (fault || !image) return false;
  vips.object_unref(picture->image);
  picture->image = image;
  return true;
}

/// Makes what came out of a decoder pixels of three or four bytes.
static bool normalize(CVipsPicture *picture) {
  void *out = NULL;
  if (vips.image_get_interpretation(picture->image) != INTERPRETATION_SRGB) {
    int fault = vips.colourspace(picture->image, &out, INTERPRETATION_SRGB, NULL);
    if (!replace(picture, fault, out)) return false;
  }
  if (vips.image_get_format(picture->image) != FORMAT_UCHAR) {
    int fault = vips.cast(picture->image, &out, FORMAT_UCHAR, NULL);
    if (!replace(picture, fault, out)) return false;
  }
  return vips.image_get_bands(picture->image) >= 3;
}

/// Which colour profiles a picture is brought to sRGB by: its own, and one that stands in for it.
enum { OWN_OR_SRGB, OWN_ALONE, NONE };

/// What a picture is made smaller from, and by which of libvips's functions: both take the same options.
typedef struct {
  void *in;
  int (*make)(void *in, void **out, int width, ...);
  /// The name of one option more; null, which ends the options, for none.
  const char *last;
} Shrinking;

static int shrink(
    CVipsPicture *picture, Shrinking way, bool upright, int32_t width, int32_t height,
    int profiles) {
  // NB: "fail_on" of a thumbnail does not reach a source's decoder, this does: a picture that is cut off
  // or damaged is a fault, and not grey from there on.
  const char *options = "[fail_on=error]";
  switch (profiles) {
    case OWN_OR_SRGB:
      // NB: both profiles. Without the second nothing is converted.
      return way.make(
          way.in, &picture->image, width, "height", height, "size", SIZE_DOWN, "no_rotate",
          !upright, "import_profile", "srgb", "export_profile", "srgb", way.last, options, NULL);
    case OWN_ALONE:
      return way.make(
          way.in, &picture->image, width, "height", height, "size", SIZE_DOWN, "no_rotate",
          !upright, "export_profile", "srgb", way.last, options, NULL);
    default:
      return way.make(
          way.in, &picture->image, width, "height", height, "size", SIZE_DOWN, "no_rotate",
          !upright, way.last, options, NULL);
  }
}

/// By how much a JPEG is made smaller while it is decoded, which costs next to nothing: so that at least half as much again
/// is left to be done well. libvips itself leaves four times as much, and takes twice as long.
static int own_shrink(const CVipsHeader *header, int32_t width, int32_t height) {
  int32_t whole = header->width > header->height ? header->width : header->height;
  int32_t part = width > height ? width : height;
  int32_t narrow = header->width < header->height ? header->width : header->height;
  for (int factor = 8; factor > 1; factor /= 2) {
    // NB: of a narrow one nothing would be left, for which libvips ends the process.
    if ((double)part * factor * 1.5 <= whole && narrow >= 16 * factor) return factor;
  }
  return 1;
}

static int shrink_jpeg(
    CVipsPicture *picture, int factor, bool upright, int32_t width, int32_t height, int profiles) {
  void *in = vips.image_new_from_source(
      picture->source, "", "access", ACCESS_SEQUENTIAL, "fail_on", FAIL_ON_ERROR, "shrink", factor,
      NULL);
  if (!in) return -1;
  int fault = shrink(
      picture, (Shrinking){in, vips.thumbnail_image, NULL}, upright, width, height, profiles);
  vips.object_unref(in);
  return fault;
}

/// Which profiles to begin with. That of sRGB fits colours alone, not grey and not inks; numbers of a picture without a
/// profile are those of sRGB already.
static int first_profiles(const CVipsHeader *header) {
  if (!header->is_rgb) return OWN_ALONE;
  return header->has_profile ? OWN_OR_SRGB : NONE;
}

CVipsPicture *cvips_shrink(
    const CVipsReader *reader, const CVipsHeader *header, bool is_jpeg, bool upright,
    int32_t *width, int32_t *height, bool *has_alpha) {
  int factor = is_jpeg ? own_shrink(header, *width, *height) : 1;
  // The profile that a file has may fit nothing: then its numbers have to do.
  // NB: what libvips says of a fault cannot be asked which it was: of two threads one may take the other's.
  for (int profiles = first_profiles(header); profiles <= NONE; profiles++) {
    CVipsPicture *picture = make(reader);
    if (!picture) return NULL;
    Shrinking way = {picture->source, vips.thumbnail_source, "option_string"};
    int fault = factor > 1 ? shrink_jpeg(picture, factor, upright, *width, *height, profiles)
                           : shrink(picture, way, upright, *width, *height, profiles);
    if (!fault && picture->image && normalize(picture)) {
      *width = vips.image_get_width(picture->image);
      *height = vips.image_get_height(picture->image);
      *has_alpha = vips.image_get_bands(picture->image) > 3;
      return picture;
    }
    cvips_close(picture);
    keep_reason();
    if (is_cancelled(reader) || !header->has_profile) break;
  }
  return NULL;
}

static void pack(const uint8_t *bytes, int bands, uint32_t *pixels, int count) {
  if (bands == 3) {
    for (int x = 0; x < count; x++, bytes += 3) {
      pixels[x] = 0xFF000000u | (uint32_t)bytes[0] << 16 | (uint32_t)bytes[1] << 8 | bytes[2];
    }
    return;
  }
  for (int x = 0; x < count; x++, bytes += bands) {
    uint32_t alpha = bytes[3], pixel = alpha << 24;
    for (int band = 0; band < 3; band++) {
      pixel |= ((bytes[band] * alpha + 127) / 255) << (16 - band * 8);
    }
    pixels[x] = pixel;
  }
}

bool cvips_pixels(CVipsPicture *picture, uint32_t *pixels, int32_t stride) {
  enum { ROWS = 64 };
  int width = vips.image_get_width(picture->image);
  int height = vips.image_get_height(picture->image);
  int bands = vips.image_get_bands(picture->image);
  void *region = vips.region_new(picture->image);
  if (!region) return false;
  bool done = true;
  // Strip by strip on this thread: of a large picture only what is asked for is ever there.
  for (int top = 0; top < height && done; top += ROWS) {
    int rows = height - top < ROWS ? height - top : ROWS;
    if (is_cancelled(picture->reader)) {
      done = false;
      break;
    }
    size_t count = 0;
    uint8_t *strip = vips.region_fetch(region, 0, top, width, rows, &count);
    done = strip && count >= (size_t)width * (size_t)rows * (size_t)bands;
    for (int row = 0; row < rows && done; row++) {
      pack(
          strip + (size_t)row * (size_t)width * (size_t)bands, bands,
          pixels + (size_t)(top + row) * (size_t)stride, width);
    }
    vips.free(strip);
  }
  vips.object_unref(region);
  return done;
}
