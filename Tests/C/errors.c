/* Every way to fail has a status, a message that says what is wrong and where, and a rule. */
#include "check.h"

/* What a scene of a text fails with. */
static mizan_status create(const char *text, const mizan_file *files, size_t count, mizan_error **error) {
    mizan_file file = file_of("card.scene.json", text);
    mizan_scene *scene = (mizan_scene *)&file;
    mizan_status status = mizan_scene_create(&file, files, count, &scene, error);
    EXPECT((scene == NULL) == (status != MIZAN_OK));
    mizan_scene_destroy(scene);
    return status;
}

/* What a layout with options fails with. */
static mizan_status lay_out(const mizan_scene *scene, mizan_options options, mizan_error **error) {
    mizan_layout *layout = (mizan_layout *)&options;
    mizan_status status = mizan_layout_create(scene, NULL, &options, &layout, error);
    EXPECT((layout == NULL) == (status != MIZAN_OK));
    mizan_layout_destroy(layout);
    return status;
}

#define OPTIONS(...) ((mizan_options){.size = sizeof(mizan_options), __VA_ARGS__})

static void test_scenes(void) {
    EXPECT_ERROR(create("{", NULL, 0, &error), MIZAN_ERROR_INPUT, "card.scene.json:1:2: error: ", "json-syntax");
    EXPECT_ERROR(
        create("{ \"schema\": 1, \"view\": { \"Txt\": \"a\" } }", NULL, 0, &error), MIZAN_ERROR_INPUT,
        "card.scene.json:1:26: error: Mizan has no view “Txt”; did you mean “Text”?", "unknown-view");
    EXPECT_ERROR(
        create("{ \"schema\": 1, \"strings\": [\"Localizable.xcstrings\"], \"view\": { \"Text\": \"a\" } }", NULL, 0, &error),
        MIZAN_ERROR_INPUT,
        "card.scene.json:1:28: error: “Localizable.xcstrings” is not among the files that came with the document",
        "file-missing");
    mizan_file strings = file_of("Localizable.xcstrings", "{\n  \"strings\": }");
    EXPECT_ERROR(
        create("{ \"schema\": 1, \"strings\": [\"Localizable.xcstrings\"], \"view\": { \"Text\": \"a\" } }", &strings, 1, &error),
        MIZAN_ERROR_INPUT, "Localizable.xcstrings:2:14: error: ", "json-syntax");
    mizan_file twice[] = {strings, strings};
    EXPECT_ERROR(
        create("{ \"schema\": 1, \"view\": { \"Text\": \"a\" } }", twice, 2, &error), MIZAN_ERROR_INPUT, "is given twice",
        "file-twice");
    /* Nothing is read from a disk. */
    EXPECT_ERROR(
        create("{ \"schema\": 1, \"fonts\": [\"/etc/passwd\"], \"view\": { \"Text\": \"a\" } }", NULL, 0, &error),
        MIZAN_ERROR_INPUT, "card.scene.json:1:26: error: ", "file-kind");
}

