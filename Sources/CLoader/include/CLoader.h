#ifndef MIZAN_CLOADER_H
#define MIZAN_CLOADER_H

#include <stddef.h>

/// Takes an object that the dynamic loader has loaded, once, and then once more with each of its segments of notes.
///
/// `path` is empty for the program itself; `notes` is null for the object as such.
typedef void mizan_loaded_body(
    const char *_Nonnull path, const void *_Nullable notes, size_t size, size_t alignment, void *_Nullable context);

/// Calls the body for everything that is loaded.
///
/// `dl_iterate_phdr` is GNU's, and what Swift imports of the C library isn't compiled for GNU's extensions: with them in one
/// of two modules, types such as `fd_set` aren't the same.
void mizan_each_loaded(mizan_loaded_body *_Nonnull body, void *_Nullable context);

/// The path of the program, or of the library, that this function is part of, as it was loaded; null where nobody knows.
///
/// `dladdr` is GNU's too.
const char *_Nullable mizan_own_path(void);

#endif
