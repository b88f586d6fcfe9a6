// Fonts as Cairo takes them: FreeType's own names stay in here, since the module of FreeType has them too.

#ifndef MIZAN_CCAIRO_SHIM_H
#define MIZAN_CCAIRO_SHIM_H

#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/// A face of FreeType with what it needs as long as it lives.
typedef struct {
    FT_Library library;
    unsigned char *bytes;
} mizan_cairo_font;

/// Ends the library that a face of FreeType belongs to, and with it the face, and its bytes.
static inline void mizan_cairo_font_done(void *data) {
    mizan_cairo_font *font = (mizan_cairo_font *)data;
    if (font->library) FT_Done_FreeType(font->library);
    free(font->bytes);
    free(font);
}

/// Renames the table of characters in the directory that begins at a place, so that nobody finds it.
static inline void mizan_cairo_hide_characters(unsigned char *bytes, size_t size, size_t start) {
    if (start + 12 > size) return;
    size_t count = (size_t)bytes[start + 4] << 8 | bytes[start + 5];
    for (size_t entry = start + 12; count > 0 && entry + 16 <= size; count--, entry += 16) {
        if (memcmp(bytes + entry, "cmap", 4) == 0) memcpy(bytes + entry, "xmap", 4);
    }
}

/// The font of a file's bytes, and of its number in a collection, for Cairo; NULL where FreeType can't read it.
///
/// Its table of characters is hidden: Cairo would take what a glyph stands for from there, and only where there is nothing from the text
/// itself, so that a ligature would be a character of its own.
///
/// Each has a library of FreeType's of its own: Cairo lets go of a face when it likes, in whatever thread, and a library is no
/// thing that threads share.
static inline cairo_font_face_t *mizan_cairo_font_face(const void *data, size_t size, long number) {
    static const cairo_user_data_key_t key;
    FT_Face face = NULL;
    mizan_cairo_font *own = (mizan_cairo_font *)calloc(1, sizeof(mizan_cairo_font));
    if (!own || !(own->bytes = (unsigned char *)malloc(size ? size : 1)) || FT_Init_FreeType(&own->library)) {
        if (own) {
            own->library = NULL;
            mizan_cairo_font_done(own);
        }
        return NULL;
    }
    memcpy(own->bytes, data, size);
    if (size >= 12 && memcmp(own->bytes, "ttcf", 4) == 0) {
        size_t entry = 12 + 4 * (size_t)number;
        if (entry + 4 <= size) {
            const unsigned char *place = own->bytes + entry;
            mizan_cairo_hide_characters(
                own->bytes, size,
                (size_t)place[0] << 24 | (size_t)place[1] << 16 | (size_t)place[2] << 8 | (size_t)place[3]);
        }
    } else {
        mizan_cairo_hide_characters(own->bytes, size, 0);
    }
    if (FT_New_Memory_Face(own->library, own->bytes, (FT_Long)size, number, &face)) {
        mizan_cairo_font_done(own);
        return NULL;
    }
    cairo_font_face_t *font = cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP);
    if (cairo_font_face_status(font) != CAIRO_STATUS_SUCCESS
        || cairo_font_face_set_user_data(font, &key, own, mizan_cairo_font_done) != CAIRO_STATUS_SUCCESS) {
        cairo_font_face_destroy(font);
        mizan_cairo_font_done(own);
        return NULL;
    }
    return font;
}

#endif
