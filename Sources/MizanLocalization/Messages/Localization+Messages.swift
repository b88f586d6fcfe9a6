import MizanBase

extension Localization {
    func resolve(
        _ resource: LocalizedStringResource, interpretsMarkup: Bool = true, depth: Int
    ) -> LocalizedText {
        var arguments: [ArgumentRange]?
        return resolve(resource, interpretsMarkup: interpretsMarkup, depth: depth, arguments: &arguments)
    }

    /// The text of a resource, as ``resolve(_:)`` has it, with the places of its arguments, sorted; those inside of an
    /// argument are part of it.
    package func resolveArguments(
        of resource: LocalizedStringResource
    ) -> (text: LocalizedText, arguments: [ArgumentRange]) {
        var arguments: [ArgumentRange]? = []
        let text = resolve(resource, interpretsMarkup: true, depth: 0, arguments: &arguments)
        return (text, arguments ?? [])
    }

    /// - Parameter arguments: Where their places are put; nil where nobody asks.
    private func resolve(
        _ resource: LocalizedStringResource, interpretsMarkup: Bool, depth: Int, arguments: inout [ArgumentRange]?
    ) -> LocalizedText {
        if let locale = resource.locale, locale != self.locale {
            // The cache is shared with copies for another reader.
            let other = messages.localization(in: locale) { inLocale(locale) }.replacingReader(readerOf: self)
            return other.resolve(
                resource, interpretsMarkup: interpretsMarkup, depth: depth, arguments: &arguments)
        }
        let found = found(resource, interpretsMarkup: interpretsMarkup)
        let sentence = MessageWithArguments(
            found: found, arguments: resource.arguments, interpretsMarkup: interpretsMarkup, depth: depth)
        var message = MessageText(
            remembersArguments: arguments != nil || !found.message.agreements.isEmpty)
        append(found.message, of: sentence, to: &message)
        let uninflected = message.inflections.isEmpty ? [] : inflect(&message, of: sentence)
        if arguments != nil { arguments = message.argumentRanges }
        var text = message.text
        if found.message.mayJoinNumbers, !message.numbers.isEmpty {
            text = NumberGroups(of: message).joined(by: numberGroupDirections)
        }
        if pseudo.contains(.rtlStrings), !text.isEmpty {
            // The whole is right-to-left text wherever it comes to stand; its letters keep their own direction.
            text = text.isolated(.rightToLeft)
        }
        return LocalizedText(
            text: text, language: found.language, isFallback: found.isFallback, writingDirection: found.direction,
            problems: problems(of: resource, found, depth: depth)
                + uninflected.map { problem($0, of: resource, in: found.language) })
    }

    /// A message with its arguments.
    struct MessageWithArguments {
        let found: FoundMessage
        let arguments: [LocalizedValue]
        let interpretsMarkup: Bool
        let depth: Int

        /// An argument, from 1.
        func argument(_ number: Int) -> LocalizedValue? {
            arguments.indices.contains(number - 1) ? arguments[number - 1] : nil
        }
    }

    private func append(_ message: Message, of sentence: MessageWithArguments, to text: inout MessageText) {
        guard !message.spans.isEmpty else {
            for piece in message.pieces { append(piece, of: sentence, to: &text) }
            return
        }
        var spans = message.spans[...]
        var open: [(end: Int, run: Int)] = []
        for (index, piece) in message.pieces.enumerated() {
            while let span = spans.first, span.range.lowerBound == index {
                spans.removeFirst()
                var attributes = span.attributes
                if !span.link.isEmpty {
                    var link = MessageText()
                    for piece in span.link { append(piece, of: sentence, to: &link) }
                    attributes.link = link.text.string
                }
                let run = text.text.openRun(attributes)
                open.append((span.range.upperBound, run))
                if inflection.isOn, let request = span.inflection, request.source != nil {
                    text.inflections.append((run, request))
                }
            }
            append(piece, of: sentence, to: &text)
            while let last = open.last, last.end == index + 1 {
                text.text.closeRun(last.run)
                open.removeLast()
            }
        }
    }

    private func append(_ piece: Message.MessagePiece, of sentence: MessageWithArguments, to text: inout MessageText) {
        guard text.text.utf16Count <= Limits.textUnits else { return }
        switch piece {
        case .text(let literal): text.text.append(literal)
        case .argument(let number, let specifier):
            guard let value = sentence.argument(number) else {
                // Shown, so that it is seen.
                text.text.append("%\(number)$\(specifier.conversion)")
                return
            }
            let argument = argument(
                value, specifier: specifier, interpretsMarkup: sentence.interpretsMarkup, depth: sentence.depth)
            let isolate = text.text.openIsolate(argument.direction)
            text.text.append(argument.text)
            text.text.closeIsolate(isolate)
            if sentence.found.message.mayJoinNumbers, value.joinsNumbers { text.numbers.append(isolate) }
            if text.remembersArguments { text.arguments.append((number, specifier, isolate)) }
        case .forms(let forms):
            if let message = chosen(forms, of: sentence) { append(message, of: sentence, to: &text) }
        }
    }
}

/// A sentence as its pieces are put together.
struct MessageText {
    var text = AttributedText()
    /// The isolates of arguments that are numbers, by index.
    var numbers: [Int] = []
    /// Whether ``arguments`` are kept: where words agree with them, or somebody asks for their places.
    var remembersArguments = false
    /// The isolates of arguments, by index.
    var arguments: [(number: Int, specifier: FormatSpecifier, isolate: Int)] = []
    /// The runs whose words are to agree, by index.
    var inflections: [(run: Int, request: InflectionRequest)] = []

    /// The places of the arguments that were kept.
    var argumentRanges: [ArgumentRange] {
        arguments.map { ArgumentRange(number: $0.number, range: text.isolates[$0.isolate].range) }
    }
}

/// The place of an argument in a localized text.
package struct ArgumentRange: Hashable, Sendable {
    /// The number of the argument, from 1.
    package var number: Int
    /// In UTF-16 units of the text without marks.
    package var range: Range<Int>
}
