#ifndef MIZAN_CDIGEST_SHIM_H
#define MIZAN_CDIGEST_SHIM_H

#include <sys/types.h>
#include <sha2.h>

#endif
