#ifndef MIZAN_CSTACK_H
#define MIZAN_CSTACK_H

#include <stdbool.h>
#include <stddef.h>

/// The size in bytes of the stack that the calling code runs on; 0 if unknown.
size_t mizan_stack_size(void);

/// Calls the body on a stack of `size` bytes on the calling thread, so that the thread's identity, thread-local values and
/// executor stay the same.
///
/// The thread keeps one such stack until it exits. The body may call this function again. It must return: it must neither
/// suspend a task nor end the thread.
///
/// \returns False, without calling the body, if the platform has no contexts or the stack can't be reserved.
bool mizan_stack_run(size_t size, void (*_Nonnull body)(void *_Nonnull context), void *_Nonnull context);

#endif
