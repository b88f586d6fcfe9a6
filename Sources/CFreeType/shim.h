// FreeType's versions give the arrays of an outline other types of numbers: this function takes the same ones in all of them.

#ifndef MIZAN_CFREETYPE_SHIM_H
#define MIZAN_CFREETYPE_SHIM_H

#include <ft2build.h>
#include <stdint.h>
#include <string.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H

/// The most points, and the most contours, that an outline of FreeType's counts.
enum { MIZAN_OUTLINE_LIMIT = 32767 };

/// Adds the coverage of an outline to rows of a byte a pixel, from the top; its places are in 1/64 pixel from the lower left
/// corner, y up. The arrays are FreeType's: `tags` of the points, and the last point of each contour.
///
/// Gives FreeType's error, 0 for none.
static inline int mizan_outline_coverage(
    FT_Library library, FT_Vector *points, const uint8_t *tags, int point_count, const int16_t *ends, int contour_count,
    int is_even_odd, uint8_t *rows, int width, int height) {
    FT_Outline outline;
    memset(&outline, 0, sizeof outline);
    outline.points = points;
    outline.tags = (void *)tags;
    outline.contours = (void *)ends;
    outline.n_points = (int16_t)point_count;
    outline.n_contours = (int16_t)contour_count;
    outline.flags = is_even_odd ? FT_OUTLINE_EVEN_ODD_FILL : FT_OUTLINE_NONE;
    FT_Bitmap bitmap;
    memset(&bitmap, 0, sizeof bitmap);
    bitmap.rows = (unsigned)height;
    bitmap.width = (unsigned)width;
    bitmap.pitch = width;
    bitmap.buffer = rows;
    bitmap.num_grays = 256;
    bitmap.pixel_mode = FT_PIXEL_MODE_GRAY;
    return FT_Outline_Get_Bitmap(library, &outline, &bitmap);
}

#endif
