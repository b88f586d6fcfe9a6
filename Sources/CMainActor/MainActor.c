// Swift's concurrency runtime asks two hooks whether code runs on an executor, if it can't tell by itself. They have no promise of
// stability, so they are weak references: without them the runtime's own answer stays.
#include "CMainActor.h"

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

/// A serial executor as the runtime passes it.
typedef struct {
    void *identity;
    uintptr_t implementation;
} executor_t;

#define SWIFT_CALL __attribute__((swiftcall))

typedef SWIFT_CALL void (*check_t)(executor_t executor);
typedef SWIFT_CALL int8_t (*answer_t)(executor_t executor);
typedef SWIFT_CALL void (*check_hook_t)(executor_t executor, check_t original);
typedef SWIFT_CALL int8_t (*answer_hook_t)(executor_t executor, answer_t original);

extern check_hook_t swift_task_checkIsolated_hook __attribute__((weak));
extern answer_hook_t swift_task_isIsolatingCurrentContext_hook __attribute__((weak));
extern SWIFT_CALL executor_t swift_task_getMainExecutor(void) __attribute__((weak));

/// The number of calls of this thread that have begun and not ended.
static _Thread_local unsigned depth;

/// The hooks that another library had set before.
static check_hook_t next_check;
static answer_hook_t next_answer;

static int is_in_main_actor_call(executor_t executor) {
    return depth > 0 && executor.identity == swift_task_getMainExecutor().identity;
}

static SWIFT_CALL void check(executor_t executor, check_t original) {
    if (is_in_main_actor_call(executor)) {
        return;
    }
    if (next_check) {
        next_check(executor, original);
    } else {
        original(executor);
    }
}

static SWIFT_CALL int8_t answer(executor_t executor, answer_t original) {
    if (is_in_main_actor_call(executor)) {
        return 1;
    }
    return next_answer ? next_answer(executor, original) : original(executor);
}

static void set_hooks(void) {
    if (&swift_task_checkIsolated_hook == NULL || &swift_task_isIsolatingCurrentContext_hook == NULL
        || swift_task_getMainExecutor == NULL) {
        return;
    }
    next_check = swift_task_checkIsolated_hook;
    next_answer = swift_task_isIsolatingCurrentContext_hook;
    swift_task_checkIsolated_hook = check;
    swift_task_isIsolatingCurrentContext_hook = answer;
}

void mizan_main_actor_begin(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, set_hooks);
    depth += 1;
}

void mizan_main_actor_end(void) {
    depth -= 1;
}