static void test_options(void) {
    mizan_scene *scene = scene_of("{ \"schema\": 1, \"arguments\": { \"name\": \"Ada\" }, \"view\": { \"Text\": \"$name\" } }");
    EXPECT_OK(lay_out(scene, OPTIONS(.arguments = "{ \"name\": \"Bea\" }"), &error));
    EXPECT_ERROR(
        lay_out(scene, OPTIONS(.locale = "!"), &error), MIZAN_ERROR_ARGUMENT, "the locale “!” is none", "call");
    EXPECT_ERROR(
        lay_out(scene, OPTIONS(.locale = "\xff"), &error), MIZAN_ERROR_ARGUMENT, "the locale is not UTF-8", "call");
    EXPECT_ERROR(
        lay_out(scene, OPTIONS(.pseudo = "rtl,upside-down"), &error), MIZAN_ERROR_ARGUMENT,
        "there is no pseudo-language “upside-down”; use one of ", "call");
    EXPECT_ERROR(
        lay_out(scene, OPTIONS(.text_size = "huge"), &error), MIZAN_ERROR_ARGUMENT, "there is no text size “huge”", "call");
    EXPECT_ERROR(
        lay_out(scene, OPTIONS(.direction = (mizan_direction)3), &error), MIZAN_ERROR_ARGUMENT,
        "there is no direction 3", "call");
    EXPECT_ERROR(
        lay_out(scene, OPTIONS(.appearance = (mizan_appearance)-1), &error), MIZAN_ERROR_ARGUMENT,
        "there is no appearance", "call");
    double bad[] = {-1, 1e9, 0.0 / 0.0, 1.0 / 0.0, 1e-300};
    for (size_t index = 0; index < sizeof bad / sizeof *bad; index++) {
        EXPECT_ERROR(
            lay_out(scene, OPTIONS(.width = bad[index]), &error), MIZAN_ERROR_ARGUMENT, "the width ", "call");
        EXPECT_ERROR(
            lay_out(scene, OPTIONS(.height = bad[index]), &error), MIZAN_ERROR_ARGUMENT, "the height ", "call");
        EXPECT_ERROR(
            lay_out(scene, OPTIONS(.scale = bad[index]), &error), MIZAN_ERROR_ARGUMENT, "the scale ", "call");
    }
    EXPECT_ERROR(
        lay_out(scene, OPTIONS(.arguments = "{ \"name\": "), &error), MIZAN_ERROR_INPUT, "arguments:1:11: error: ",
        "json-syntax");
    EXPECT_ERROR(
        lay_out(scene, OPTIONS(.arguments = "{ \"nam\": 1 }"), &error), MIZAN_ERROR_INPUT,
        "arguments:1:3: error: the scene has no argument “nam”; did you mean “name”?", "unknown-argument");
    EXPECT_ERROR(
        lay_out(scene, OPTIONS(.arguments = "{ \"name\": [] }"), &error), MIZAN_ERROR_INPUT, "arguments:1:11: error: ",
        "wrong-type");

    /* A struct of an earlier version has defaults behind its end; of a later one, it has nothing that is asked for here. */
    EXPECT_OK(lay_out(scene, (mizan_options){.size = 8}, &error));
    EXPECT_ERROR(
        lay_out(scene, (mizan_options){.size = 0}, &error), MIZAN_ERROR_ARGUMENT,
        "the size of a mizan_options is 0; set it to sizeof(mizan_options)", "call");
    EXPECT_ERROR(
        lay_out(scene, (mizan_options){.size = 12}, &error), MIZAN_ERROR_ARGUMENT, "the size of a mizan_options is 12", "call");
    EXPECT_ERROR(
        lay_out(scene, (mizan_options){.size = SIZE_MAX}, &error), MIZAN_ERROR_ARGUMENT, "the size of a mizan_options", "call");
    struct {
        mizan_options options;
        uint64_t later;
    } later = {{.size = sizeof later}, 0};
    mizan_layout *layout = NULL;
    EXPECT_OK(mizan_layout_create(scene, NULL, &later.options, &layout, &error));
    mizan_layout_destroy(layout);
    later.later = 1;
    EXPECT_ERROR(
        mizan_layout_create(scene, NULL, &later.options, &layout, &error), MIZAN_ERROR_ARGUMENT,
        "has fields that this version doesn't know", "call");

    /* The fonts. */
    mizan_fonts *fonts = NULL;
    EXPECT_ERROR(
        mizan_fonts_create("/nowhere", &fonts, &error), MIZAN_ERROR_FONTS, "/nowhere: error: ", "font-unreadable");
    EXPECT_ERROR(mizan_fonts_create(repository, &fonts, &error), MIZAN_ERROR_FONTS, "error: ", "no-fonts");
    EXPECT_ERROR(mizan_fonts_create(NULL, &fonts, &error), MIZAN_ERROR_ARGUMENT, "the folder is NULL", "call");
    mizan_scene_destroy(scene);
}

static void test_drawing(void) {
    mizan_scene *scene = scene_of("{ \"schema\": 1, \"view\": { \"Color\": \"accent\" } }");
    mizan_options options = OPTIONS(.width = 100000, .height = 100000);
    mizan_layout *layout = NULL;
    mizan_bytes *png = NULL;
    EXPECT_OK(mizan_layout_create(scene, NULL, &options, &layout, &error));
    EXPECT_ERROR(mizan_layout_png(layout, &png, &error), MIZAN_ERROR_DRAWING, "test.scene.json: error: ", "picture-size");
    EXPECT(png == NULL);
    mizan_layout_destroy(layout);
    mizan_scene_destroy(scene);

    /* What stops no layout is said by it. */
    scene = scene_of("{ \"schema\": 1, \"view\": { \"Image\": { \"symbol\": \"chevron.foward\" } } }");
    EXPECT_OK(mizan_layout_create(scene, NULL, NULL, &layout, &error));
    EXPECT(strstr(mizan_layout_diagnostics(layout), "chevron.foward") != NULL);
    EXPECT(strstr(mizan_layout_diagnostics(layout), "test.scene.json:1:") != NULL);
    mizan_layout_destroy(layout);
    mizan_scene_destroy(scene);
}

