// What Swift has no words for below iOS 18: a word that several threads may change, and a place that
// each thread has for itself.
#ifndef CObservables_h
#define CObservables_h

#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The word, and all that was written before it was stored.
static inline uintptr_t observables_load(const uintptr_t *word) {
  return __atomic_load_n(word, __ATOMIC_SEQ_CST);
}

/// Puts `value` into the word; whoever loads it sees all that was written before.
static inline void observables_store(uintptr_t *word, uintptr_t value) {
  __atomic_store_n(word, value, __ATOMIC_RELEASE);
}

/// Puts `value` into the word and returns what was there.
static inline uintptr_t observables_exchange(uintptr_t *word, uintptr_t value) {
  return __atomic_exchange_n(word, value, __ATOMIC_SEQ_CST);
}

/// Puts `value` into the word if `expected` is there, and says whether it was.
static inline bool observables_replace(uintptr_t *word, uintptr_t expected, uintptr_t value) {
  return __atomic_compare_exchange_n(
      word, &expected, value, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

/// Adds to the word, going around at its ends, and returns what was there.
static inline uintptr_t observables_add(uintptr_t *word, intptr_t value) {
  return __atomic_fetch_add(word, (uintptr_t)value, __ATOMIC_SEQ_CST);
}

/// The place of the calling thread: zero until something is put there. Its address is the thread's
/// name as well, as long as the thread runs.
void *_Nullable *_Nonnull observables_thread_place(void);

#pragma clang assume_nonnull end

#endif
