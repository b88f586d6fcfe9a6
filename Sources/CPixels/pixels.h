// Loops over the pixels of whole pictures, which Swift takes a hundred times as long for in a debug build. Integers only: every
// machine finds the same bytes.
//
// A word is a pixel as Cairo blends it: 32 bits in the machine's order, alpha highest, the colours multiplied by alpha. RGBA is
// four bytes a pixel, the colours as they are.

#ifndef MIZAN_CPIXELS_PIXELS_H
#define MIZAN_CPIXELS_PIXELS_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// RGBA as words, to the nearest.
static inline void mizan_premultiply(const uint8_t *rgba, size_t count, uint32_t *words) {
    for (size_t index = 0; index < count; index++, rgba += 4) {
        uint32_t alpha = rgba[3];
        if (alpha == 0xff)
            words[index] = 0xff000000 | (uint32_t)rgba[0] << 16 | (uint32_t)rgba[1] << 8 | rgba[2];
        else
            words[index] = alpha << 24 | (rgba[0] * alpha + 127) / 255 << 16 | (rgba[1] * alpha + 127) / 255 << 8
                | (rgba[2] * alpha + 127) / 255;
    }
}

/// A colour without its alpha, to the nearest of 0…255.
static inline uint8_t mizan_straight(uint32_t color, uint32_t alpha) {
    uint32_t straight = (color * 255 + alpha / 2) / alpha;
    return (uint8_t)(straight < 255 ? straight : 255);
}

/// Rows of words, so many bytes apart, as RGBA.
///
/// `rgba` may be the rows themselves.
static inline void mizan_straighten(const uint8_t *rows, size_t stride, size_t width, size_t height, uint8_t *rgba) {
    for (size_t row = 0; row < height; row++) {
        const uint8_t *words = rows + row * stride;
        // Rows are opaque mostly, and the compiler does many pixels of such a row at a time.
        uint32_t word, all = 0xffffffff;
        for (size_t column = 0; column < width; column++) {
            memcpy(&word, words + column * 4, sizeof word);
            all &= word;
        }
        if (all >> 24 == 0xff) {
            for (size_t column = 0; column < width; column++, rgba += 4) {
                memcpy(&word, words + column * 4, sizeof word);
                rgba[0] = (uint8_t)(word >> 16), rgba[1] = (uint8_t)(word >> 8), rgba[2] = (uint8_t)word, rgba[3] = 0xff;
            }
            continue;
        }
        for (size_t column = 0; column < width; column++, rgba += 4) {
            memcpy(&word, words + column * 4, sizeof word);
            uint32_t alpha = word >> 24, red = word >> 16 & 0xff, green = word >> 8 & 0xff, blue = word & 0xff;
            rgba[3] = (uint8_t)alpha;
            if (alpha == 0 || alpha == 0xff) {
                rgba[0] = (uint8_t)red, rgba[1] = (uint8_t)green, rgba[2] = (uint8_t)blue;
            } else {
                rgba[0] = mizan_straight(red, alpha);
                rgba[1] = mizan_straight(green, alpha);
                rgba[2] = mizan_straight(blue, alpha);
            }
        }
    }
}

/// Words as four channels of 16 bits, for sums of means that lose nothing that can be seen.
static inline void mizan_widen(const uint32_t *words, size_t count, uint64_t *wide) {
    for (size_t index = 0; index < count; index++) {
        uint64_t word = words[index];
        wide[index] = ((word & 0xff) | (word & 0xff00) << 8 | (word & 0xff0000) << 16 | (word & 0xff000000) << 24) * 257;
    }
}

/// Four channels of 16 bits as words, to the nearest.
static inline void mizan_narrow(const uint64_t *wide, size_t count, uint32_t *words) {
    for (size_t index = 0; index < count; index++) {
        uint32_t word = 0;
        for (int channel = 0; channel < 4; channel++)
            word |= (uint32_t)(((wide[index] >> 16 * channel & 0xffff) + 128) / 257) << 8 * channel;
        words[index] = word;
    }
}

/// Each pixel of some rows becomes the mean of those around it in its row, from `before` on its left to `after` on its right; what is
/// outside counts as transparent. The result stands turned: its rows are the columns.
static inline void mizan_blur_rows(
    const uint64_t *wide, size_t width, size_t height, size_t before, size_t after, uint64_t *turned) {
    uint64_t count = before + after + 1;
    for (size_t row = 0; row < height; row++) {
        const uint64_t *line = wide + row * width;
        for (int channel = 0; channel < 4; channel++) {
            int shift = 16 * channel;
            uint64_t sum = 0;
            for (size_t column = 0; column < after && column < width; column++) sum += line[column] >> shift & 0xffff;
            for (size_t column = 0; column < width; column++) {
                if (column + after < width) sum += line[column + after] >> shift & 0xffff;
                uint64_t *target = turned + column * height + row;
                *target = (channel ? *target : 0) | (sum + count / 2) / count << shift;
                if (column >= before) sum -= line[column - before] >> shift & 0xffff;
            }
        }
    }
}

