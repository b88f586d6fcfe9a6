#pragma once
#include <stddef.h>

/// The bytes that malloc has handed out, with its own beside them.
size_t callocated(void);
