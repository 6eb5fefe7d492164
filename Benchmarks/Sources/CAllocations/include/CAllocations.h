// How often the calling thread has asked for memory.
#ifndef CAllocations_h
#define CAllocations_h

/// How many allocations the calling thread has made since it began.
long allocations_made(void);

#endif
