// The forecast as a program of its own that knows beforehand where everything stands: what a start can't do without. It maps the
// fonts, resolves each label's levels with FriBidi, shapes its runs with HarfBuzz, fills their outlines with Cairo, and writes a
// PNG file as the tool does, with the settings of Sources/CPNG. It lays nothing out, reads no scene, and draws no symbols.
//
//   forecast FONTS PICTURE    FONTS is the folder of the fonts, PICTURE the file to write

#include "labels.h"
#include "shim.h"

#include <cairo.h>
#include <fribidi.h>
#include <hb-ot.h>
#include <hb.h>
#include <math.h>
#include <stdio.h>

enum { most_characters = 128 };

/// In radians.
static const double quarter = 1.57079632679489661923;

static const char *const font_names[font_count] = {
    "NotoSans-Regular.ttf", "NotoSans-Bold.ttf", "NotoSansHebrew-Bold.ttf"};

typedef struct {
    hb_font_t *fonts[font_count];
    hb_draw_funcs_t *outlines;
    hb_buffer_t *buffer;
    cairo_t *cairo;
} drawing;

static void fail(const char *what) {
    fprintf(stderr, "forecast: %s\n", what);
    exit(1);
}

static void move_to(hb_draw_funcs_t *f, void *cairo, hb_draw_state_t *s, float x, float y, void *user) {
    cairo_move_to(cairo, x, y);
}

static void line_to(hb_draw_funcs_t *f, void *cairo, hb_draw_state_t *s, float x, float y, void *user) {
    cairo_line_to(cairo, x, y);
}

static void cubic_to(
    hb_draw_funcs_t *f, void *cairo, hb_draw_state_t *s, float x1, float y1, float x2, float y2, float x, float y,
    void *user) {
    cairo_curve_to(cairo, x1, y1, x2, y2, x, y);
}

static void close_path(hb_draw_funcs_t *f, void *cairo, hb_draw_state_t *s, void *user) { cairo_close_path(cairo); }

static hb_draw_funcs_t *make_outlines(void) {
    hb_draw_funcs_t *outlines = hb_draw_funcs_create();
    hb_draw_funcs_set_move_to_func(outlines, move_to, NULL, NULL);
    hb_draw_funcs_set_line_to_func(outlines, line_to, NULL, NULL);
    hb_draw_funcs_set_cubic_to_func(outlines, cubic_to, NULL, NULL);
    hb_draw_funcs_set_close_path_func(outlines, close_path, NULL, NULL);
    hb_draw_funcs_make_immutable(outlines);
    return outlines;
}

static hb_font_t *open_font(const char *folder, const char *name) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
    if (!blob) fail("a font can't be read");
    hb_face_t *face = hb_face_create(blob, 0);
    hb_font_t *font = hb_font_create(face);
    hb_face_destroy(face);
    hb_blob_destroy(blob);
    return font;
}

static void set_color(cairo_t *cairo, uint32_t rgb) {
    cairo_set_source_rgb(cairo, (rgb >> 16) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0);
}

static void draw_box(cairo_t *cairo, const box *box) {
    double right = box->x + box->width, bottom = box->y + box->height, r = box->radius;
    set_color(cairo, box->color);
    cairo_new_path(cairo);
    cairo_arc(cairo, right - r, box->y + r, r, -quarter, 0);
    cairo_arc(cairo, right - r, bottom - r, r, 0, quarter);
    cairo_arc(cairo, box->x + r, bottom - r, r, quarter, 2 * quarter);
    cairo_arc(cairo, box->x + r, box->y + r, r, 2 * quarter, 3 * quarter);
    cairo_close_path(cairo);
    cairo_fill(cairo);
}

/// Shapes characters of one font and direction, adds their outlines to the path, and gives their advance in points.
static double add_run(
    const drawing *drawing, const FriBidiChar *text, int length, int start, int end, int level, int font, double size,
    double x, double y) {
    hb_buffer_t *buffer = drawing->buffer;
    hb_font_t *face = drawing->fonts[font];
    hb_buffer_clear_contents(buffer);
    hb_buffer_set_direction(buffer, level & 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
    hb_buffer_set_script(buffer, font == hebrew_bold ? HB_SCRIPT_HEBREW : HB_SCRIPT_LATIN);
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1));
    hb_buffer_add_utf32(buffer, text, length, start, end - start);
    hb_shape(face, buffer, NULL, 0);
    unsigned count;
    const hb_glyph_info_t *glyphs = hb_buffer_get_glyph_infos(buffer, &count);
    const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &count);
    double scale = size / hb_face_get_upem(hb_font_get_face(face)), origin = x;
    for (unsigned index = 0; index < count; index++) {
        cairo_save(drawing->cairo);
        cairo_translate(
            drawing->cairo, x + positions[index].x_offset * scale, y - positions[index].y_offset * scale);
        cairo_scale(drawing->cairo, scale, -scale);
        hb_font_get_glyph_shape(face, glyphs[index].codepoint, drawing->outlines, drawing->cairo);
        cairo_restore(drawing->cairo);
        x += positions[index].x_advance * scale;
    }
    return x - origin;
}

