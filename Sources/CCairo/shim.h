#include <cairo.h>

#include "pixels.h"
