// libvips without its headers: the library is looked for when the first photo is opened, and an app
// that opens none never loads it. What is called here is a part of its stable interface (8.13 and newer).
#ifndef CVips_h
#define CVips_h

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Where bytes come from, and whether they are still wanted. All are called on the thread that decodes.
typedef struct {
  void *_Nullable context;
  /// Puts up to `count` bytes into `bytes` and returns how many: 0 at the end, negative on a fault.
  int64_t (*read)(void *_Nullable context, void *bytes, int64_t count);
  /// Moves as lseek() does and returns the new place, negative on a fault.
  int64_t (*seek)(void *_Nullable context, int64_t offset, int32_t whence);
  /// Whether to give up.
  bool (*cancelled)(void *_Nullable context);
} CVipsReader;

/// A picture that is being decoded.
typedef struct CVipsPicture CVipsPicture;

/// What a picture's header says. Sizes are those stored, before it is turned.
typedef struct {
  int32_t width;
  int32_t height;
  /// EXIF's, 1 to 8.
  int32_t orientation;
  /// Frames of an animation, or pages.
  int32_t pages;
  bool has_alpha;
  /// Whether its numbers are red, green and blue: not grey, and not inks.
  bool is_rgb;
  /// Whether it says by a profile which colours its numbers are.
  bool has_profile;
} CVipsHeader;

/// What to encode to.
typedef enum {
  CVipsEncodingJPEG,
  CVipsEncodingHEIC,
  CVipsEncodingPNG,
} CVipsEncoding;

/// Comes in, to call what is below; false once the process ends. Whoever came in leaves: the end of the process waits
/// for it. It may come in more than once.
bool cvips_enter(void);

/// Leaves again.
void cvips_leave(void);

/// Loads and starts libvips, once; to be called by one thread before all else here. Returns false, and
/// says in `reason` why, when it is not there.
bool cvips_start(char *reason, size_t capacity);

/// Lets go of what libvips keeps for the calling thread.
void cvips_thread_ends(void);

/// Opens a picture and reads its header; null on a fault. `reader` has to stay until it is closed.
CVipsPicture *_Nullable cvips_open(const CVipsReader *reader, CVipsHeader *header);

/// Calls `visit` with each field of what the file says about the picture, as text.
void cvips_fields(
    CVipsPicture *picture, void *_Nullable context,
    void (*visit)(void *_Nullable context, const char *name, const char *value));

/// Opens a picture whose header is known to be decoded no larger than `width` by `height` pixels (of the turned picture, if it
/// is to be turned), with its colours brought to sRGB. Puts its true size into both. Null on a fault.
CVipsPicture *_Nullable cvips_shrink(
    const CVipsReader *reader, const CVipsHeader *header, bool is_jpeg, bool upright,
    int32_t *width, int32_t *height, bool *has_alpha);

/// Decodes the pixels of what `cvips_shrink` opened: 32 bits, premultiplied, opacity on top; opaque
/// ones have 255 there. Rows are `stride` pixels apart. False on a fault, or when it was cancelled.
bool cvips_pixels(CVipsPicture *picture, uint32_t *pixels, int32_t stride);

/// Lets the picture go.
void cvips_close(CVipsPicture *picture);

/// Encodes pixels of the layout of `cvips_pixels`. `quality` is from 1 to 100. Null on a fault, else bytes
/// to be given to `cvips_free`. JPEG has no opacity: what lets through is put on white.
void *_Nullable cvips_encode(
    const uint32_t *pixels, int32_t stride, int32_t width, int32_t height, bool has_alpha,
    CVipsEncoding encoding, int32_t quality, size_t *count);

/// Frees what `cvips_encode` returned.
void cvips_free(void *bytes);

/// Puts what libvips said of the last fault into `reason`, and forgets it. Faults of several threads are
/// kept together: it may be another's.
void cvips_reason(char *reason, size_t capacity);

#pragma clang assume_nonnull end

#endif
