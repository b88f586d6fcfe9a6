#include <fribidi.h>

/// FriBidi's own account of its version (the variable itself is mutable, and so out of Swift 6's reach).
static inline const char *cfribidi_version(void) { return fribidi_version_info; }
