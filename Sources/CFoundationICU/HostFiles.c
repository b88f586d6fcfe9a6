#include "CFoundationICU.h"

// Declared here, since C finds no headers of Foundation's ICU. Source: ICU 76, putil.h and udata.h, with Foundation's prefix.
extern void swift_u_setDataDirectory(const char *directory);
extern void swift_u_setTimeZoneFilesDirectory(const char *directory, int *status);
extern void swift_udata_setFileAccess(int access, int *status);

enum { NO_FILES = 3 }; // UDATA_NO_FILES

__attribute__((constructor)) void mizan_icu_refuse_host_files(void) {
    int status = 0;
    // An empty name is no folder, and the variable isn't looked at any more.
    swift_u_setDataDirectory("");
    swift_u_setTimeZoneFilesDirectory("", &status);
    swift_udata_setFileAccess(NO_FILES, &status);
}