/// The label's own font where it has the character, else that for Hebrew; format characters stay with the font before them.
static int font_for(const drawing *drawing, FriBidiChar character, int own, int before) {
    hb_codepoint_t glyph;
    if (FRIBIDI_IS_EXPLICIT_OR_ISOLATE_OR_BN_OR_NSM(fribidi_get_bidi_type(character))) return before;
    return hb_font_get_nominal_glyph(drawing->fonts[own], character, &glyph) ? own : hebrew_bold;
}

static void draw_label(const drawing *drawing, const label *label) {
    FriBidiChar text[most_characters];
    FriBidiCharType types[most_characters];
    FriBidiBracketType brackets[most_characters];
    FriBidiLevel levels[most_characters];
    int length = fribidi_charset_to_unicode(FRIBIDI_CHAR_SET_UTF8, label->text, (int)strlen(label->text), text);
    fribidi_get_bidi_types(text, length, types);
    fribidi_get_bracket_types(text, length, types, brackets);
    FriBidiParType direction = FRIBIDI_PAR_LTR;
    if (!fribidi_get_par_embedding_levels_ex(types, brackets, length, &direction, levels)) fail("no memory");

    set_color(drawing->cairo, label->color);
    cairo_new_path(drawing->cairo);
    double x = label->x;
    // No label has more than one level above the first, so that runs from left to right are in the order of the text.
    for (int start = 0, end, font = label->font; start < length; start = end) {
        font = font_for(drawing, text[start], label->font, font);
        for (end = start + 1; end < length && levels[end] == levels[start]; end++)
            if (font_for(drawing, text[end], label->font, font) != font) break;
        x += add_run(
            drawing, text, length, start, end, levels[start], font, label->size, x, label->baseline);
    }
    cairo_fill(drawing->cairo);
}

static void write_picture(cairo_surface_t *surface, const char *path) {
    uint32_t width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
    cairo_surface_flush(surface);
    const uint8_t *rows = cairo_image_surface_get_data(surface);
    size_t stride = cairo_image_surface_get_stride(surface);
    uint8_t *rgba = malloc((size_t)width * height * 4);
    if (!rows || !rgba) fail("no memory");
    for (uint32_t y = 0; y < height; y++) {
        const uint32_t *row = (const uint32_t *)(rows + y * stride);
        uint8_t *pixel = rgba + (size_t)y * width * 4;
        for (uint32_t x = 0; x < width; x++, pixel += 4) {
            pixel[0] = row[x] >> 16;
            pixel[1] = row[x] >> 8;
            pixel[2] = row[x];
            pixel[3] = 255;
        }
    }
    mizan_png_failure failure;
    size_t count;
    uint8_t *png = mizan_png_encode(rgba, width, height, 1, &count, &failure);
    FILE *file = fopen(path, "wb");
    if (!png || !file || fwrite(png, 1, count, file) != count || fclose(file)) fail("the picture can't be written");
    free(png);
    free(rgba);
}

int main(int count, char **arguments) {
    if (count != 3) fail("the call is: forecast FONTS PICTURE");
    drawing drawing;
    for (int font = 0; font < font_count; font++) drawing.fonts[font] = open_font(arguments[1], font_names[font]);
    drawing.outlines = make_outlines();
    drawing.buffer = hb_buffer_create();

    cairo_surface_t *surface =
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)ceil(page.width * 2), (int)ceil(page.height * 2));
    drawing.cairo = cairo_create(surface);
    cairo_scale(drawing.cairo, 2, 2);
    set_color(drawing.cairo, page.color);
    cairo_paint(drawing.cairo);
    for (size_t index = 0; index < sizeof boxes / sizeof *boxes; index++) draw_box(drawing.cairo, &boxes[index]);
    for (size_t index = 0; index < sizeof labels / sizeof *labels; index++)
        draw_label(&drawing, &labels[index]);
    if (cairo_status(drawing.cairo) != CAIRO_STATUS_SUCCESS) fail("Cairo could not draw");
    write_picture(surface, arguments[2]);
    // What the process holds goes with it.
    return 0;
}
