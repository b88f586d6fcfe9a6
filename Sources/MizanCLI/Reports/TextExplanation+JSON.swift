import MizanBase
import MizanDocument
import MizanReports
import MizanText

extension TextExplanation {
    /// A report with the string as `strings show` writes it, and its levels, runs and lines.
    var json: [UInt8] {
        JSONWriter.report { writer in
            writer.key("string")
            writer.localizedText(localized, in: locale)
            writer.member("paragraphDirection", direction.rawValue)
            writer.key("levels")
            writer.array { writer in
                for run in levels {
                    writer.object(inline: true) { writer in
                        writer.range(run.range)
                        writer.member("level", Int(run.level))
                        writer.key("classes")
                        writer.array(inline: true) { for name in run.classes { $0.string(name.abbreviation) } }
                    }
                }
            }
            writer.key("runs")
            writer.array { for run in runs { $0.run(run) } }
            writer.key("lines")
            writer.array { for (line, pieces) in lines { $0.line(line, pieces) } }
        }
    }
}

extension JSONWriter {
    fileprivate mutating func length(_ name: String, _ points: Double) {
        key(name)
        number(literal: TextExplanation.length(points))
    }

    fileprivate mutating func run(_ run: ShapedRun) {
        object { writer in
            writer.range(run.range)
            writer.member("level", Int(run.level))
            writer.member("script", run.script.code)
            writer.member("language", run.language.identifier)
            writer.member("font", TextExplanation.name(run.face))
            writer.length("size", run.size)
            writer.key("glyphs")
            writer.array { writer in
                for glyph in run.glyphs {
                    writer.object(inline: true) { writer in
                        writer.key("id")
                        writer.number(glyph.id)
                        writer.length("advance", glyph.advance)
                        writer.member("cluster", glyph.cluster)
                    }
                }
            }
        }
    }

    fileprivate mutating func line(_ line: TextLine, _ pieces: [TextExplanation.ExplainedPiece]) {
        object { writer in
            writer.range(line.range)
            writer.length("width", line.width)
            writer.length("height", line.height)
            writer.length("baseline", line.baseline)
            writer.key("pieces")
            writer.array { writer in
                for piece in pieces {
                    writer.object(inline: true) { writer in
                        writer.range(piece.range)
                        writer.member("level", Int(piece.level))
                        writer.length("left", piece.left)
                        writer.length("width", piece.width)
                    }
                }
            }
        }
    }
}
