#include "CObservables.h"

static _Thread_local void *place;

void **observables_thread_place(void) { return &place; }
