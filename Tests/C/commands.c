/* Draw commands: every index is one of its table, and what stays the same over updates keeps its number. */
#include "check.h"

static bool is_within(mizan_range range, size_t count) { return range.first <= count && range.count <= count - range.first; }
static bool is_index(int64_t index, size_t count) { return index >= 0 && (uint64_t)index < count; }

/* How many commands of a drawing are of an operation. */
static size_t count_of(const mizan_drawing *drawing, mizan_operation operation) {
    size_t count = 0;
    for (size_t index = 0; index < drawing->command_count; index++) count += drawing->commands[index].operation == operation;
    return count;
}

/* Expects that a drawing leads nowhere outside of itself. */
static void check_drawing(const mizan_drawing *drawing) {
    EXPECT(drawing->size == sizeof(mizan_drawing));
    for (size_t index = 0; index < drawing->command_count; index++) {
        mizan_command command = drawing->commands[index];
        EXPECT(command.clip == -1 || is_index(command.clip, drawing->clip_count));
        EXPECT(command.paint.gradient == -1 || is_index(command.paint.gradient, drawing->gradient_count));
        EXPECT(command.opacity >= 0 && command.opacity <= 1);
        EXPECT(command.bounds.width >= 0 && command.bounds.height >= 0 && command.node >= 0);
        EXPECT(command.style == -1 || command.operation == MIZAN_OPERATION_STROKE);
        switch (command.operation) {
        case MIZAN_OPERATION_STROKE: EXPECT(is_index(command.style, drawing->stroke_count)); /* fall through */
        case MIZAN_OPERATION_FILL: EXPECT(is_index(command.item, drawing->path_count)); break;
        case MIZAN_OPERATION_GLYPHS: EXPECT(is_index(command.item, drawing->run_count)); break;
        case MIZAN_OPERATION_BITMAP: EXPECT(is_index(command.item, drawing->picture_count)); break;
        case MIZAN_OPERATION_BEGIN_LAYER:
            EXPECT(is_index(command.item, drawing->command_count));
            EXPECT(drawing->commands[command.item].operation == MIZAN_OPERATION_END_LAYER);
            EXPECT(drawing->commands[command.item].item == (int32_t)index);
            break;
        case MIZAN_OPERATION_END_LAYER: EXPECT(is_index(command.item, index)); break;
        default: EXPECT(!"a known operation");
        }
    }
    for (size_t index = 0; index < drawing->clip_count; index++) {
        EXPECT(is_index(drawing->clips[index].path, drawing->path_count));
        EXPECT(drawing->clips[index].parent == -1 || is_index(drawing->clips[index].parent, index));
    }
    for (size_t index = 0; index < drawing->path_count; index++) {
        mizan_path path = drawing->paths[index];
        EXPECT(is_within(path.verbs, drawing->verb_count) && is_within(path.points, drawing->point_count));
        const uint32_t points_of_verb[] = {1, 1, 3, 0};
        uint32_t points = 0;
        for (uint32_t verb = 0; verb < path.verbs.count; verb++) {
            uint8_t kind = drawing->verbs[path.verbs.first + verb];
            EXPECT(kind <= MIZAN_VERB_CLOSE);
            points += kind <= MIZAN_VERB_CLOSE ? points_of_verb[kind] : 0;
        }
        EXPECT(points == path.points.count);
    }
    for (size_t index = 0; index < drawing->stroke_count; index++)
        EXPECT(is_within(drawing->strokes[index].dashes, drawing->dash_count) && drawing->strokes[index].width >= 0);
    for (size_t index = 0; index < drawing->gradient_count; index++)
        EXPECT(is_within(drawing->gradients[index].stops, drawing->stop_count));
    for (size_t index = 0; index < drawing->run_count; index++) {
        EXPECT(is_within(drawing->runs[index].glyphs, drawing->glyph_count));
        EXPECT(is_index(drawing->runs[index].font, drawing->font_count) && drawing->runs[index].size > 0);
    }
    for (size_t index = 0; index < drawing->font_count; index++) {
        EXPECT(drawing->fonts[index].bytes != NULL && drawing->fonts[index].count > 1000);
        EXPECT(strncmp(drawing->fonts[index].name, "Noto", 4) == 0);
    }
    /* None of the shipped fonts is variable. */
    EXPECT(drawing->font_coordinates == NULL && drawing->font_coordinate_count == 0);
}

