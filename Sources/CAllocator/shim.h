// What a program can say to malloc; nothing where malloc can't be told.

#ifndef MIZAN_CALLOCATOR_SHIM_H
#define MIZAN_CALLOCATOR_SHIM_H

#if defined(__linux__) && __has_include(<malloc.h>)
#include <malloc.h>
#endif

/// Makes heaps larger by megabytes: glibc makes that of a thread larger by a page at a time, with a system call for each.
static inline void mizan_allocator_grow_by_megabytes(void) {
#ifdef M_TOP_PAD
    mallopt(M_TOP_PAD, 16 << 20);
#endif
}

#endif
