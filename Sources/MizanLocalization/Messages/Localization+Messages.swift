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
            var other = messages.localization(in: locale) { inLocale(locale) }
            // The cache is shared with copies that have another present and another width.
            other.now = now
            other.presentationWidth = presentationWidth
            return other.resolve(
                resource, interpretsMarkup: interpretsMarkup, depth: depth, arguments: &arguments)
        }
        let found = found(resource, interpretsMarkup: interpretsMarkup)
        let sentence = Sentence(
            found: found, arguments: resource.arguments, interpretsMarkup: interpretsMarkup, depth: depth)
        var message = MessageText(arguments: arguments)
        append(found.message, of: sentence, to: &message)
        arguments = message.arguments
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
            problems: problems(of: resource, found, depth: depth))
    }

    /// A message with its arguments.
    struct Sentence {
        let found: FoundMessage
        let arguments: [LocalizedValue]
        let interpretsMarkup: Bool
        let depth: Int

        /// An argument, from 1.
        func argument(_ number: Int) -> LocalizedValue? {
            arguments.indices.contains(number - 1) ? arguments[number - 1] : nil
        }
    }

    private func append(_ message: Message, of sentence: Sentence, to text: inout MessageText) {
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
                open.append((span.range.upperBound, text.text.openRun(attributes)))
            }
            append(piece, of: sentence, to: &text)
            while let last = open.last, last.end == index + 1 {
                text.text.closeRun(last.run)
                open.removeLast()
            }
        }
    }

    private func append(_ piece: Message.Piece, of sentence: Sentence, to text: inout MessageText) {
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
            text.arguments?.append(ArgumentRange(number: number, range: text.text.isolates[isolate].range))
            if sentence.found.message.mayJoinNumbers, value.joinsNumbers { text.numbers.append(isolate) }
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
    /// The places of the arguments; nil where nobody asks.
    var arguments: [ArgumentRange]?
}

/// The place of an argument in a localized text.
package struct ArgumentRange: Hashable, Sendable {
    /// The number of the argument, from 1.
    package var number: Int
    /// In UTF-16 units of the text without marks.
    package var range: Range<Int>
}
