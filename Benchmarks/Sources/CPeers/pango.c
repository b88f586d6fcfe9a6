#include "peers.h"

#if __has_include(<pango/pangoft2.h>)
#include <fontconfig/fontconfig.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    FcConfig *fonts;
    PangoFontMap *map;
    PangoContext *context;
    /// Used again for each text that is laid out without keeping anything.
    PangoLayout *layout;
} engine;

typedef struct {
    engine *engine;
    char *characters;
    int length;
    PangoLayout *kept;
} text;

/// Advances as the font has them, as everybody's here.
static void take_no_hints(FcPattern *pattern, gpointer data)
{
    FcPatternDel(pattern, FC_HINTING);
    FcPatternAddBool(pattern, FC_HINTING, FcFalse);
}

static PangoLayout *new_layout(engine *engine)
{
    PangoLayout *layout = pango_layout_new(engine->context);
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
    return layout;
}

static void *open_engine(const char *const *fonts, const char *const *families, int count, const char *language)
{
    engine *engine = calloc(1, sizeof *engine);
    engine->fonts = FcConfigCreate();
    engine->map = pango_ft2_font_map_new();
    GString *names = g_string_new(NULL);
    for (int i = 0; i < count; i++) {
        if (!FcConfigAppFontAddFile(engine->fonts, (const FcChar8 *)fonts[i])) return NULL;
        g_string_append_printf(names, "%s,", families[i]);
    }
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(engine->map), engine->fonts);
    pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(engine->map), 72, 72);
    pango_fc_font_map_set_default_substitute(PANGO_FC_FONT_MAP(engine->map), take_no_hints, NULL, NULL);

    PangoFontDescription *font = pango_font_description_from_string(names->str);
    pango_font_description_set_absolute_size(font, 16 * PANGO_SCALE);
    engine->context = pango_font_map_create_context(engine->map);
    pango_context_set_font_description(engine->context, font);
    pango_context_set_language(engine->context, pango_language_from_string(language));
    pango_context_set_round_glyph_positions(engine->context, FALSE);
    pango_font_description_free(font);
    g_string_free(names, TRUE);
    engine->layout = new_layout(engine);
    return engine;
}

static void close_engine(void *opaque)
{
    engine *engine = opaque;
    g_object_unref(engine->layout);
    g_object_unref(engine->context);
    g_object_unref(engine->map);
    FcConfigDestroy(engine->fonts);
    free(engine);
}

static void *open_text(void *engine, const char *characters, int length)
{
    text *result = calloc(1, sizeof *result);
    result->engine = engine;
    result->characters = malloc(length);
    memcpy(result->characters, characters, length);
    result->length = length;
    return result;
}

static void close_text(void *opaque)
{
    text *text = opaque;
    if (text->kept) g_object_unref(text->kept);
    free(text->characters);
    free(text);
}

static int fill(PangoLayout *layout, double width)
{
    PangoRectangle extents;
    pango_layout_set_width(layout, (int)(width * PANGO_SCALE));
    pango_layout_get_extents(layout, NULL, &extents);
    return pango_layout_get_line_count(layout);
}

static int lay_out(void *opaque, double width)
{
    text *text = opaque;
    PangoLayout *layout = text->engine->layout;
    pango_layout_set_text(layout, text->characters, text->length);
    return fill(layout, width);
}

static int lay_out_again(void *opaque, double width)
{
    text *text = opaque;
    if (!text->kept) {
        text->kept = new_layout(text->engine);
        pango_layout_set_text(text->kept, text->characters, text->length);
    }
    return fill(text->kept, width);
}

static peer_result measure(void *opaque)
{
    text *text = opaque;
    PangoLayout *layout = text->engine->layout;
    pango_layout_set_text(layout, text->characters, text->length);
    pango_layout_set_width(layout, -1);
    peer_result result = {0};
    for (GSList *line = pango_layout_get_lines_readonly(layout); line; line = line->next)
        for (GSList *run = ((PangoLayoutLine *)line->data)->runs; run; run = run->next) {
            PangoGlyphString *glyphs = ((PangoGlyphItem *)run->data)->glyphs;
            result.glyphs += glyphs->num_glyphs;
            result.width += (double)pango_glyph_string_get_width(glyphs) / PANGO_SCALE;
        }
    return result;
}

const peer *peer_pango(void)
{
    static const peer pango = {open_engine, close_engine, open_text, close_text, lay_out, lay_out_again, measure};
    return &pango;
}
#else
const peer *peer_pango(void) { return 0; }
#endif