/* Everything that commands can be. */
static void test_tables(void) {
    const uint8_t png[] = {
        0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0, 0, 13, 'I', 'H', 'D', 'R', 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0,
        0x1f, 0x15, 0xc4, 0x89, 0, 0, 0, 13, 'I', 'D', 'A', 'T', 0x78, 0x9c, 0x63, 0xf8, 0xcf, 0xc0, 0xf0, 0x1f, 0, 5, 0,
        1, 0xff, 0x89, 0x99, 0x3d, 0x1d, 0, 0, 0, 0, 'I', 'E', 'N', 'D', 0xae, 0x42, 0x60, 0x82};
    const char *contents = "{ \"images\": [{ \"filename\": \"dot.png\", \"idiom\": \"universal\" }] }";
    mizan_file files[] = {
        file_of("Assets.xcassets/Dot.imageset/Contents.json", contents),
        {"Assets.xcassets/Dot.imageset/dot.png", png, sizeof png}};
    mizan_file file = file_of(
        "test.scene.json",
        "{ \"schema\": 1, \"assets\": [\"Assets.xcassets\"], \"view\": { \"VStack\": { \"content\": ["
        "  { \"Image\": \"Dot\" },"
        "  { \"Text\": \"Opacity\", \"modifiers\": [{ \"padding\": 4 }, { \"background\": { \"color\": \"card\" } }, { \"opacity\": 0.5 }] },"
        "  { \"Circle\": { \"stroke\": { \"style\": \"accent\", \"lineWidth\": 3, \"dash\": [4, 2] } }, \"modifiers\": [{ \"frame\": { \"width\": 40, \"height\": 40 } }] },"
        "  { \"Text\": \"Clipped\", \"modifiers\": [{ \"rotationEffect\": 30 }, { \"clipped\": {} }] } ] } } }");
    mizan_scene *scene = NULL;
    mizan_layout *layout = NULL;
    mizan_commands *commands = NULL;
    EXPECT_OK(mizan_scene_create(&file, files, 2, &scene, &error));
    EXPECT_OK(mizan_layout_create(scene, NULL, NULL, &layout, &error));
    EXPECT_OK(mizan_layout_commands(layout, &commands, &error));
    mizan_layout_destroy(layout);
    mizan_scene_destroy(scene);
    const mizan_drawing *drawing = mizan_commands_drawing(commands);
    EXPECT(drawing != NULL);
    if (drawing == NULL) return;
    check_drawing(drawing);
    EXPECT(count_of(drawing, MIZAN_OPERATION_BITMAP) == 1 && drawing->picture_count == 1);
    EXPECT(
        drawing->picture_count == 1 && drawing->pictures[0].count == sizeof png && drawing->pictures[0].width == 1
        && memcmp(drawing->pictures[0].bytes, png, sizeof png) == 0);
    EXPECT(count_of(drawing, MIZAN_OPERATION_GLYPHS) == 2);
    EXPECT(count_of(drawing, MIZAN_OPERATION_STROKE) == 1 && drawing->dash_count == 2 && drawing->dashes[0] == 4);
    EXPECT(count_of(drawing, MIZAN_OPERATION_BEGIN_LAYER) == 1);
    EXPECT(count_of(drawing, MIZAN_OPERATION_END_LAYER) == 1);
    EXPECT(drawing->clip_count > 0);
    mizan_commands_destroy(commands);
}

