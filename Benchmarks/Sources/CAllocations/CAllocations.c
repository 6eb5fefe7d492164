#include "CAllocations.h"

#include <errno.h>
#include <stddef.h>

// The program's own definitions take the place of the C library's in all that is loaded. Underneath are
// the names that glibc keeps for those who do this.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static __thread long made __attribute__((tls_model("initial-exec")));

long allocations_made(void) { return made; }

void *malloc(size_t size) {
  made += 1;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  made += 1;
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  made += 1;
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  made += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  made += 1;
  void *found = __libc_memalign(alignment, size);
  if (!found) return ENOMEM;
  *memory = found;
  return 0;
}
