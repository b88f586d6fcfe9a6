#include "floor.h"
#include "icu.h"
#include <fribidi/fribidi.h>
#include <harfbuzz/hb.h>
#include <stdlib.h>
#include <string.h>

enum { max_fonts = 32, scripts = 256 };

struct cfloor {
    hb_font_t *fonts[max_fonts];
    int font_count;
    hb_buffer_t *buffer;
    hb_language_t language;
    UBreakIterator *lines;
    hb_script_t tags[scripts];
    int capacity;
    uint32_t *points;
    int32_t *offsets;
    FriBidiCharType *types;
    FriBidiBracketType *brackets;
    FriBidiLevel *levels;
    int32_t *breaks;
};

// ICU's UCharDirection as FriBidi's types.
static const FriBidiCharType types_by_class[] = {
    FRIBIDI_TYPE_LTR, FRIBIDI_TYPE_RTL, FRIBIDI_TYPE_EN,  FRIBIDI_TYPE_ES,  FRIBIDI_TYPE_ET,  FRIBIDI_TYPE_AN,
    FRIBIDI_TYPE_CS,  FRIBIDI_TYPE_BS,  FRIBIDI_TYPE_SS,  FRIBIDI_TYPE_WS,  FRIBIDI_TYPE_ON,  FRIBIDI_TYPE_LRE,
    FRIBIDI_TYPE_LRO, FRIBIDI_TYPE_AL,  FRIBIDI_TYPE_RLE, FRIBIDI_TYPE_RLO, FRIBIDI_TYPE_PDF, FRIBIDI_TYPE_NSM,
    FRIBIDI_TYPE_BN,  FRIBIDI_TYPE_FSI, FRIBIDI_TYPE_LRI, FRIBIDI_TYPE_RLI, FRIBIDI_TYPE_PDI,
};

cfloor *cfloor_create(const char *language, const char *const *fonts, int count)
{
    cfloor *floor = calloc(1, sizeof *floor);
    int status = 0;
    for (int i = 0; i < count && i < max_fonts; i++) {
        hb_blob_t *blob = hb_blob_create_from_file_or_fail(fonts[i]);
        if (!blob) return NULL;
        hb_face_t *face = hb_face_create(blob, 0);
        floor->fonts[floor->font_count++] = hb_font_create(face);
        hb_face_destroy(face);
        hb_blob_destroy(blob);
    }
    floor->buffer = hb_buffer_create();
    floor->language = hb_language_from_string(language, -1);
    floor->lines = swift_ubrk_open(ubrk_line, language, NULL, 0, &status);
    for (int i = 0; i < scripts; i++) {
        const char *name = swift_uscript_getShortName(i);
        floor->tags[i] = name ? hb_script_from_string(name, -1) : HB_SCRIPT_UNKNOWN;
    }
    return status > 0 ? NULL : floor;
}

void cfloor_destroy(cfloor *floor)
{
    for (int i = 0; i < floor->font_count; i++) hb_font_destroy(floor->fonts[i]);
    hb_buffer_destroy(floor->buffer);
    swift_ubrk_close(floor->lines);
    free(floor->points);
    free(floor->offsets);
    free(floor->types);
    free(floor->brackets);
    free(floor->levels);
    free(floor->breaks);
    free(floor);
}

static void reserve(cfloor *floor, int count)
{
    if (count <= floor->capacity) return;
    floor->capacity = count * 2;
    size_t n = floor->capacity;
    floor->points = realloc(floor->points, n * sizeof *floor->points);
    floor->offsets = realloc(floor->offsets, n * sizeof *floor->offsets);
    floor->types = realloc(floor->types, n * sizeof *floor->types);
    floor->brackets = realloc(floor->brackets, n * sizeof *floor->brackets);
    floor->levels = realloc(floor->levels, n * sizeof *floor->levels);
    floor->breaks = realloc(floor->breaks, n * sizeof *floor->breaks);
}

