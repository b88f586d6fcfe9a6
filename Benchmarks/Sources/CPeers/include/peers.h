#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What a text came to, so that it can be checked against the engine.
typedef struct {
    int glyphs;
    /// On one line, in pixels.
    double width;
} peer_result;

/// Another layout engine: texts of 16 pixels, broken at words, else anywhere, the direction by the first strong character.
typedef struct {
    /// Opens the engine for a language; NULL where it can't be opened.
    ///
    /// - fonts: files; the engine sees no others.
    /// - families: theirs, in order of fallback.
    void *(*open)(const char *const *fonts, const char *const *families, int count, const char *language);
    void (*close)(void *engine);
    /// A text in the engine's own encoding, and nothing found out about it.
    void *(*open_text)(void *engine, const char *text, int length);
    void (*close_text)(void *text);
    /// Lays a text out in a width, with nothing kept from before. Returns the number of lines.
    int (*lay_out)(void *text, double width);
    /// Lays a text out whose layout is kept. Returns the number of lines.
    int (*lay_out_again)(void *text, double width);
    /// A text on one line.
    peer_result (*measure)(void *text);
} peer;

/// Pango with FreeType, or NULL where it wasn't there when this was compiled.
const peer *peer_pango(void);
/// Qt's QTextLayout, or NULL where it wasn't there when this was compiled.
const peer *peer_qt(void);

#ifdef __cplusplus
}
#endif
