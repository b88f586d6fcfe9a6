#ifndef MIZAN_CPREVIEWS_H
#define MIZAN_CPREVIEWS_H

/// Calls each record of the section `mizan_previews` with the list, to which it appends its preview.
///
/// The linker joins the records of a program, or of a shared library, and gives their start and end names that only C can use.
void mizan_append_previews(void *_Nonnull list);

#endif
