#define _GNU_SOURCE
#include "CLoader.h"

#include <dlfcn.h>
#include <link.h>

struct call {
    mizan_loaded_body *body;
    void *context;
};

static int pass_on(struct dl_phdr_info *info, size_t size, void *data) {
    (void)size;
    const struct call *call = data;
    const char *path = info->dlpi_name ? info->dlpi_name : "";
    call->body(path, NULL, 0, 0, call->context);
    for (int index = 0; index < info->dlpi_phnum; index++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
        if (segment->p_type != PT_NOTE) continue;
        const void *notes = (const void *)(info->dlpi_addr + segment->p_vaddr);
        call->body(path, notes, segment->p_memsz, segment->p_align, call->context);
    }
    return 0;
}

void mizan_each_loaded(mizan_loaded_body *body, void *context) {
    struct call call = {body, context};
    dl_iterate_phdr(pass_on, &call);
}

const char *mizan_own_path(void) {
    // The address of an object: one of a function is no pointer to void in C.
    static const char here;
    Dl_info info;
    return dladdr(&here, &info) != 0 ? info.dli_fname : NULL;
}
