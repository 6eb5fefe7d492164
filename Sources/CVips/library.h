// The functions of libvips that are used, found by name.
#ifndef CVips_library_h
#define CVips_library_h

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Numbers of libvips's enumerations.
enum {
  ACCESS_SEQUENTIAL = 1,
  FAIL_ON_ERROR = 2,
  SIZE_DOWN = 2,
  FORMAT_UCHAR = 0,
  INTERPRETATION_SRGB = 22,
  INTERPRETATION_RGB16 = 25,
  LOG_LEVELS_BELOW_ERROR = 0xF8,
  COMPRESSION_HEVC = 1,
};

typedef struct {
  int (*init)(const char *program);
  void (*block_untrusted_set)(int state);
  void (*concurrency_set)(int count);
  void (*vector_set_enabled)(int state);
  void (*cache_set_max)(int count);
  void (*thread_shutdown)(void);
  char *(*error_buffer_copy)(void);

  void *(*source_custom_new)(void);
  void *(*image_new_from_source)(void *source, const char *options, ...);
  int (*thumbnail_source)(void *source, void **out, int width, ...);
  int (*thumbnail_image)(void *in, void **out, int width, ...);
  int (*colourspace)(void *in, void **out, int space, ...);
  int (*cast)(void *in, void **out, int format, ...);
  int (*copy)(void *in, void **out, ...);

  int (*image_get_width)(void *image);
  int (*image_get_height)(void *image);
  int (*image_get_bands)(void *image);
  int (*image_get_format)(void *image);
  int (*image_get_interpretation)(void *image);
  int (*image_get_orientation)(void *image);
  int (*image_get_n_pages)(void *image);
  int (*image_hasalpha)(void *image);
  unsigned long (*image_get_typeof)(void *image, const char *name);
  char **(*image_get_fields)(void *image);
  int (*image_get_as_string)(void *image, const char *name, char **out);
  void *(*image_new_from_memory)(
      const void *data, size_t size, int width, int height, int bands, int format);

  void *(*region_new)(void *image);
  uint8_t *(*region_fetch)(
      void *region, int left, int top, int width, int height, size_t *count);

  int (*jpegsave_buffer)(void *in, void **bytes, size_t *count, ...);
  int (*pngsave_buffer)(void *in, void **bytes, size_t *count, ...);
  int (*heifsave_buffer)(void *in, void **bytes, size_t *count, ...);

  unsigned long (*signal_connect_data)(
      void *instance, const char *signal, void (*handler)(void), void *data, void *destroy,
      int flags);
  void (*object_unref)(void *object);
  unsigned (*log_set_handler)(
      const char *domain, int levels,
      void (*handler)(const char *domain, int level, const char *message, void *data), void *data);
  void (*free)(void *memory);
  void (*strfreev)(char **strings);
} Library;

/// Filled by `cvips_start`.
extern Library vips;

/// Whether the process ends, so that nothing is to be decoded any more.
bool is_ending(void);

/// What libvips said of this thread's last fault.
extern _Thread_local char kept_reason[256];

/// Takes what libvips has to say over into `kept_reason`, if there is anything.
void keep_reason(void);

#endif
