import MizanReports
import MizanDocument
import MizanLayout

extension [ImageNameConvention] {
    /// The behaviour of an image, why, and below it the words of names that say so; in the order that they are asked in.
    var text: String {
        map { "\($0.behavior.rawValue): \($0.reason)\n  \($0.words.joined(separator: ", "))" }.joined(separator: "\n")
    }

    /// `{ "schema": 1, "conventions": [ … ] }`.
    var json: [UInt8] {
        JSONWriter.report { writer in
            writer.key("conventions")
            writer.array { writer in
                for convention in self {
                    writer.object { writer in
                        writer.member("behavior", convention.behavior.rawValue)
                        writer.member("reason", convention.reason)
                        writer.key("words")
                        writer.array(inline: true) { writer in
                            for word in convention.words { writer.string(word) }
                        }
                    }
                }
            }
        }
    }
}
