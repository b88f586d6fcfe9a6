#pragma once
#include <stddef.h>
#include <stdint.h>

/// The bytes that malloc has handed out, with its own beside them.
size_t callocated(void);

/// How often this thread has asked for memory so far.
uint64_t callocations(void);
