// libjpeg-turbo reports errors by a callback that must not return, which Swift can't take part in: this function decodes a
// whole buffer, and answers with a value. No floating point.

#ifndef MIZAN_CJPEG_SHIM_H
#define MIZAN_CJPEG_SHIM_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <jpeglib.h>

#include <jerror.h>
#include <setjmp.h>
#include <string.h>

/// Why a call failed.
typedef struct {
    char message[JMSG_LENGTH_MAX];
} mizan_jpeg_failure;

/// What the callbacks of one call share.
typedef struct {
    struct jpeg_decompress_struct jpeg;
    struct jpeg_error_mgr errors;
    struct jpeg_progress_mgr progress;
    jmp_buf jump;
    mizan_jpeg_failure *failure;
    int most_scans;
} mizan_jpeg_call;

static inline void mizan_jpeg_failed(j_common_ptr jpeg) {
    mizan_jpeg_call *call = (mizan_jpeg_call *)jpeg->client_data;
    jpeg->err->format_message(jpeg, call->failure->message);
    longjmp(call->jump, 1);
}

/// A level below 0 is a warning of broken data: an error here, but for bytes too many between segments.
static inline void mizan_jpeg_said(j_common_ptr jpeg, int level) {
    if (level < 0 && jpeg->err->msg_code != JWRN_EXTRANEOUS_DATA) mizan_jpeg_failed(jpeg);
}

/// Each scan of a progressive file goes over the whole picture, however few its bytes.
static inline void mizan_jpeg_progressed(j_common_ptr jpeg) {
    mizan_jpeg_call *call = (mizan_jpeg_call *)jpeg->client_data;
    if (call->jpeg.input_scan_number <= call->most_scans) return;
    strcpy(call->failure->message, "too many scans");
    longjmp(call->jump, 1);
}

/// Decodes a JPEG in grey or colour into rows of RGBA, 8 bits a component, by the exact integer transform and smooth
/// chroma, so that every machine finds the same bytes.
///
/// `rgba` has room for width × height × 4 bytes, and the file must be of that size. Colour profiles and orientation are
/// ignored. Gives 1, or 0 with the reason in `failure`.
static inline int mizan_jpeg_decode(
    const uint8_t *input, size_t input_count, uint32_t width, uint32_t height, long most_memory, int most_scans,
    uint8_t *rgba, mizan_jpeg_failure *failure) {
    mizan_jpeg_call call;
    memset(&call, 0, sizeof call);
    call.failure = failure;
    call.most_scans = most_scans;
    call.jpeg.err = jpeg_std_error(&call.errors);
    call.errors.error_exit = mizan_jpeg_failed;
    call.errors.emit_message = mizan_jpeg_said;
    call.jpeg.client_data = &call;
    if (setjmp(call.jump)) {
        jpeg_destroy_decompress(&call.jpeg);
        return 0;
    }
    jpeg_create_decompress(&call.jpeg);
    call.progress.progress_monitor = mizan_jpeg_progressed;
    call.jpeg.progress = &call.progress;
    call.jpeg.mem->max_memory_to_use = most_memory;
    jpeg_mem_src(&call.jpeg, input, input_count);
    jpeg_read_header(&call.jpeg, TRUE);
    if (call.jpeg.image_width != width || call.jpeg.image_height != height) ERREXIT(&call.jpeg, JERR_SOF_DUPLICATE);
    call.jpeg.out_color_space = JCS_EXT_RGBA;
    call.jpeg.dct_method = JDCT_ISLOW;
    call.jpeg.do_fancy_upsampling = TRUE;
    call.jpeg.do_block_smoothing = FALSE;
    jpeg_start_decompress(&call.jpeg);
    while (call.jpeg.output_scanline < height) {
        JSAMPROW row = rgba + (size_t)call.jpeg.output_scanline * width * 4;
        jpeg_read_scanlines(&call.jpeg, &row, 1);
    }
    jpeg_finish_decompress(&call.jpeg);
    jpeg_destroy_decompress(&call.jpeg);
    return 1;
}

#endif
