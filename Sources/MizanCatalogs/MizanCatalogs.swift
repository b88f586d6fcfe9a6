// Tables of strings as developers and translators work on them: written without losses, exchanged, compiled, merged and checked.
// A program that only shows strings needs none of it; it reads them with `MizanLocalization`.
