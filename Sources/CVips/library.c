#include "library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "CVips.h"

Library vips;

// The functions of GLib come with the same handle: a library's symbols include those it depends on.
static const struct {
  const char *name;
  void **place;
} functions[] = {
    {"vips_init", (void **)&vips.init},
    {"vips_block_untrusted_set", (void **)&vips.block_untrusted_set},
    {"vips_concurrency_set", (void **)&vips.concurrency_set},
    {"vips_vector_set_enabled", (void **)&vips.vector_set_enabled},
    {"vips_cache_set_max", (void **)&vips.cache_set_max},
    {"vips_thread_shutdown", (void **)&vips.thread_shutdown},
    {"vips_error_buffer_copy", (void **)&vips.error_buffer_copy},
    {"vips_source_custom_new", (void **)&vips.source_custom_new},
    {"vips_image_new_from_source", (void **)&vips.image_new_from_source},
    {"vips_thumbnail_source", (void **)&vips.thumbnail_source},
    {"vips_thumbnail_image", (void **)&vips.thumbnail_image},
    {"vips_colourspace", (void **)&vips.colourspace},
    {"vips_cast", (void **)&vips.cast},
    {"vips_copy", (void **)&vips.copy},
    {"vips_image_get_width", (void **)&vips.image_get_width},
    {"vips_image_get_height", (void **)&vips.image_get_height},
    {"vips_image_get_bands", (void **)&vips.image_get_bands},
    {"vips_image_get_format", (void **)&vips.image_get_format},
    {"vips_image_get_interpretation", (void **)&vips.image_get_interpretation},
    {"vips_image_get_orientation", (void **)&vips.image_get_orientation},
    {"vips_image_get_n_pages", (void **)&vips.image_get_n_pages},
    {"vips_image_hasalpha", (void **)&vips.image_hasalpha},
    {"vips_image_get_typeof", (void **)&vips.image_get_typeof},
    {"vips_image_get_fields", (void **)&vips.image_get_fields},
    {"vips_image_get_as_string", (void **)&vips.image_get_as_string},
    {"vips_image_new_from_memory", (void **)&vips.image_new_from_memory},
    {"vips_region_new", (void **)&vips.region_new},
    {"vips_region_fetch", (void **)&vips.region_fetch},
    {"vips_jpegsave_buffer", (void **)&vips.jpegsave_buffer},
    {"vips_pngsave_buffer", (void **)&vips.pngsave_buffer},
    {"vips_heifsave_buffer", (void **)&vips.heifsave_buffer},
    {"g_signal_connect_data", (void **)&vips.signal_connect_data},
    {"g_object_unref", (void **)&vips.object_unref},
    {"g_log_set_handler", (void **)&vips.log_set_handler},
    {"g_free", (void **)&vips.free},
    {"g_strfreev", (void **)&vips.strfreev},
};

/// Warnings are about oddities of files, of which an app has no use; faults come as such.
static void keep_quiet(const char *domain, int level, const char *message, void *data) {
  (void)domain, (void)level, (void)message, (void)data;
}

static atomic_bool has_started;

static atomic_int visitors;
static atomic_bool ending;

bool is_ending(void) { return atomic_load(&ending); }

/// Whoever calls exit() takes the libraries down under the threads that decode: they are waited for. All of them give up
/// soon; one that does not is not worth more than two seconds.
static void wait_for_visitors(void) {
  atomic_store(&ending, true);
  struct timespec pause = {0, 1000000};
  for (int count = 0; count < 2000 && atomic_load(&visitors) > 0; count++) nanosleep(&pause, NULL);
}

static void register_end(void) { atexit(wait_for_visitors); }

bool cvips_enter(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, register_end);
  atomic_fetch_add(&visitors, 1);
  if (!is_ending()) return true;
  atomic_fetch_sub(&visitors, 1);
  return false;
}

void cvips_leave(void) { atomic_fetch_sub(&visitors, 1); }

bool cvips_start(char *reason, size_t capacity) {
  void *library = dlopen("libvips.so.42", RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    const char *message = dlerror();
    snprintf(reason, capacity, "%s", message ? message : "libvips.so.42 is missing");
    return false;
  }
  for (size_t index = 0; index < sizeof functions / sizeof functions[0]; index++) {
    *functions[index].place = dlsym(library, functions[index].name);
    if (*functions[index].place) continue;
    snprintf(reason, capacity, "libvips is too old: it has no %s", functions[index].name);
    return false;
  }
  vips.log_set_handler("VIPS", LOG_LEVELS_BELOW_ERROR, keep_quiet, NULL);
  if (vips.init("UIKitImages") != 0) {
    cvips_reason(reason, capacity);
    return false;
  }
  // Loaders that were not made to meet strangers' files: PDF, SVG, ImageMagick and more.
  vips.block_untrusted_set(1);
  // Photos are decoded two at a time by threads of our own; each of them by one.
  vips.concurrency_set(1);
  vips.cache_set_max(0);
  // NB: without what liborc (0.4.33) compiles while libvips works. With it, memory was overwritten in one of three runs over
  // some thousand photos by two threads, and never without it; which of the two is to blame is not known.
  vips.vector_set_enabled(0);
  // Once more: what is registered last is called first, before the libraries that have come go.
  atexit(wait_for_visitors);
  atomic_store(&has_started, true);
  return true;
}

void cvips_thread_ends(void) {
  if (!cvips_enter()) return;
  if (atomic_load(&has_started)) vips.thread_shutdown();
  cvips_leave();
}

_Thread_local char kept_reason[256];

void keep_reason(void) {
  char *message = vips.error_buffer_copy();
  if (message && *message) snprintf(kept_reason, sizeof kept_reason, "%s", message);
  vips.free(message);
}

void cvips_reason(char *reason, size_t capacity) {
  keep_reason();
  snprintf(reason, capacity, "%s", kept_reason);
  kept_reason[0] = 0;
}
