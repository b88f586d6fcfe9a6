import MizanReports
import MizanBase
import MizanDocument
import MizanLocalization

extension JSONWriter {
    /// Writes a text as a reader of a locale sees it: its language, its isolates and its attributes.
    mutating func localizedText(_ localized: LocalizedText, in locale: LanguageTag) {
        let text = localized.text
        object { writer in
            writer.member("locale", locale.identifier)
            writer.member("language", localized.language.identifier)
            writer.member("direction", localized.writingDirection.rawValue)
            writer.member("text", text.string)
            writer.member("marked", text.plainText(.marked))
            if localized.isFallback { writer.member("fallback", true) }
            writer.key("isolates")
            writer.array { writer in
                for isolate in text.isolates {
                    writer.object(inline: true) { writer in
                        writer.range(isolate.range)
                        writer.member("direction", isolate.direction.rawValue)
                    }
                }
            }
            guard !text.runs.isEmpty else { return }
            writer.key("attributes")
            writer.array { writer in
                for run in text.runs { writer.object(inline: true) { $0.attributes(run) } }
            }
        }
    }

    private mutating func attributes(_ run: AttributedText.Run) {
        range(run.range)
        let names = run.attributes.presentation.names
        if !names.isEmpty {
            key("presentation")
            array(inline: true) { writer in
                for name in names { writer.string(name) }
            }
        }
        member("link", run.attributes.link)
        for (name, value) in run.attributes.named.sorted(by: { $0.key < $1.key }) {
            key(name)
            write(value)
        }
    }

    private mutating func write(_ value: AttributeValue) {
        switch value {
        case .bool(let value): bool(value)
        case .number(let value): number(literal: Int(exactly: value).map { "\($0)" } ?? "\(value)")
        case .string(let value): string(value)
        case .array(let values):
            array(inline: true) { writer in
                for value in values { writer.write(value) }
            }
        case .object(let members):
            object(inline: true) { writer in
                for (name, value) in members.sorted(by: { $0.key < $1.key }) {
                    writer.key(name)
                    writer.write(value)
                }
            }
        }
    }
}
