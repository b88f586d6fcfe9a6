/* What is destroyed is gone: rounds of everything leave no more memory in use. */
#include <malloc.h>

#include "check.h"

static void go_around(const mizan_scene *scene) {
    mizan_options options = {.size = sizeof options, .locale = "fa", .arguments = "{ \"name\": \"Bea\" }"};
    mizan_options wrong = {.size = sizeof wrong, .locale = "!"};
    mizan_event event = {.size = sizeof event, .kind = MIZAN_EVENT_TAP, .x = 5, .y = 5};
    mizan_scene *other = scene_of("{ \"schema\": 1, \"view\": { \"Text\": \"a\" } }");
    mizan_layout *layout = NULL;
    mizan_session *session = NULL;
    mizan_update *update = NULL;
    mizan_response *response = NULL;
    mizan_commands *commands = NULL;
    mizan_bytes *json = NULL;
    mizan_error *failure = NULL;
    EXPECT_OK(mizan_layout_create(scene, NULL, &options, &layout, &error));
    EXPECT_OK(mizan_layout_json(layout, &json, &error));
    mizan_bytes_destroy(json);
    EXPECT_OK(mizan_layout_commands(layout, &commands, &error));
    mizan_commands_destroy(commands);
    mizan_layout_destroy(layout);
    EXPECT(mizan_layout_create(scene, NULL, &wrong, &layout, &failure) == MIZAN_ERROR_ARGUMENT);
    mizan_error_destroy(failure);
    EXPECT_OK(mizan_session_create(scene, NULL, &options, &session, &error));
    EXPECT_OK(mizan_session_update(session, &update, &error));
    EXPECT_OK(mizan_session_send(session, &event, &response, &error));
    EXPECT_OK(mizan_session_commands(session, &commands, &error));
    mizan_commands_destroy(commands);
    mizan_response_destroy(response);
    mizan_update_destroy(update);
    mizan_session_destroy(session);
    mizan_scene_destroy(other);
}

void test_memory(void) {
    mizan_scene *scene = scene_of("{ \"schema\": 1, \"arguments\": { \"name\": \"Ada\" }, \"view\": { \"Text\": \"$name\" } }");
    /* The first rounds open fonts and keep what was shaped. */
    for (int round = 0; round < 100; round++) go_around(scene);
    enum { rounds = 2000 };
    size_t before = mallinfo2().uordblks;
    for (int round = 0; round < rounds; round++) go_around(scene);
    long growth = (long)(mallinfo2().uordblks - before);
    /* The smallest handle takes three times as much a round. Pictures are left out: what draws them keeps some tens of bytes of
     * each. */
    if (growth > rounds * 20) {
        failures++;
        fprintf(stderr, "%s:%d: error: %ld bytes more in use after %d rounds\n", __FILE__, __LINE__, growth, rounds);
    }
    mizan_scene_destroy(scene);
}