/* A variable font comes with the place of its instance. */
static void test_instances(void) {
    char folder[4096];
    snprintf(folder, sizeof folder, "%s/Tests/Fixtures/VariableFonts", repository);
    mizan_file file = file_of(
        "test.scene.json",
        "{ \"schema\": 1, \"view\": { \"VStack\": { \"content\": ["
        "  { \"Text\": \"Mizan\" }, { \"Text\": \"Mizan\", \"modifiers\": [{ \"fontWeight\": \"semibold\" }, { \"italic\": {} }] } ] } } }");
    mizan_fonts *fonts = NULL;
    mizan_scene *scene = NULL;
    mizan_layout *layout = NULL;
    mizan_commands *commands = NULL;
    EXPECT_OK(mizan_fonts_create(folder, &fonts, &error));
    EXPECT_OK(mizan_scene_create(&file, NULL, 0, &scene, &error));
    EXPECT_OK(mizan_layout_create(scene, fonts, NULL, &layout, &error));
    EXPECT_OK(mizan_layout_commands(layout, &commands, &error));
    mizan_layout_destroy(layout);
    mizan_scene_destroy(scene);
    mizan_fonts_destroy(fonts);
    const mizan_drawing *drawing = mizan_commands_drawing(commands);
    EXPECT(drawing != NULL && drawing->font_count == 2 && drawing->font_coordinate_count == 2);
    if (drawing != NULL && drawing->font_coordinate_count == 2) {
        const mizan_font_coordinate *places = drawing->font_coordinates;
        EXPECT(places[0].font == 1 && places[0].axis == 0x736c6e74 && places[0].value == -10); /* slnt */
        EXPECT(places[1].font == 1 && places[1].axis == 0x77676874 && places[1].value == 600); /* wght */
        EXPECT(drawing->fonts[0].bytes == drawing->fonts[1].bytes && drawing->fonts[0].count == drawing->fonts[1].count);
    }
    mizan_commands_destroy(commands);
}

static void test_identifiers(void) {
    mizan_scene *scene = forecast();
    mizan_options options = {.size = sizeof options, .locale = "ar-EG"};
    mizan_session *session = NULL;
    mizan_update *update = NULL;
    mizan_commands *before = NULL, *after = NULL;
    EXPECT_OK(mizan_session_create(scene, NULL, &options, &session, &error));
    EXPECT_ERROR(mizan_session_commands(session, &before, &error), MIZAN_ERROR_EVENT, "nothing is laid out yet", "no-layout");
    EXPECT_OK(mizan_session_update(session, &update, &error));
    mizan_update_destroy(update);
    EXPECT_OK(mizan_session_commands(session, &before, &error));
    options.arguments = "{ \"hours\": 36 }";
    EXPECT_OK(mizan_session_set_options(session, &options, &error));
    EXPECT_OK(mizan_session_update(session, &update, &error));
    mizan_update_destroy(update);
    EXPECT_OK(mizan_session_commands(session, &after, &error));
    mizan_session_destroy(session);
    mizan_scene_destroy(scene);

    const mizan_drawing *old = mizan_commands_drawing(before), *new = mizan_commands_drawing(after);
    check_drawing(old);
    check_drawing(new);
    EXPECT(old->width == 390 && count_of(old, MIZAN_OPERATION_GLYPHS) > 30 && old->clip_count + old->path_count > 0);
    /* The title's run is the same, that of the rainfall another one. */
    EXPECT(old->run_count > 0 && old->runs[0].identifier == new->runs[0].identifier);
    EXPECT(old->released_run_count == 0 && new->released_run_count > 0);
    for (size_t index = 0; index < new->released_run_count; index++)
        for (size_t run = 0; run < new->run_count; run++)
            EXPECT(new->runs[run].identifier != new->released_runs[index]);
    mizan_commands_destroy(before);
    mizan_commands_destroy(after);
    EXPECT(mizan_commands_drawing(NULL) == NULL);
    mizan_commands_destroy(NULL);
    EXPECT_ERROR(mizan_layout_commands(NULL, &before, &error), MIZAN_ERROR_ARGUMENT, "layout is NULL", "call");
    EXPECT_ERROR(mizan_session_commands(NULL, &before, &error), MIZAN_ERROR_ARGUMENT, "session is NULL", "call");
}

void test_commands(void) {
    test_tables();
    test_instances();
    test_identifiers();
}
