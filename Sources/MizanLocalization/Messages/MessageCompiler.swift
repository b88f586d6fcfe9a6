import MizanBase
import MizanUnicode

/// Makes messages from a table's entries.
struct MessageCompiler {
    let pseudo: [PseudoLanguage]
    /// Without arguments Foundation takes the text as it is, `%` and all.
    let hasArguments: Bool
    /// Whether markup becomes attributes; else it stays as it is written.
    let interpretsMarkup: Bool
    private var variables: [String: LocalizedFormat.Variable] = [:]
    /// The forms of variables, each made once for each argument that it is about.
    private var forms: [FormsKey: Message.MessageForms] = [:]

    private struct FormsKey: Hashable {
        let variable: String
        let argument: Int
    }

    init(pseudo: [PseudoLanguage], takesArguments: Bool, interpretsMarkup: Bool) {
        self.pseudo = pseudo
        self.hasArguments = takesArguments
        self.interpretsMarkup = interpretsMarkup
    }

    /// The message of a text that is in no table.
    mutating func message(_ text: String) -> Message { message(LocalizedFormat(text)) }

    /// The message of a table's entry.
    mutating func message(_ format: LocalizedFormat) -> Message {
        // Tables that are read have none that come to no end; who makes a format by hand may.
        variables = format.variableProblem == nil ? format.variables : [:]
        forms = [:]
        switch format.forms {
        case .format(let text): return message(text, own: nil, specifier: nil, isWholeText: true)
        case .plural(let texts):
            return Message(pieces: [.forms(forms(texts, argument: nil, specifier: nil, isWholeText: true))])
        }
    }

    private mutating func forms(
        _ texts: [PluralCategory: String], argument: Int?, specifier: FormatSpecifier?, isWholeText: Bool
    ) -> Message.MessageForms {
        var messages: [PluralCategory: Message] = [:]
        for (category, text) in texts {
            messages[category] = message(text, own: argument, specifier: specifier, isWholeText: isWholeText)
        }
        return Message.MessageForms(argument: argument, messages: messages)
    }

    private mutating func message(
        _ text: String, own: Int?, specifier: FormatSpecifier?, isWholeText: Bool
    ) -> Message {
        let variables = variables
        let format = (hasArguments ? FormatString(text) : FormatString(verbatim: text))
            .numbered(own: own) { variables[$0]?.argumentNumber }
        guard interpretsMarkup || !pseudo.isEmpty || text.contains("^[") else {
            return Message(pieces: format.pieces.map { piece($0, own: own, specifier: specifier) })
        }
        let marked = MarkupScanner.marked(format, takesArguments: hasArguments)
            .applying(pseudo, isWholeText: isWholeText)
        var pieces: [Message.MessagePiece] = []
        // Where the pieces of each fragment begin.
        var starts: [Int] = []
        for fragment in marked.fragments {
            starts.append(pieces.count)
            switch fragment {
            case .prose(let text), .specifier(let text): pieces.append(.text(text))
            case .fixed(let shown, let source): pieces.append(.text(interpretsMarkup ? shown : source))
            case .markup(let text): if !interpretsMarkup { pieces.append(.text(text)) }
            case .inflection: break
            case .hidden(let piece):
                guard !interpretsMarkup else { continue }
                pieces.append(self.piece(piece, own: own, specifier: specifier))
            case .piece(let piece), .fixedPiece(let piece):
                pieces.append(self.piece(piece, own: own, specifier: specifier))
            }
        }
        starts.append(pieces.count)
        let spans = marked.spans.compactMap { span -> Message.AttributeSpan? in
            let inflection = InflectionRequest(span.attributes.named)
            // In plain strings all other markup stays as it is written.
            guard interpretsMarkup || inflection != nil else { return nil }
            let range = starts[span.range.lowerBound]..<starts[span.range.upperBound]
            guard !range.isEmpty, span.attributes != TextAttributes() || !span.link.isEmpty else { return nil }
            return Message.AttributeSpan(
                range: range, attributes: span.attributes,
                link: span.link.map { piece($0, own: own, specifier: specifier) }, inflection: inflection)
        }
        return Message.joining(pieces, spans: spans)
    }

    private mutating func piece(_ piece: FormatString.FormatPiece, own: Int?, specifier: FormatSpecifier?)
        -> Message.MessagePiece
    {
        switch piece {
        case .text(let text): .text(text)
        case .argument(let number, let specifier): .argument(number ?? 1, specifier)
        case .own: .argument(own ?? 1, specifier ?? .wholeNumber)
        case .variable(let name, let number):
            variables[name].map { .forms(forms(of: $0, named: name, argument: number ?? 1)) } ?? .text("%#@\(name)@")
        }
    }

    private mutating func forms(
        of variable: LocalizedFormat.Variable, named name: String, argument: Int
    ) -> Message.MessageForms {
        let key = FormsKey(variable: name, argument: argument)
        if let known = forms[key] { return known }
        let specifier = FormatSpecifier(variable.formatSpecifier) ?? .wholeNumber
        let texts: [PluralCategory: String] =
            switch variable.forms {
            case .plural(let texts): texts
            case .format(let text): [.other: text]
            }
        let made = forms(texts, argument: argument, specifier: specifier, isWholeText: false)
        forms[key] = made
        return made
    }
}

extension LocalizedFormat {
    /// The problem of the variables that the format refers to; nil where there is none.
    fileprivate var variableProblem: VariableGraph.VariableDefect? {
        guard !variables.isEmpty else { return nil }
        var graph = VariableGraph(variables.mapValues(\.forms.texts))
        return forms.texts.lazy.compactMap { graph.problem(in: $0) }.first
    }
}

extension LocalizedFormat.Forms {
    var texts: [String] {
        switch self {
        case .format(let text): [text]
        case .plural(let texts): PluralCategory.allCases.compactMap { texts[$0] }
        }
    }
}

extension Message {
    /// Texts that follow one another joined where no span begins or ends between them.
    fileprivate static func joining(_ pieces: [MessagePiece], spans: [AttributeSpan]) -> Message {
        let edges = Set(spans.flatMap { [$0.range.lowerBound, $0.range.upperBound] })
        var joined: [MessagePiece] = []
        var starts: [Int] = []
        for (index, piece) in pieces.enumerated() {
            if case .text(let text) = piece, case .text(let before)? = joined.last, !edges.contains(index) {
                joined[joined.count - 1] = .text(before + text)
                starts.append(joined.count - 1)
            } else {
                starts.append(joined.count)
                joined.append(piece)
            }
        }
        starts.append(joined.count)
        return Message(
            pieces: joined,
            spans: spans.map { span in
                AttributeSpan(
                    range: starts[span.range.lowerBound]..<starts[span.range.upperBound], attributes: span.attributes,
                    link: span.link, inflection: span.inflection)
            })
    }
}