/* Every pointer of every function as NULL. */
static void test_nulls(void) {
    mizan_scene *scene = scene_of("{ \"schema\": 1, \"view\": { \"Text\": \"a\" } }");
    mizan_layout *layout = NULL;
    mizan_session *session = NULL;
    mizan_update *update = NULL;
    mizan_response *response = NULL;
    mizan_bytes *bytes = NULL;
    mizan_event event = {.size = sizeof event, .kind = MIZAN_EVENT_TAP};
    mizan_file file = {0};
    EXPECT_OK(mizan_layout_create(scene, NULL, NULL, &layout, &error));
    EXPECT_OK(mizan_session_create(scene, NULL, NULL, &session, &error));

    /* A failed call takes away what its result was, which is ours to destroy before. */
    mizan_scene_destroy(scene);
    mizan_layout_destroy(layout);
    mizan_session_destroy(session);
    EXPECT_ERROR(
        mizan_scene_create(NULL, NULL, 0, &scene, &error), MIZAN_ERROR_ARGUMENT, "the file is NULL", "call");
    EXPECT(scene == NULL);
    EXPECT_ERROR(
        mizan_scene_create(&file, NULL, 0, &scene, &error), MIZAN_ERROR_ARGUMENT, "the name of the file is NULL", "call");
    file = (mizan_file){.name = "a", .count = 3};
    EXPECT_ERROR(
        mizan_scene_create(&file, NULL, 0, &scene, &error), MIZAN_ERROR_ARGUMENT, "the bytes of the file are NULL", "call");
    file = file_of("a", "{}");
    EXPECT_ERROR(
        mizan_scene_create(&file, NULL, 2, &scene, &error), MIZAN_ERROR_ARGUMENT, "files is NULL, and file_count is 2", "call");
    EXPECT_ERROR(
        mizan_scene_create(&file, NULL, 0, NULL, &error), MIZAN_ERROR_ARGUMENT, "the pointer for the result is NULL", "call");
    EXPECT_ERROR(
        mizan_layout_create(NULL, NULL, NULL, &layout, &error), MIZAN_ERROR_ARGUMENT, "scene is NULL", "call");
    EXPECT_ERROR(mizan_layout_json(NULL, &bytes, &error), MIZAN_ERROR_ARGUMENT, "layout is NULL", "call");
    EXPECT_ERROR(mizan_layout_png(NULL, &bytes, &error), MIZAN_ERROR_ARGUMENT, "layout is NULL", "call");
    EXPECT_ERROR(
        mizan_session_create(NULL, NULL, NULL, &session, &error), MIZAN_ERROR_ARGUMENT, "scene is NULL", "call");
    EXPECT_ERROR(
        mizan_session_set_options(NULL, NULL, &error), MIZAN_ERROR_ARGUMENT, "session is NULL", "call");
    EXPECT_ERROR(mizan_session_update(NULL, &update, &error), MIZAN_ERROR_ARGUMENT, "session is NULL", "call");
    EXPECT_ERROR(
        mizan_session_send(NULL, &event, &response, &error), MIZAN_ERROR_ARGUMENT, "session is NULL", "call");
    /* Nobody has to ask for the error. */
    EXPECT(mizan_layout_json(NULL, &bytes, NULL) == MIZAN_ERROR_ARGUMENT);
    EXPECT(mizan_layout_json(NULL, NULL, NULL) == MIZAN_ERROR_ARGUMENT);

    size_t count = 1;
    EXPECT(mizan_bytes_data(NULL, &count) == NULL && count == 0);
    EXPECT(mizan_bytes_data(NULL, NULL) == NULL);
    EXPECT(mizan_layout_width(NULL) == 0 && mizan_layout_height(NULL) == 0);
    EXPECT(strcmp(mizan_layout_diagnostics(NULL), "") == 0);
    EXPECT(mizan_update_layout(NULL) == NULL);
    EXPECT(mizan_update_dirty(NULL, NULL) == NULL);
    EXPECT(mizan_update_paths(NULL, MIZAN_CHANGE_CHANGED, NULL) == NULL);
    EXPECT(!mizan_response_is_taken(NULL) && mizan_response_node(NULL) == NULL);
    EXPECT(mizan_response_control(NULL) == NULL && mizan_response_role(NULL) == NULL);
    EXPECT(mizan_error_status(NULL) == MIZAN_OK && strcmp(mizan_error_message(NULL), "") == 0);
    mizan_error_destroy(NULL);
    mizan_bytes_destroy(NULL);
    mizan_fonts_destroy(NULL);
    mizan_scene_destroy(NULL);
    mizan_layout_destroy(NULL);
    mizan_session_destroy(NULL);
    mizan_update_destroy(NULL);
    mizan_response_destroy(NULL);
}

void test_errors(void) {
    test_scenes();
    test_options();
    test_drawing();
    test_nulls();
}
