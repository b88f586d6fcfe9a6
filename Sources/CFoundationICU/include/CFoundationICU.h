#ifndef MIZAN_C_FOUNDATION_ICU_H
#define MIZAN_C_FOUNDATION_ICU_H

/// Keeps the ICU of Swift's Foundation from reading any file of the host: its data are those that it was built with.
///
/// Without this the variables `ICU_DATA` and `ICU_TIMEZONE_FILES_DIR`, and a folder such as `/usr/share/icu/icudt76l`, replace digits,
/// words and time zones, in this program's formats and in Foundation's own. It is called by itself when the program is
/// loaded, before `main` and before anything can have asked ICU for data: what ICU has read it keeps.
void mizan_icu_refuse_host_files(void);

#endif
