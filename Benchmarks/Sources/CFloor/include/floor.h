#pragma once
#include <stdint.h>

/// The floor: what any paragraph layout has to ask of the libraries, and nothing else. Levels by FriBidi on ICU's classes
/// and brackets, runs by script, font and level, line breaks by ICU, glyphs by HarfBuzz; every buffer is used again.
typedef struct cfloor cfloor;

/// Opens the fonts, in order of fallback, and a line breaker; NULL where one can't be opened.
cfloor *cfloor_create(const char *language, const char *const *fonts, int count);
void cfloor_destroy(cfloor *floor);

/// What a text came to, so that it can be checked against the engine.
typedef struct {
    int glyphs;
    int runs;
    int breaks;
    /// All advances, in font units.
    int64_t advance;
} cfloor_result;

/// Does the work for one paragraph. `rtl`: 0 left to right, 1 right to left, 2 by the first strong character.
cfloor_result cfloor_run(cfloor *floor, const uint16_t *text, int length, int rtl);
