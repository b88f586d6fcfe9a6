/* What the tests of mizan.h share. A test is a function; what doesn't hold is said with its place, and the program goes on. */
#ifndef CHECK_H
#define CHECK_H

#include <mizan.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern int failures;

#define EXPECT(holds)                                                                 \
    do {                                                                              \
        if (!(holds)) {                                                               \
            failures++;                                                               \
            fprintf(stderr, "%s:%d: error: %s doesn't hold\n", __FILE__, __LINE__, #holds); \
        }                                                                             \
    } while (0)

/* Expects a call to fail with a status, and with a message and a rule that hold these words; destroys the error. */
#define EXPECT_ERROR(call, expected, words, named)                                                             \
    do {                                                                                                       \
        mizan_error *error = NULL;                                                                             \
        mizan_status status = (call);                                                                          \
        const char *message = mizan_error_message(error);                                                      \
        if (status != (expected) || mizan_error_status(error) != status || strstr(message, words) == NULL      \
            || strcmp(mizan_error_rule(error), named) != 0) {                                                  \
            failures++;                                                                                        \
            fprintf(stderr, "%s:%d: error: status %d (%d expected), rule “%s”, message “%s”\n", __FILE__,      \
                __LINE__, (int)status, (int)(expected), mizan_error_rule(error), message);                     \
        }                                                                                                      \
        mizan_error_destroy(error);                                                                            \
    } while (0)

/* Expects a call to succeed; says why it didn't. */
#define EXPECT_OK(call)                                                                                          \
    do {                                                                                                         \
        mizan_error *error = NULL;                                                                               \
        if ((call) != MIZAN_OK || error != NULL) {                                                               \
            failures++;                                                                                          \
            fprintf(stderr, "%s:%d: error: %s\n", __FILE__, __LINE__, mizan_error_message(error));               \
        }                                                                                                        \
        mizan_error_destroy(error);                                                                              \
    } while (0)

/* The bytes of a file; the program ends where there is none. */
struct content {
    uint8_t *bytes;
    size_t count;
};
struct content content_of(const char *folder, const char *name);

/* A scene of a text, without other files. */
mizan_file file_of(const char *name, const char *text);
mizan_scene *scene_of(const char *text);

/* The example of a forecast. */
extern const char *repository;
mizan_scene *forecast(void);

bool is_equal(const mizan_bytes *bytes, struct content content);
bool are_equal(const mizan_bytes *one, const mizan_bytes *other);

void test_same_bytes(const char *folder);
void test_errors(void);
void test_hostile_input(bool is_brief);
void test_sessions(void);
void test_commands(void);
void test_threads(void);
void test_memory(void);

#endif
