/* The library gives the bytes that the tool writes. */
#include "check.h"

void test_same_bytes(const char *folder) {
    EXPECT(strcmp(mizan_version(), "0.1.0") == 0);
    struct content expected_json = content_of(folder, "forecast.json"), expected_png = content_of(folder, "forecast.png");
    mizan_scene *scene = forecast();
    mizan_options options = {.size = sizeof options, .locale = "ar-EG"};
    mizan_layout *layout = NULL;
    mizan_bytes *json = NULL, *png = NULL;
    EXPECT_OK(mizan_layout_create(scene, NULL, &options, &layout, &error));
    /* The layout has what it needs of its scene. */
    mizan_scene_destroy(scene);
    EXPECT_OK(mizan_layout_json(layout, &json, &error));
    EXPECT_OK(mizan_layout_png(layout, &png, &error));
    EXPECT(is_equal(json, expected_json));
    EXPECT(is_equal(png, expected_png));
    EXPECT(mizan_layout_width(layout) == 390);
    EXPECT(mizan_layout_height(layout) > 500);
    EXPECT(strcmp(mizan_layout_diagnostics(layout), "") == 0);
    mizan_layout_destroy(layout);
    /* The bytes stand without their layout. */
    EXPECT(is_equal(json, expected_json));
    mizan_bytes_destroy(json);
    mizan_bytes_destroy(png);

    /* The fonts of a folder, with the options that are left. */
    char fonts_folder[4096];
    snprintf(fonts_folder, sizeof fonts_folder, "%s/Fonts", repository);
    mizan_fonts *fonts = NULL;
    EXPECT_OK(mizan_fonts_create(fonts_folder, &fonts, &error));
    scene = forecast();
    options = (mizan_options){
        .size = sizeof options, .locale = "en", .pseudo = "accented,double", .text_size = "xxxLarge", .width = 320,
        .height = 480, .scale = 1, .direction = MIZAN_DIRECTION_RIGHT_TO_LEFT, .appearance = MIZAN_APPEARANCE_DARK,
        .arguments = "{ \"place\": \"Tel Aviv\" }"};
    EXPECT_OK(mizan_layout_create(scene, fonts, &options, &layout, &error));
    mizan_fonts_destroy(fonts);
    mizan_scene_destroy(scene);
    EXPECT_OK(mizan_layout_json(layout, &json, &error));
    EXPECT_OK(mizan_layout_png(layout, &png, &error));
    const char *text = (const char *)mizan_bytes_data(json, NULL);
    EXPECT(text != NULL && strstr(text, "en+accented+double_rtl_w320_h480_xxxLarge_dark@1x") != NULL);
    EXPECT(text != NULL && strstr(text, "Tel Aviv") != NULL);
    EXPECT(mizan_layout_width(layout) == 320);
    mizan_bytes_destroy(json);
    mizan_bytes_destroy(png);
    mizan_layout_destroy(layout);
    free(expected_json.bytes);
    free(expected_png.bytes);
}
