// libpng reports errors by longjmp, which Swift can't take part in: these functions encode and decode whole buffers, and
// answer with a value. No floating point.

#ifndef MIZAN_CPNG_SHIM_H
#define MIZAN_CPNG_SHIM_H

#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/// Why a call failed.
typedef struct {
    char message[128];
} mizan_png_failure;

/// What the callbacks of one call share.
typedef struct {
    jmp_buf jump;
    mizan_png_failure *failure;
    const uint8_t *input;
    size_t input_count;
    size_t input_offset;
    uint8_t *output;
    size_t output_count;
    size_t output_capacity;
} mizan_png_call;

static inline void mizan_png_failed(png_structp png, png_const_charp message) {
    mizan_png_call *call = (mizan_png_call *)png_get_error_ptr(png);
    strncpy(call->failure->message, message, sizeof call->failure->message - 1);
    call->failure->message[sizeof call->failure->message - 1] = 0;
    longjmp(call->jump, 1);
}

static inline void mizan_png_warned(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static inline void mizan_png_take(png_structp png, png_bytep bytes, size_t count) {
    mizan_png_call *call = (mizan_png_call *)png_get_io_ptr(png);
    if (count > call->input_count - call->input_offset) png_error(png, "the file is cut off");
    memcpy(bytes, call->input + call->input_offset, count);
    call->input_offset += count;
}

static inline void mizan_png_give(png_structp png, png_bytep bytes, size_t count) {
    mizan_png_call *call = (mizan_png_call *)png_get_io_ptr(png);
    if (count > call->output_capacity - call->output_count) {
        if (count > SIZE_MAX / 4 || call->output_capacity > SIZE_MAX / 4) png_error(png, "out of memory");
        size_t capacity = 2 * (call->output_capacity + count);
        uint8_t *output = (uint8_t *)realloc(call->output, capacity);
        if (!output) png_error(png, "out of memory");
        call->output = output;
        call->output_capacity = capacity;
    }
    memcpy(call->output + call->output_count, bytes, count);
    call->output_count += count;
}

static inline void mizan_png_flush(png_structp png) { (void)png; }

/// Decodes a PNG into rows of straight RGBA, 8 bits a component.
///
/// `rgba` has room for width × height × 4 bytes, and the file must be of that size. Colour profiles and gamma are ignored.
/// Gives 1, or 0 with the reason in `failure`.
static inline int mizan_png_decode(
    const uint8_t *input, size_t input_count, uint32_t width, uint32_t height, uint8_t *rgba,
    mizan_png_failure *failure) {
    mizan_png_call call;
    memset(&call, 0, sizeof call);
    call.failure = failure;
    call.input = input;
    call.input_count = input_count;
    strcpy(failure->message, "out of memory");
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &call, mizan_png_failed, mizan_png_warned);
    if (!png) return 0;
    png_infop info = png_create_info_struct(png);
    if (!info || setjmp(call.jump)) {
        png_destroy_read_struct(&png, &info, NULL);
        return 0;
    }
    png_set_read_fn(png, &call, mizan_png_take);
    png_set_user_limits(png, width, height);
    png_set_chunk_cache_max(png, 64);
    png_set_chunk_malloc_max(png, 1 << 20);
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
    png_read_info(png, info);
    if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height)
        png_error(png, "the size stands twice");
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    size_t stride = (size_t)width * 4;
    if (png_get_rowbytes(png, info) != stride) png_error(png, "rows of another length");
    for (int pass = 0; pass < passes; pass++)
        for (uint32_t row = 0; row < height; row++) png_read_row(png, rgba + row * stride, NULL);
    png_read_end(png, NULL);
    png_destroy_read_struct(&png, &info, NULL);
    return 1;
}

/// The rows of a picture and what a file says of them before they come.
typedef struct {
    const uint8_t *rows;
    size_t stride;
    uint32_t width, height;
    int color_type;
    /// zlib's.
    int level;
    /// Whether a fourth byte of each pixel is left out.
    int has_filler;
    png_colorp palette;
    int palette_count;
    png_bytep alpha;
    int alpha_count;
} mizan_png_picture;

/// Encodes a picture, 8 bits a component, without filters and without colour tags.
static inline uint8_t *mizan_png_write(
    const mizan_png_picture *picture, size_t *count, mizan_png_failure *failure) {
    mizan_png_call call;
    memset(&call, 0, sizeof call);
    call.failure = failure;
    strcpy(failure->message, "out of memory");
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &call, mizan_png_failed, mizan_png_warned);
    if (!png) return NULL;
    png_infop info = png_create_info_struct(png);
    if (!info || setjmp(call.jump)) {
        free(call.output);
        png_destroy_write_struct(&png, &info);
        return NULL;
    }
    png_set_write_fn(png, &call, mizan_png_give, mizan_png_flush);
    png_set_compression_level(png, picture->level);
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);  // PNG_NO_FILTERS would let libpng try them all.
    png_set_IHDR(
        png, info, picture->width, picture->height, 8, picture->color_type, PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    if (picture->palette_count) png_set_PLTE(png, info, picture->palette, picture->palette_count);
    if (picture->alpha_count) png_set_tRNS(png, info, picture->alpha, picture->alpha_count, NULL);
    png_write_info(png, info);
    if (picture->has_filler) png_set_filler(png, 0, PNG_FILLER_AFTER);
    for (uint32_t row = 0; row < picture->height; row++)
        png_write_row(png, picture->rows + row * picture->stride);
    png_write_end(png, NULL);
    png_destroy_write_struct(&png, &info);
    *count = call.output_count;
    return call.output;
}

/// Encodes rows of straight RGBA at zlib's level 1; `opaque` leaves the alpha out.
///
/// Gives the bytes, which the caller frees, and their count; or NULL with the reason in `failure`.
static inline uint8_t *mizan_png_encode(
    const uint8_t *rgba, uint32_t width, uint32_t height, int opaque, size_t *count, mizan_png_failure *failure) {
    mizan_png_picture picture;
    memset(&picture, 0, sizeof picture);
    picture.rows = rgba;
    picture.stride = (size_t)width * 4;
    picture.width = width;
    picture.height = height;
    picture.color_type = opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA;
    picture.level = 1;
    picture.has_filler = opaque;
    return mizan_png_write(&picture, count, failure);
}

/// Encodes rows of a byte a pixel, the number of its colour, at zlib's level 9: `colors` are at most 256 of straight RGBA, the
/// first `transparent_count` of which aren't opaque.
///
/// Gives what `mizan_png_encode` gives.
static inline uint8_t *mizan_png_encode_indexed(
    const uint8_t *indices, uint32_t width, uint32_t height, const uint32_t *colors, int color_count,
    int transparent_count, size_t *count, mizan_png_failure *failure) {
    png_color palette[256];
    png_byte alpha[256];
    const uint8_t *bytes = (const uint8_t *)colors;
    for (int index = 0; index < color_count && index < 256; index++) {
        palette[index].red = bytes[4 * index];
        palette[index].green = bytes[4 * index + 1];
        palette[index].blue = bytes[4 * index + 2];
        alpha[index] = bytes[4 * index + 3];
    }
    mizan_png_picture picture;
    memset(&picture, 0, sizeof picture);
    picture.rows = indices;
    picture.stride = width;
    picture.width = width;
    picture.height = height;
    picture.color_type = PNG_COLOR_TYPE_PALETTE;
    picture.level = 9;
    picture.palette = palette;
    picture.palette_count = color_count;
    picture.alpha = alpha;
    picture.alpha_count = transparent_count;
    return mizan_png_write(&picture, count, failure);
}

#endif
