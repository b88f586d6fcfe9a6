import MizanBase
import MizanUnicode

/// Makes messages from what a table says.
struct MessageCompiler {
    /// Nested variables, each inside a form of the one before.
    private static let depthLimit = 8
    /// Pieces of one message; a table that nests variables to grow beyond is cut.
    private static let pieceLimit = 10_000

    let pseudo: [PseudoLanguage]
    /// Without arguments Foundation takes the text as it is, `%` and all.
    let takesArguments: Bool
    /// Whether markup becomes attributes; else it stays as it is written.
    let interpretsMarkup: Bool
    private var variables: [String: LocalizedFormat.Variable] = [:]
    private var count = 0

    init(pseudo: [PseudoLanguage], takesArguments: Bool, interpretsMarkup: Bool) {
        self.pseudo = pseudo
        self.takesArguments = takesArguments
        self.interpretsMarkup = interpretsMarkup
    }

    /// The message of a text that is in no table.
    mutating func message(_ text: String) -> Message { message(LocalizedFormat(text)) }

    /// The message of what a table says.
    mutating func message(_ format: LocalizedFormat) -> Message {
        variables = format.variables
        switch format.forms {
        case .format(let text): return message(text, own: nil, specifier: nil, depth: 0)
        case .plural(let texts):
            return Message(pieces: [.forms(forms(texts, argument: nil, specifier: nil, depth: 0))])
        }
    }

    private mutating func forms(
        _ texts: [PluralCategory: String], argument: Int?, specifier: FormatSpecifier?, depth: Int
    ) -> Message.Forms {
        var messages: [PluralCategory: Message] = [:]
        // In CLDR's order, so that a limit cuts the same forms always.
        for category in PluralCategory.allCases {
            guard let text = texts[category] else { continue }
            messages[category] = message(text, own: argument, specifier: specifier, depth: depth)
        }
        return Message.Forms(argument: argument, specifier: specifier, messages: messages)
    }

    private mutating func message(
        _ text: String, own: Int?, specifier: FormatSpecifier?, depth: Int
    ) -> Message {
        let variables = variables
        let format = (takesArguments ? FormatString(text) : FormatString(verbatim: text))
            .numbered(own: own) { variables[$0]?.argumentNumber }
        guard interpretsMarkup || !pseudo.isEmpty else {
            return Message(pieces: format.pieces.map { piece($0, own: own, specifier: specifier, depth: depth) })
        }
        let marked = MarkupScanner.marked(format, takesArguments: takesArguments)
            .applying(pseudo, isWholeText: depth == 0)
        var message = Message(pieces: [])
        // Where the pieces of each fragment begin.
        var starts: [Int] = []
        for fragment in marked.fragments {
            starts.append(message.pieces.count)
            switch fragment {
            case .prose(let text), .specifier(let text): message.pieces.append(.text(text))
            case .fixed(let shown, let source): message.pieces.append(.text(interpretsMarkup ? shown : source))
            case .markup(let text): if !interpretsMarkup { message.pieces.append(.text(text)) }
            case .hidden(let piece):
                guard !interpretsMarkup else { continue }
                message.pieces.append(self.piece(piece, own: own, specifier: specifier, depth: depth))
            case .piece(let piece), .fixedPiece(let piece):
                message.pieces.append(self.piece(piece, own: own, specifier: specifier, depth: depth))
            }
        }
        starts.append(message.pieces.count)
        guard interpretsMarkup else { return message.joined() }
        message.spans = marked.spans.compactMap { span in
            let range = starts[span.range.lowerBound]..<starts[span.range.upperBound]
            guard !range.isEmpty, span.attributes != TextAttributes() || !span.link.isEmpty else { return nil }
            return Message.Span(
                range: range, attributes: span.attributes,
                link: span.link.map { piece($0, own: own, specifier: specifier, depth: depth) })
        }
        return message.joined()
    }

    private mutating func piece(
        _ piece: FormatString.Piece, own: Int?, specifier: FormatSpecifier?, depth: Int
    ) -> Message.Piece {
        count += 1
        switch piece {
        case .text(let text): return .text(text)
        case .argument(let number, let specifier): return .argument(number ?? 1, specifier)
        case .own: return .argument(own ?? 1, specifier ?? .wholeNumber)
        case .variable(let name, let number):
            guard depth < Self.depthLimit, count < Self.pieceLimit, let variable = variables[name] else {
                return .text("%#@\(name)@")
            }
            return self.variable(variable, argument: number ?? 1, depth: depth + 1)
        }
    }

    private mutating func variable(
        _ variable: LocalizedFormat.Variable, argument: Int, depth: Int
    ) -> Message.Piece {
        let specifier = FormatSpecifier(variable.formatSpecifier) ?? .wholeNumber
        let texts: [PluralCategory: String] =
            switch variable.forms {
            case .plural(let texts): texts
            case .format(let text): [.other: text]
            }
        return .forms(forms(texts, argument: argument, specifier: specifier, depth: depth))
    }
}

extension Message {
    /// Texts that follow one another joined where no span begins or ends between them.
    fileprivate func joined() -> Message {
        let edges = Set(spans.flatMap { [$0.range.lowerBound, $0.range.upperBound] })
        var result = Message(pieces: [])
        var starts: [Int] = []
        for (index, piece) in pieces.enumerated() {
            if case .text(let text) = piece, case .text(let before)? = result.pieces.last, !edges.contains(index) {
                result.pieces[result.pieces.count - 1] = .text(before + text)
                starts.append(result.pieces.count - 1)
            } else {
                starts.append(result.pieces.count)
                result.pieces.append(piece)
            }
        }
        starts.append(result.pieces.count)
        result.spans = spans.map { span in
            Span(
                range: starts[span.range.lowerBound]..<starts[span.range.upperBound], attributes: span.attributes,
                link: span.link)
        }
        return result
    }
}
