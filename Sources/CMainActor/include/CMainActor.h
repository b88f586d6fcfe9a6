#ifndef MIZAN_CMAINACTOR_H
#define MIZAN_CMAINACTOR_H

/// Begins a call on this thread that counts as one of the main actor: checks of the main actor succeed in it. Calls nest.
///
/// The compiler adds such checks to closures of main-actor code in Swift 6, for example to that of `filter` in a view's body.
void mizan_main_actor_begin(void);

/// Ends the call.
void mizan_main_actor_end(void);

#endif
