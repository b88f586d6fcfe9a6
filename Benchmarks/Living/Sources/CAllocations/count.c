// A program that has these functions calls them instead of the C library's, which do the work as ever; every library in the
// process does. Counting costs one addition in the thread's own storage.
#include "allocations.h"
#include <errno.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local uint64_t allocations __attribute__((tls_model("initial-exec")));

uint64_t callocations(void) { return allocations; }

void *malloc(size_t size)
{
    allocations += 1;
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    allocations += 1;
    return __libc_calloc(count, size);
}

void *realloc(void *old, size_t size)
{
    allocations += 1;
    return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size)
{
    allocations += 1;
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size)
{
    if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0)
        return EINVAL;
    void *memory = memalign(alignment, size);
    if (memory == NULL)
        return ENOMEM;
    *result = memory;
    return 0;
}
