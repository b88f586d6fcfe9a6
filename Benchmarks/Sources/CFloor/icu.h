#pragma once
#include <stdint.h>

// The functions of Foundation's ICU that the floor calls. Its own headers lie in the Swift toolchain, where a C target
// doesn't look; these are their declarations with the enumerations as int.
typedef struct UBreakIterator UBreakIterator;
UBreakIterator *swift_ubrk_open(int type, const char *locale, const uint16_t *text, int32_t length, int *status);
void swift_ubrk_close(UBreakIterator *);
void swift_ubrk_setText(UBreakIterator *, const uint16_t *text, int32_t length, int *status);
int32_t swift_ubrk_next(UBreakIterator *);
int swift_u_charDirection(int32_t);
int32_t swift_u_getIntPropertyValue(int32_t, int property);
int32_t swift_u_getBidiPairedBracket(int32_t);
int8_t swift_u_charType(int32_t);
int swift_uscript_getScript(int32_t, int *status);
const char *swift_uscript_getShortName(int script);

enum { ubrk_line = 2, u_other_neutral = 10, uchar_bidi_paired_bracket_type = 0x1015 };
enum { uscript_common = 0, uscript_inherited = 1, u_non_spacing_mark = 6, u_format_char = 16 };