static FriBidiBracketType bracket_type(uint32_t c)
{
    int kind = swift_u_getIntPropertyValue(c, uchar_bidi_paired_bracket_type);
    if (!kind) return FRIBIDI_NO_BRACKET;
    uint32_t opening = kind == 1 ? c : (uint32_t)swift_u_getBidiPairedBracket(c);
    if (opening == 0x2329) opening = 0x3008;
    return opening | (kind == 1 ? FRIBIDI_BRACKET_OPEN_MASK : 0);
}

/// The first font that has the character; marks and formats stay with the font before them where it has them.
static int font_for(cfloor *floor, uint32_t c, int last)
{
    hb_codepoint_t glyph;
    if (last == 0 && hb_font_get_nominal_glyph(floor->fonts[0], c, &glyph)) return 0;
    int type = swift_u_charType(c);
    if (type == u_format_char && last >= 0) return last;
    if (type == u_non_spacing_mark && last >= 0 && hb_font_get_nominal_glyph(floor->fonts[last], c, &glyph))
        return last;
    for (int i = 0; i < floor->font_count; i++)
        if (hb_font_get_nominal_glyph(floor->fonts[i], c, &glyph)) return i;
    return last < 0 ? 0 : last;
}

static void shape(
    cfloor *floor, const uint16_t *text, int length, int start, int end, int font, int script, int level,
    cfloor_result *result)
{
    hb_buffer_t *buffer = floor->buffer;
    hb_buffer_clear_contents(buffer);
    hb_buffer_set_direction(buffer, level & 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
    hb_buffer_set_script(buffer, script < scripts ? floor->tags[script] : HB_SCRIPT_UNKNOWN);
    hb_buffer_set_language(buffer, floor->language);
    hb_buffer_add_utf16(buffer, text, length, start, end - start);
    hb_shape(floor->fonts[font], buffer, NULL, 0);
    unsigned count;
    hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &count);
    for (unsigned i = 0; i < count; i++) result->advance += positions[i].x_advance;
    result->glyphs += count;
    result->runs++;
}

cfloor_result cfloor_run(cfloor *floor, const uint16_t *text, int length, int rtl)
{
    cfloor_result result = {0};
    reserve(floor, length + 1);
    int count = 0;
    for (int i = 0; i < length; count++) {
        uint32_t c = text[i];
        floor->offsets[count] = i++;
        if ((c & 0xfc00) == 0xd800 && i < length) c = ((c & 0x3ff) << 10) + (text[i++] & 0x3ff) + 0x10000;
        floor->points[count] = c;
        int class = swift_u_charDirection(c);
        floor->types[count] = types_by_class[class];
        floor->brackets[count] = class == u_other_neutral ? bracket_type(c) : FRIBIDI_NO_BRACKET;
    }
    floor->offsets[count] = length;

    FriBidiParType base = rtl == 2 ? FRIBIDI_PAR_ON : rtl ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR;
    if (!fribidi_get_par_embedding_levels_ex(floor->types, floor->brackets, count, &base, floor->levels)) return result;

    int status = 0;
    swift_ubrk_setText(floor->lines, text, length, &status);
    for (int32_t place; (place = swift_ubrk_next(floor->lines)) >= 0;) floor->breaks[result.breaks++] = place;

    int start = 0, font = -1, script = uscript_common, level = 0;
    for (int i = 0; i < count; i++) {
        uint32_t c = floor->points[i];
        int own_script = swift_uscript_getScript(c, &status);
        int own_font = font_for(floor, c, font);
        int is_shared = own_script == uscript_common || own_script == uscript_inherited;
        int is_same_script = is_shared || own_script == script || script == uscript_common;
        if (i > 0 && (own_font != font || !is_same_script || floor->levels[i] != level)) {
            shape(floor, text, length, floor->offsets[start], floor->offsets[i], font, script, level, &result);
            start = i;
        }
        if (!is_shared) script = own_script;
        font = own_font;
        level = floor->levels[i];
    }
    if (count) shape(floor, text, length, floor->offsets[start], length, font, script, level, &result);
    return result;
}
