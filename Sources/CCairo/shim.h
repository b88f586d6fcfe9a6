// Fonts as Cairo takes them: FreeType's own names stay in here, since the module of FreeType has them too.

#ifndef MIZAN_CCAIRO_SHIM_H
#define MIZAN_CCAIRO_SHIM_H

#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <stddef.h>

/// Ends the library that a face of FreeType belongs to, and with it the face.
static inline void mizan_cairo_freetype_done(void *library) { FT_Done_FreeType((FT_Library)library); }

/// The font of a file, and of its number in a collection, for Cairo; NULL where FreeType can't read it.
///
/// Each has a library of FreeType's of its own: Cairo lets go of a face when it likes, in whatever thread, and a library is no
/// thing that threads share.
static inline cairo_font_face_t *mizan_cairo_font_face(const char *path, long number) {
    static const cairo_user_data_key_t key;
    FT_Library library = NULL;
    FT_Face face = NULL;
    if (FT_Init_FreeType(&library)) return NULL;
    if (FT_New_Face(library, path, number, &face)) {
        mizan_cairo_freetype_done(library);
        return NULL;
    }
    cairo_font_face_t *font = cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP);
    if (cairo_font_face_status(font) != CAIRO_STATUS_SUCCESS
        || cairo_font_face_set_user_data(font, &key, library, mizan_cairo_freetype_done) != CAIRO_STATUS_SUCCESS) {
        cairo_font_face_destroy(font);
        mizan_cairo_freetype_done(library);
        return NULL;
    }
    return font;
}

#endif