/// A component of a mapped colour, to the nearest of 0…255: the factors of 1/65,536 of red, green and blue, and the offset.
static inline uint32_t mizan_mapped(const int32_t *row, int64_t red, int64_t green, int64_t blue) {
    int64_t sum = (row[0] * red + row[1] * green + row[2] * blue + row[3] * (int64_t)255 + 32768) >> 16;
    return sum < 0 ? 0 : sum > 255 ? 255 : (uint32_t)sum;
}

/// Maps the colours of words: three rows of four factors, and the factor of alpha, at most 65,536.
static inline void mizan_map_colors(uint32_t *words, size_t count, const int32_t *matrix) {
    for (size_t index = 0; index < count; index++) {
        uint32_t word = words[index], alpha = word >> 24;
        if (alpha == 0) continue;
        uint8_t red = mizan_straight(word >> 16 & 0xff, alpha), green = mizan_straight(word >> 8 & 0xff, alpha),
                blue = mizan_straight(word & 0xff, alpha);
        alpha = (alpha * (uint64_t)matrix[12] + 32768) >> 16;
        words[index] = alpha << 24 | (mizan_mapped(matrix, red, green, blue) * alpha + 127) / 255 << 16
            | (mizan_mapped(matrix + 4, red, green, blue) * alpha + 127) / 255 << 8
            | (mizan_mapped(matrix + 8, red, green, blue) * alpha + 127) / 255;
    }
}

/// Whether the alpha of all pixels of RGBA is 255.
static inline int mizan_is_opaque(const uint8_t *rgba, size_t count) {
    // Without a way out of the inner loop the compiler does many pixels at a time.
    for (size_t start = 0; start < count; start += 1024) {
        size_t end = count - start < 1024 ? count : start + 1024;
        uint8_t alpha = 0xff;
        for (size_t index = start; index < end; index++) alpha &= rgba[index * 4 + 3];
        if (alpha != 0xff) return 0;
    }
    return 1;
}

/// A picture in another order of rows and columns: `first` is the pixel that comes to the top left, the next one to the right
/// is `across` further in the source, the next one below `down`.
static inline void mizan_turn(
    const void *source, ptrdiff_t first, ptrdiff_t across, ptrdiff_t down, size_t width, size_t height, void *target) {
    const uint8_t *from = (const uint8_t *)source;
    uint8_t *to = (uint8_t *)target;
    for (size_t row = 0; row < height; row++) {
        const uint8_t *pixel = from + 4 * (first + (ptrdiff_t)row * down);
        for (size_t column = 0; column < width; column++, pixel += 4 * across, to += 4) memcpy(to, pixel, 4);
    }
}

/// What one pixel of a scaled line takes from which pixels of the line, in weights of which all together make `total`.
typedef struct {
    size_t first, last;
    uint64_t first_weight, inner_weight, last_weight, total;
} mizan_sample;

/// The mean of a sample's pixels, to the nearest; `step` words lie between the pixels of the line.
static inline uint32_t mizan_sample_mean(const uint32_t *line, size_t step, const mizan_sample *sample) {
    const uint32_t *pixel = line + sample->first * step, *last = line + sample->last * step;
    if (pixel == last) return *pixel;
    uint64_t alpha = 0, red = 0, green = 0, blue = 0;
    uint32_t first = *pixel;
    for (pixel += step; pixel < last; pixel += step) {
        uint32_t word = *pixel;
        alpha += word >> 24, red += word >> 16 & 0xff, green += word >> 8 & 0xff, blue += word & 0xff;
    }
    uint64_t total = sample->total, half = total / 2;
#define MIZAN_MEAN(inner, shift)                                                                        \
    ((uint32_t)(((first >> shift & 0xff) * sample->first_weight + inner * sample->inner_weight           \
                 + (*last >> shift & 0xff) * sample->last_weight + half)                                 \
                / total)                                                                                 \
     << shift)
    uint32_t mean = MIZAN_MEAN(alpha, 24) | MIZAN_MEAN(red, 16) | MIZAN_MEAN(green, 8) | MIZAN_MEAN(blue, 0);
#undef MIZAN_MEAN
    return mean;
}

/// Each of some rows of words in another width, that of the samples.
static inline void mizan_scale_rows(
    const uint32_t *words, size_t width, size_t height, const mizan_sample *samples, size_t count, uint32_t *target) {
    for (size_t row = 0; row < height; row++)
        for (size_t column = 0; column < count; column++)
            *target++ = mizan_sample_mean(words + row * width, 1, samples + column);
}

/// Each of some columns of words in another height, that of the samples.
static inline void mizan_scale_columns(
    const uint32_t *words, size_t width, const mizan_sample *samples, size_t count, uint32_t *target) {
    for (size_t row = 0; row < count; row++)
        for (size_t column = 0; column < width; column++)
            *target++ = mizan_sample_mean(words + column, width, samples + row);
}

#endif
