import MizanBase

/// A text that is only spoken, in the language of the reader, with the problems in it that a listener would notice.
package struct SpokenText: Equatable, Sendable {
    package let text: String
    var findings: [Diagnostic] = []
}
