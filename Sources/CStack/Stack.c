#define _GNU_SOURCE
#include "CStack.h"

// Defines __GLIBC__ if the C library is GNU's.
#include <stdlib.h>

#if defined(__GLIBC__)

#include <pthread.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

// A reserved stack: memory is used only as deep as calls go. Below it are pages that can't be touched.
struct stack {
    char *mapping;
    size_t guard;
    size_t size;
};

enum {
    // A frame may be larger than a page, so one page could be jumped over.
    guard_size = 64 << 10,
    // As much of a stack as the thread keeps in memory between calls.
    kept_size = 1 << 20,
};

// What the calling thread's code runs on: zero until it is known.
static _Thread_local size_t current_size;
// The thread's stack, which it keeps, and whether it is in use.
static _Thread_local struct stack kept;
static _Thread_local bool kept_in_use;

// MARK: The sanitizers' view of a switch

// Present only in programs that are built with the sanitizer.
extern void *__tsan_get_current_fiber(void) __attribute__((weak));
extern void *__tsan_create_fiber(unsigned flags) __attribute__((weak));
extern void __tsan_destroy_fiber(void *fiber) __attribute__((weak));
extern void __tsan_switch_to_fiber(void *fiber, unsigned flags) __attribute__((weak));
extern void __sanitizer_start_switch_fiber(void **saved, const void *bottom, size_t size) __attribute__((weak));
extern void __sanitizer_finish_switch_fiber(void *saved, const void **bottom, size_t *size) __attribute__((weak));

#if defined(__has_attribute)
#if __has_attribute(disable_sanitizer_instrumentation)
#define NOT_INSTRUMENTED __attribute__((disable_sanitizer_instrumentation))
#endif
#endif
#ifndef NOT_INSTRUMENTED
#define NOT_INSTRUMENTED
#endif

// MARK: Switching

struct call {
    void (*body)(void *);
    void *context;
    ucontext_t caller, callee;
    // Fibers of ThreadSanitizer.
    void *caller_fiber, *callee_fiber;
    // The caller's stack and its saved frames, for AddressSanitizer.
    void *caller_frames;
    const void *caller_bottom;
    size_t caller_size;
};

// The first function on the stack. A pointer is passed as two integers, as makecontext wants it. It isn't instrumented, since
// it is entered as one fiber and left as another.
NOT_INSTRUMENTED static void enter(unsigned high, unsigned low) {
    struct call *call = (struct call *)(((uintptr_t)high << 32) | low);
    if (__sanitizer_finish_switch_fiber) __sanitizer_finish_switch_fiber(NULL, &call->caller_bottom, &call->caller_size);
    call->body(call->context);
    if (__sanitizer_start_switch_fiber) __sanitizer_start_switch_fiber(NULL, call->caller_bottom, call->caller_size);
    if (__tsan_switch_to_fiber) __tsan_switch_to_fiber(call->caller_fiber, 0);
    // Returning goes on with `caller`.
}

// The caller comes back as the fiber that it left.
NOT_INSTRUMENTED static bool switch_to(const struct stack *stack, struct call *call) {
    if (getcontext(&call->callee) != 0) return false;
    call->callee.uc_stack.ss_sp = stack->mapping + stack->guard;
    call->callee.uc_stack.ss_size = stack->size;
    call->callee.uc_link = &call->caller;
    uintptr_t address = (uintptr_t)call;
    makecontext(&call->callee, (void (*)(void))enter, 2, (unsigned)((uint64_t)address >> 32), (unsigned)address);
    if (__tsan_create_fiber) {
        call->caller_fiber = __tsan_get_current_fiber();
        call->callee_fiber = __tsan_create_fiber(0);
        __tsan_switch_to_fiber(call->callee_fiber, 0);
    }
    if (__sanitizer_start_switch_fiber) {
        __sanitizer_start_switch_fiber(&call->caller_frames, stack->mapping + stack->guard, stack->size);
    }
    bool switched = swapcontext(&call->caller, &call->callee) == 0;
    if (__sanitizer_finish_switch_fiber) __sanitizer_finish_switch_fiber(call->caller_frames, NULL, NULL);
    if (__tsan_destroy_fiber) __tsan_destroy_fiber(call->callee_fiber);
    return switched;
}

// MARK: Stacks

static bool reserve(struct stack *stack, size_t size) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    size_t guard = guard_size > page ? guard_size : page;
    if (size > SIZE_MAX / 2) return false;
    size = (size + page - 1) / page * page;
    char *mapping = mmap(
        NULL, guard + size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (mapping == MAP_FAILED) return false;
    if (mprotect(mapping, guard, PROT_NONE) != 0) {
        munmap(mapping, guard + size);
        return false;
    }
    // A huge page would be filled with zeros for the first few calls. Kernels without them report an error, which is as good.
    madvise(mapping + guard, size, MADV_NOHUGEPAGE);
    *stack = (struct stack){mapping, guard, size};
    return true;
}

static void release(struct stack *stack) {
    if (stack->mapping) munmap(stack->mapping, stack->guard + stack->size);
    *stack = (struct stack){0};
}

// Gives memory back after a deep call. A page that no call has reached is full of zeros: looking at one costs a tenth of a
// system call.
NOT_INSTRUMENTED static void trim(const struct stack *stack) {
    static const char zeros[4 << 10];
    if (stack->size < kept_size + sizeof zeros) return;
    const char *end = stack->mapping + stack->guard + stack->size - kept_size;
    if (memcmp(end - sizeof zeros, zeros, sizeof zeros) == 0) return;
    madvise(stack->mapping + stack->guard, stack->size - kept_size, MADV_DONTNEED);
}

static pthread_key_t thread_end;
static pthread_once_t thread_end_once = PTHREAD_ONCE_INIT;
static bool has_thread_end;

// A thread that ends within a call runs this on the stack itself, which then isn't released.
static void release_kept(void *unused) {
    (void)unused;
    if (!kept_in_use) release(&kept);
}

static void make_thread_end(void) { has_thread_end = pthread_key_create(&thread_end, release_kept) == 0; }

// The thread's stack, at least as large.
static bool reserve_kept(size_t size) {
    if (kept.size >= size) return true;
    pthread_once(&thread_end_once, make_thread_end);
    if (!has_thread_end || pthread_setspecific(thread_end, &kept) != 0) return false;
    release(&kept);
    return reserve(&kept, size);
}

// MARK: The interface

size_t mizan_stack_size(void) {
    if (current_size) return current_size;
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
    void *bottom;
    size_t size;
    if (pthread_attr_getstack(&attributes, &bottom, &size) == 0) current_size = size;
    pthread_attr_destroy(&attributes);
    return current_size;
}

bool mizan_stack_run(size_t size, void (*body)(void *), void *context) {
    struct call call = {.body = body, .context = context};
    const size_t outer_size = mizan_stack_size();
    bool switched;
    if (kept_in_use) {
        // A larger one than the one that the caller is on.
        struct stack stack;
        if (!reserve(&stack, size)) return false;
        current_size = stack.size;
        switched = switch_to(&stack, &call);
        release(&stack);
    } else {
        if (!reserve_kept(size)) return false;
        kept_in_use = true;
        current_size = kept.size;
        switched = switch_to(&kept, &call);
        kept_in_use = false;
        trim(&kept);
    }
    current_size = outer_size;
    return switched;
}

#else

// musl has no contexts.
size_t mizan_stack_size(void) { return 0; }

bool mizan_stack_run(size_t size, void (*body)(void *), void *context) {
    (void)size, (void)body, (void)context;
    return false;
}

#endif
