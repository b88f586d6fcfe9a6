#include "allocations.h"
#include <malloc.h>

size_t callocated(void)
{
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}
