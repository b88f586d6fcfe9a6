/* Bytes that nobody meant well: each is answered, and nothing ends the process. */
#include "check.h"

/* Takes a scene and all that can be made of it, whatever comes of it. */
static void try_all(const uint8_t *bytes, size_t count, const mizan_file *files, size_t file_count) {
    mizan_file file = {"hostile.scene.json", bytes, count};
    mizan_scene *scene = NULL;
    mizan_error *error = NULL;
    if (mizan_scene_create(&file, files, file_count, &scene, &error) == MIZAN_OK) {
        mizan_options options = {.size = sizeof options, .width = 200, .height = 200, .scale = 1};
        mizan_layout *layout = NULL;
        mizan_bytes *json = NULL, *png = NULL;
        if (mizan_layout_create(scene, NULL, &options, &layout, NULL) == MIZAN_OK) {
            mizan_layout_json(layout, &json, NULL);
            mizan_layout_png(layout, &png, NULL);
        }
        mizan_bytes_destroy(json);
        mizan_bytes_destroy(png);
        mizan_layout_destroy(layout);
    } else {
        EXPECT(scene == NULL && error != NULL && strlen(mizan_error_message(error)) > 10);
    }
    mizan_error_destroy(error);
    mizan_scene_destroy(scene);
}

/* A text of so many copies of another. */
static char *repeated(const char *text, size_t times) {
    size_t length = strlen(text);
    char *result = malloc(length * times + 1);
    if (result == NULL) exit(2);
    for (size_t index = 0; index < times; index++) memcpy(result + index * length, text, length);
    result[length * times] = 0;
    return result;
}

static void try_text(const char *text) { try_all((const uint8_t *)text, strlen(text), NULL, 0); }

void test_hostile_input(bool is_brief) {
    const char *texts[] = {
        "", " ", "null", "[]", "{}", "\xff\xfe", "\xef\xbb\xbf{}", "{\"schema\": 1e400}", "{\"schema\": 1}",
        "{\"schema\":1,\"view\":{\"Text\":\"\\u0000\\u202e\\ud800\"}}",
        "{\"schema\":1,\"view\":{\"Frame\":{}}}",
        "{\"schema\":1,\"view\":{\"Text\":\"a\",\"modifiers\":[{\"padding\":1e308},{\"padding\":1e308}]}}",
        "{\"schema\":1,\"view\":{\"Text\":\"a\",\"modifiers\":[{\"frame\":{\"width\":-1e300}}]}}",
        "{\"schema\":1,\"view\":{\"Text\":\"a\",\"modifiers\":[{\"font\":{\"size\":1e30}}]}}",
        "{\"schema\":1,\"parts\":{\"a\":\"$a\"},\"view\":\"$a\"}",
        "{\"schema\":1,\"strings\":[\"../../etc/passwd\"],\"view\":{\"Text\":\"a\"}}",
        "{\"schema\":1,\"assets\":[\"/\"],\"view\":{\"Text\":\"a\"}}",
    };
    for (size_t index = 0; index < sizeof texts / sizeof *texts; index++) try_text(texts[index]);
    /* As deep as a caller likes, on the caller's stack. */
    const char *nests[] = {"[", "{\"a\":", "{\"schema\":1,\"view\":{\"VStack\":{\"content\":[", "{\"VStack\":["};
    for (size_t index = 0; index < sizeof nests / sizeof *nests; index++) {
        char *text = repeated(nests[index], is_brief ? 5000 : 100000);
        try_text(text);
        free(text);
    }
    /* The forecast, with a byte of it changed or its end cut off, at places all over it. */
    char folder[4000];
    snprintf(folder, sizeof folder, "%s/Examples/Forecast", repository);
    struct content scene = content_of(folder, "Forecast.scene.json");
    struct content strings = content_of(folder, "Localizable.xcstrings");
    mizan_file files[] = {{"Localizable.xcstrings", strings.bytes, strings.count}};
    for (size_t place = 0; place < scene.count; place += is_brief ? 1009 : 97) {
        uint8_t kept = scene.bytes[place];
        scene.bytes[place] = (uint8_t)(kept ^ (1 << place % 8));
        try_all(scene.bytes, scene.count, files, 1);
        scene.bytes[place] = kept;
        if (place % 5 == 0) try_all(scene.bytes, place, files, 1);
    }
    for (size_t place = 0; place < strings.count; place += strings.count / (is_brief ? 4 : 40)) {
        uint8_t kept = strings.bytes[place];
        strings.bytes[place] = (uint8_t)(kept ^ (1 << place % 8));
        try_all(scene.bytes, scene.count, files, 1);
        strings.bytes[place] = kept;
    }
    /* Sizes that can't be. */
    mizan_scene *made = NULL;
    mizan_file file = {"large.scene.json", scene.bytes, SIZE_MAX};
    EXPECT_ERROR(
        mizan_scene_create(&file, NULL, 0, &made, &error), MIZAN_ERROR_INPUT, "“large.scene.json” is larger than", "file-size");
    file.count = scene.count;
    EXPECT_ERROR(
        mizan_scene_create(&file, files, SIZE_MAX, &made, &error), MIZAN_ERROR_ARGUMENT, "file_count is ", "call");
    file.name = "\xc3";
    EXPECT_ERROR(
        mizan_scene_create(&file, files, 1, &made, &error), MIZAN_ERROR_ARGUMENT, "the name of the file is not UTF-8", "call");
    const char *names[] = {"", "/etc/passwd", "../a", "a/", "a\nb"};
    file.name = "forecast.scene.json";
    for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
        mizan_file other[] = {files[0], {names[index], strings.bytes, strings.count}};
        mizan_error *error = NULL;
        mizan_status status = mizan_scene_create(&file, other, 2, &made, &error);
        /* A line end in a name is odd, and no harm. */
        EXPECT(index == 4 ? status == MIZAN_OK : status == MIZAN_ERROR_INPUT);
        mizan_error_destroy(error);
        mizan_scene_destroy(made);
    }
    free(scene.bytes);
    free(strings.bytes);
}
