/* Sessions: updates say what changed, and are what a fresh layout is; events say what they hit. */
#include "check.h"

static bool has_path(const mizan_update *update, mizan_change change, const char *end) {
    size_t count;
    const char *const *paths = mizan_update_paths(update, change, &count);
    for (size_t index = 0; index < count; index++) {
        size_t length = strlen(paths[index]), tail = strlen(end);
        if (length >= tail && strcmp(paths[index] + length - tail, end) == 0) return true;
    }
    return false;
}

/* Whether an update's layout has the bytes of a fresh one. */
static bool is_fresh(const mizan_update *update, const mizan_scene *scene, const mizan_options *options) {
    mizan_layout *layout = NULL;
    mizan_bytes *fresh = NULL, *updated = NULL, *fresh_png = NULL, *updated_png = NULL;
    EXPECT_OK(mizan_layout_create(scene, NULL, options, &layout, &error));
    EXPECT_OK(mizan_layout_json(layout, &fresh, &error));
    EXPECT_OK(mizan_layout_json(mizan_update_layout(update), &updated, &error));
    EXPECT_OK(mizan_layout_png(layout, &fresh_png, &error));
    EXPECT_OK(mizan_layout_png(mizan_update_layout(update), &updated_png, &error));
    bool result = are_equal(fresh, updated) && are_equal(fresh_png, updated_png);
    mizan_bytes_destroy(fresh);
    mizan_bytes_destroy(updated);
    mizan_bytes_destroy(fresh_png);
    mizan_bytes_destroy(updated_png);
    mizan_layout_destroy(layout);
    return result;
}

static void test_updates(void) {
    mizan_scene *scene = forecast();
    mizan_options options = {.size = sizeof options, .locale = "ar-EG"};
    mizan_session *session = NULL;
    mizan_update *update = NULL;
    size_t count;
    EXPECT_OK(mizan_session_create(scene, NULL, &options, &session, &error));
    EXPECT_OK(mizan_session_update(session, &update, &error));
    const mizan_rectangle *dirty = mizan_update_dirty(update, &count);
    EXPECT(count == 1 && dirty[0].x == 0 && dirty[0].y == 0 && dirty[0].width == 390);
    EXPECT(has_path(update, MIZAN_CHANGE_INSERTED, "title"));
    EXPECT(is_fresh(update, scene, &options));
    mizan_update *first = update;

    /* Nothing changed. */
    EXPECT_OK(mizan_session_update(session, &update, &error));
    EXPECT(mizan_update_dirty(update, &count) == NULL && count == 0);
    EXPECT(mizan_update_paths(update, MIZAN_CHANGE_CHANGED, &count) == NULL && count == 0);
    mizan_update_destroy(update);

    /* An argument changed. */
    options.arguments = "{ \"hours\": 36 }";
    EXPECT_OK(mizan_session_set_options(session, &options, &error));
    EXPECT_OK(mizan_session_update(session, &update, &error));
    EXPECT(has_path(update, MIZAN_CHANGE_CHANGED, "rainfall"));
    EXPECT(!has_path(update, MIZAN_CHANGE_CHANGED, "title"));
    EXPECT(mizan_update_paths(update, (mizan_change)9, &count) == NULL && count == 0);
    dirty = mizan_update_dirty(update, &count);
    EXPECT(count > 0 && dirty[0].height < 200);
    EXPECT(is_fresh(update, scene, &options));
    mizan_update_destroy(update);

    /* What is wrong changes nothing. */
    mizan_options wrong = {.size = sizeof wrong, .arguments = "{ \"hours\": {} }"};
    EXPECT_ERROR(mizan_session_set_options(session, &wrong, &error), MIZAN_ERROR_INPUT, "arguments:1:12: error: ", "text-form");
    EXPECT_OK(mizan_session_update(session, &update, &error));
    EXPECT(mizan_update_dirty(update, NULL) == NULL);
    EXPECT(is_fresh(update, scene, &options));
    mizan_update_destroy(update);

    /* Another locale, without the argument. */
    options = (mizan_options){.size = sizeof options, .locale = "de", .width = 320, .scale = 1};
    EXPECT_OK(mizan_session_set_options(session, &options, &error));
    EXPECT_OK(mizan_session_update(session, &update, &error));
    EXPECT(is_fresh(update, scene, &options));
    mizan_update_destroy(update);
    mizan_session_destroy(session);

    /* An update stands without its session. */
    EXPECT(mizan_layout_width(mizan_update_layout(first)) == 390);
    mizan_update_destroy(first);
    mizan_scene_destroy(scene);
}

