/*
 * Tests of mizan.h: main REPOSITORY FOLDER [--brief]
 *
 * The folder has what the tool drew of the forecast: forecast.json and forecast.png. Scripts/check c makes and runs it. With
 * --brief fewer hostile inputs are tried, for slow machines such as valgrind's.
 */
#include "check.h"

int failures = 0;
const char *repository = NULL;

struct content content_of(const char *folder, const char *name) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "rb");
    struct content content = {NULL, 0};
    if (file == NULL || fseek(file, 0, SEEK_END) != 0 || (content.count = (size_t)ftell(file)) == 0) {
        fprintf(stderr, "%s: error: can't be read, or is empty\n", path);
        exit(2);
    }
    rewind(file);
    content.bytes = malloc(content.count);
    if (content.bytes == NULL || fread(content.bytes, 1, content.count, file) != content.count) exit(2);
    fclose(file);
    return content;
}

mizan_file file_of(const char *name, const char *text) {
    return (mizan_file){.name = name, .bytes = (const uint8_t *)text, .count = strlen(text)};
}

mizan_scene *scene_of(const char *text) {
    mizan_file file = file_of("test.scene.json", text);
    mizan_scene *scene = NULL;
    EXPECT_OK(mizan_scene_create(&file, NULL, 0, &scene, &error));
    return scene;
}

mizan_scene *forecast(void) {
    char folder[4000];
    snprintf(folder, sizeof folder, "%s/Examples/Forecast", repository);
    struct content scene = content_of(folder, "Forecast.scene.json");
    struct content strings = content_of(folder, "Localizable.xcstrings");
    mizan_file file = {"Forecast.scene.json", scene.bytes, scene.count};
    mizan_file files[] = {{"Localizable.xcstrings", strings.bytes, strings.count}};
    mizan_scene *made = NULL;
    EXPECT_OK(mizan_scene_create(&file, files, 1, &made, &error));
    /* What went in was copied. */
    memset(scene.bytes, 0, scene.count);
    memset(strings.bytes, 0, strings.count);
    free(scene.bytes);
    free(strings.bytes);
    return made;
}

bool is_equal(const mizan_bytes *bytes, struct content content) {
    size_t count;
    const uint8_t *data = mizan_bytes_data(bytes, &count);
    return data != NULL && count == content.count && memcmp(data, content.bytes, count) == 0 && data[count] == 0;
}

bool are_equal(const mizan_bytes *one, const mizan_bytes *other) {
    size_t count;
    const uint8_t *data = mizan_bytes_data(other, &count);
    return data != NULL && is_equal(one, (struct content){(uint8_t *)data, count});
}

int main(int count, char **arguments) {
    bool is_brief = count == 4 && strcmp(arguments[3], "--brief") == 0;
    if (count != 3 && !is_brief) {
        fprintf(stderr, "the call is: %s REPOSITORY FOLDER [--brief]\n", arguments[0]);
        return 2;
    }
    repository = arguments[1];
    test_same_bytes(arguments[2]);
    test_errors();
    test_hostile_input(is_brief);
    test_sessions();
    test_commands();
    test_threads();
    if (!is_brief) test_memory();
    if (failures != 0) fprintf(stderr, "%d expectations don't hold\n", failures);
    return failures == 0 ? 0 : 1;
}
