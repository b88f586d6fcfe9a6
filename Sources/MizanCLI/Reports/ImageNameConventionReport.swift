import MizanReports
import MizanDocument
import MizanLayout

extension [ImageNameConvention] {
    /// The behaviour of an image, its reason, and below it the words of names that have it; in the order in which they
    /// are tried.
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