static void test_events(void) {
    mizan_scene *scene = scene_of(
        "{ \"schema\": 1, \"proposal\": { \"width\": 200, \"height\": 200 }, \"view\": { \"VStack\": { \"spacing\": 0,"
        "  \"content\": ["
        "  { \"Button\": { \"label\": { \"Text\": \"Buy\" } }, \"id\": \"buy\" },"
        "  { \"ScrollView\": { \"content\": ["
        "    { \"Color\": \"accent\", \"id\": \"tall\", \"modifiers\": [{ \"frame\": { \"width\": 100, \"height\": 900 } }] } ] },"
        "    \"id\": \"list\" } ] } } }");
    mizan_session *session = NULL;
    mizan_update *update = NULL;
    mizan_response *response = NULL;
    mizan_event event = {.size = sizeof event, .kind = MIZAN_EVENT_TAP, .x = 100, .y = 5};
    EXPECT_OK(mizan_session_create(scene, NULL, NULL, &session, &error));
    EXPECT_ERROR(
        mizan_session_send(session, &event, &response, &error), MIZAN_ERROR_EVENT, "nothing is laid out yet", "no-layout");
    EXPECT(response == NULL);
    EXPECT_OK(mizan_session_update(session, &update, &error));
    mizan_update_destroy(update);

    EXPECT_OK(mizan_session_send(session, &event, &response, &error));
    EXPECT(mizan_response_is_taken(response));
    const char *control = mizan_response_control(response), *role = mizan_response_role(response);
    EXPECT(control != NULL && strcmp(control, "buy") == 0);
    EXPECT(role != NULL && strcmp(role, "button") == 0);
    EXPECT(mizan_response_node(response) != NULL && strstr(mizan_response_node(response), "buy") != NULL);
    mizan_response_destroy(response);

    /* A wheel moves the list: the next update says so. */
    event = (mizan_event){.size = sizeof event, .kind = MIZAN_EVENT_SCROLL, .x = 100, .y = 150, .delta_y = 40};
    EXPECT_OK(mizan_session_send(session, &event, &response, &error));
    EXPECT(mizan_response_is_taken(response) && mizan_response_control(response) == NULL);
    mizan_response_destroy(response);
    EXPECT_OK(mizan_session_update(session, &update, &error));
    EXPECT(has_path(update, MIZAN_CHANGE_CHANGED, "tall") && mizan_update_dirty(update, NULL) != NULL);
    mizan_update_destroy(update);

    /* Outside of everything. */
    event = (mizan_event){.size = sizeof event, .kind = MIZAN_EVENT_TAP, .x = -50, .y = 5000};
    EXPECT_OK(mizan_session_send(session, &event, &response, &error));
    EXPECT(!mizan_response_is_taken(response) && mizan_response_node(response) == NULL);
    mizan_response_destroy(response);

    event = (mizan_event){.size = sizeof event, .kind = MIZAN_EVENT_ACTIVATE, .path = "buy"};
    EXPECT_OK(mizan_session_send(session, &event, &response, &error));
    EXPECT(mizan_response_is_taken(response));
    mizan_response_destroy(response);
    event.path = "sell";
    EXPECT_ERROR(
        mizan_session_send(session, &event, &response, &error), MIZAN_ERROR_EVENT, "the tree has no node “sell”", "no-such-node");
    event.path = NULL;
    EXPECT_ERROR(
        mizan_session_send(session, &event, &response, &error), MIZAN_ERROR_ARGUMENT, "the path is NULL", "call");
    event = (mizan_event){.size = sizeof event, .kind = (mizan_event_kind)77};
    EXPECT_ERROR(
        mizan_session_send(session, &event, &response, &error), MIZAN_ERROR_ARGUMENT, "there is no kind 77 of events", "call");
    EXPECT_ERROR(
        mizan_session_send(session, NULL, &response, &error), MIZAN_ERROR_ARGUMENT, "the mizan_event is NULL", "call");

    /* Every kind, at every odd place. */
    double places[] = {0, -1e6, 1e6, 0.0 / 0.0, 1e300, 100};
    for (int kind = MIZAN_EVENT_TAP; kind <= MIZAN_EVENT_DECREMENT; kind++) {
        for (size_t place = 0; place < sizeof places / sizeof *places; place++) {
            double at = places[place];
            event = (mizan_event){
                .size = sizeof event, .kind = (mizan_event_kind)kind, .count = UINT32_MAX, .x = at, .y = at,
                .start_x = 100, .start_y = 150, .delta_x = at, .delta_y = -at, .duration = at, .path = "list"};
            mizan_status status = mizan_session_send(session, &event, &response, NULL);
            EXPECT(at >= -1e6 && at <= 1e6 ? status == MIZAN_OK : status == MIZAN_ERROR_ARGUMENT);
            mizan_response_destroy(response);
            EXPECT_OK(mizan_session_update(session, &update, &error));
            mizan_update_destroy(update);
        }
    }
    mizan_session_destroy(session);
    mizan_scene_destroy(scene);
}

void test_sessions(void) {
    test_updates();
    test_events();
}
