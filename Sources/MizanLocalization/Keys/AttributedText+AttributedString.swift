import Foundation
import MizanBase

extension AttributedText {
    /// The characters of Foundation's attributed text with its links, its languages and its inline presentation intents. Other
    /// attributes are left out; Foundation on Linux has no more of them for texts.
    public init(_ text: AttributedString) {
        self.init()
        for run in text.runs {
            let attributes = TextAttributes(
                language: run.languageIdentifier.map { LanguageTag($0) },
                presentation: run.inlinePresentationIntent ?? [], link: run.link?.absoluteString)
            let open = attributes == TextAttributes() ? nil : openRun(attributes)
            append(String(text[run.range].characters))
            open.map { closeRun($0) }
        }
    }
}
