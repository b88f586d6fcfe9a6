#include "CPreviews.h"

#ifdef __ELF__

typedef void mizan_preview_record(void *list);

// Weak: a program without previews has no such section.
extern mizan_preview_record *const __start_mizan_previews[] __attribute__((weak, visibility("hidden")));
extern mizan_preview_record *const __stop_mizan_previews[] __attribute__((weak, visibility("hidden")));

void mizan_append_previews(void *list) {
    for (mizan_preview_record *const *record = __start_mizan_previews; record < __stop_mizan_previews; record++)
        if (*record) (*record)(list);
}

#else

void mizan_append_previews(void *list) { (void)list; }

#endif
