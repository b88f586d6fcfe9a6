// The part of a font that some texts need. HarfBuzz's own names stay in here, since its module has them too.

#ifndef MIZAN_CHARFBUZZSUBSET_SHIM_H
#define MIZAN_CHARFBUZZSUBSET_SHIM_H

#include <hb-subset.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/// A font of its own with the glyphs that characters can become by any of its rules, and glyphs by their numbers; its own names are
/// gone. NULL where HarfBuzz can't make it. The caller frees the bytes.
static inline uint8_t *mizan_font_subset(
    const void *data, size_t size, unsigned number, const uint32_t *characters, size_t character_count,
    const uint32_t *glyphs, size_t glyph_count, size_t *result_size) {
    *result_size = 0;
    if (size > UINT32_MAX) return NULL;
    hb_blob_t *blob = hb_blob_create((const char *)data, (unsigned)size, HB_MEMORY_MODE_READONLY, NULL, NULL);
    hb_face_t *face = hb_face_create(blob, number);
    hb_subset_input_t *input = hb_subset_input_create_or_fail();
    uint8_t *result = NULL;
    if (input) {
        hb_set_t *unicodes = hb_subset_input_unicode_set(input);
        for (size_t index = 0; index < character_count; index++) hb_set_add(unicodes, characters[index]);
        hb_set_t *kept = hb_subset_input_glyph_set(input);
        for (size_t index = 0; index < glyph_count; index++) hb_set_add(kept, glyphs[index]);
        // All features stay: which of them act is the viewer's affair, as it was the layout's.
        hb_set_t *features = hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG);
        hb_set_clear(features);
        hb_set_invert(features);
        hb_set_clear(hb_subset_input_set(input, HB_SUBSET_SETS_NAME_ID));
        hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING | HB_SUBSET_FLAGS_NOTDEF_OUTLINE);
        hb_face_t *subset = hb_subset_or_fail(face, input);
        if (subset) {
            hb_blob_t *bytes = hb_face_reference_blob(subset);
            unsigned length = 0;
            const char *start = hb_blob_get_data(bytes, &length);
            if (length > 0 && (result = (uint8_t *)malloc(length))) {
                memcpy(result, start, length);
                *result_size = length;
            }
            hb_blob_destroy(bytes);
            hb_face_destroy(subset);
        }
        hb_subset_input_destroy(input);
    }
    hb_face_destroy(face);
    hb_blob_destroy(blob);
    return result;
}

/// A font of a file's bytes, which outlive it, in font units; an empty one where there are too many bytes.
static inline hb_font_t *mizan_font_open(const void *data, size_t size, unsigned number) {
    hb_blob_t *blob = hb_blob_create(
        (const char *)data, size > UINT32_MAX ? 0 : (unsigned)size, HB_MEMORY_MODE_READONLY, NULL, NULL);
    hb_face_t *face = hb_face_create(blob, number);
    hb_font_t *font = hb_font_create(face);
    hb_face_destroy(face);
    hb_blob_destroy(blob);
    return font;
}

/// A glyph where a viewer would put it, in font units.
typedef struct {
    uint32_t glyph;
    int32_t x_advance;
    int32_t x_offset;
    int32_t y_offset;
} mizan_shaped_glyph;

/// Shapes a text on its own as viewers do, by the usual features alone. Returns the number of its glyphs, from left to right, and writes
/// them where they are no more than the capacity.
static inline size_t mizan_font_shape(
    const void *data, size_t size, unsigned number, const char *text, size_t text_size, int is_right_to_left,
    const char *language, mizan_shaped_glyph *glyphs, size_t capacity) {
    if (text_size > INT32_MAX) return 0;
    hb_font_t *font = mizan_font_open(data, size, number);
    hb_buffer_t *buffer = hb_buffer_create();
    hb_buffer_add_utf8(buffer, text, (int)text_size, 0, (int)text_size);
    hb_buffer_set_direction(buffer, is_right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
    if (language) hb_buffer_set_language(buffer, hb_language_from_string(language, -1));
    hb_buffer_guess_segment_properties(buffer);
    hb_shape(font, buffer, NULL, 0);
    unsigned count = 0, places = 0;
    const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &count);
    const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &places);
    if (count <= capacity && count == places) {
        for (unsigned index = 0; index < count; index++) {
            glyphs[index].glyph = infos[index].codepoint;
            glyphs[index].x_advance = positions[index].x_advance;
            glyphs[index].x_offset = positions[index].x_offset;
            glyphs[index].y_offset = positions[index].y_offset;
        }
    }
    hb_buffer_destroy(buffer);
    hb_font_destroy(font);
    return count;
}

/// The advance of a glyph in font units.
static inline int32_t mizan_font_advance(const void *data, size_t size, unsigned number, uint32_t glyph) {
    hb_font_t *font = mizan_font_open(data, size, number);
    int32_t advance = hb_font_get_glyph_h_advance(font, glyph);
    hb_font_destroy(font);
    return advance;
}

#endif
