/// The expansion of `#Preview`: a type that makes the preview. Its record in the program's section `mizan_previews` lets
/// `Preview.all` find it.
///
/// The arguments and closures are copied. `@Previewable` declarations at the root of the body become properties of a view.
struct PreviewExpansion {
    private let source: SourceText
    /// The first token after `#Preview`.
    private let start: Int
    private let request: PluginRequest.FreestandingMacro

    init(_ request: PluginRequest.FreestandingMacro) throws(SourceError) {
        self.request = request
        source = try SourceText(request.syntax.source)
        let source = source
        guard
            let sign = source.first(
                in: 0..<source.tokens.count, where: { source[$0] == "#" && source[$0 + 1] == "Preview" })
        else { throw SourceError(message: "#Preview is missing", offset: 0) }
        start = sign + 2
        if request.lexicalContext?.isEmpty == false {
            throw SourceError(
                message: "#Preview must be at the top level of a file", offset: source.tokens[sign].range.lowerBound)
        }
    }

    /// The declarations that replace the macro.
    func expandedSource() throws(SourceError) -> String {
        let name = uniqueName("PreviewRegistry")
        let place = Self.place(of: source.tokens[start - 2].range.lowerBound, in: request.syntax)
        let (wrapper, arguments) = try parts()
        return """
            nonisolated enum \(name): MizanPreviews.PreviewRegistry {
            static var fileID: String { \(Self.literal(request.syntax.location.fileID)) }
            static var line: Int { \(place.line) }
            static var column: Int { \(place.column) }
            \(record(of: name))\(wrapper)@MainActor static func makePreview() -> MizanPreviews.Preview {
            MizanPreviews.Preview\(arguments)
            }
            }
            """
    }

    /// The view of the `@Previewable` declarations, and what follows `Preview` in the call that makes the preview.
    private func parts() throws(SourceError) -> (wrapper: String, arguments: String) {
        let end = source.tokens.count
        let afterStart = start < end ? source.text(source.tokens[start - 1].range.upperBound..<source.bytes.count) : ""
        let body = body()
        let statements = body.map(statements) ?? []
        try checkPreviewables(besides: statements)
        guard let body, statements.contains(where: isPreviewable) else { return ("", afterStart) }
        var properties: [String] = []
        var content: [String] = []
        for statement in statements {
            if isPreviewable(statement) {
                // The attribute's two tokens are left out.
                properties.append(source.text(tokens: (statement.lowerBound + 2)..<statement.upperBound))
            } else {
                content.append(source.text(tokens: statement))
            }
        }
        let name = uniqueName("PreviewBody")
        let wrapper = """
            struct \(name): MizanLayout.View {
            \(properties.joined(separator: "\n"))
            var body: some MizanLayout.View {
            \(content.joined(separator: "\n"))
            }
            }

            """
        let before = source.text(
            source.tokens[start - 1].range.upperBound..<source.tokens[body.lowerBound - 1].range.upperBound)
        let after = source.text(source.tokens[body.upperBound].range.lowerBound..<source.bytes.count)
        return (wrapper, "\(before) \(name)() \(after)")
    }

    /// The tokens in the braces of the body: of the first closure after the arguments, or of the argument `body`.
    private func body() -> Range<Int>? {
        let end = source.tokens.count
        var brace = start
        if source[start] == "(" {
            brace = source.index(after: start)
            let arguments = (start + 1)..<(brace - 1)
            if let label = source.first(in: arguments, where: { source[$0] == "body" && source[$0 + 1] == ":" }) {
                brace = label + 2
            }
        }
        guard brace < end, source[brace] == "{" else { return nil }
        return (brace + 1)..<(source.index(after: brace) - 1)
    }

    /// The statements of the body, without the closure's signature.
    private func statements(of body: Range<Int>) -> [Range<Int>] {
        var index = body.lowerBound
        if let word = source.first(
            in: body, where: { source[$0] == "in" || $0 > index && source.tokens[$0].startsLine }),
            source[word] == "in", !["for", "@Previewable"].contains(source[index])
        {
            index = word + 1
        }
        var statements: [Range<Int>] = []
        while index < body.upperBound {
            let isPreviewable = isPreviewable(index..<body.upperBound)
            let end =
                isPreviewable
                ? source.endOfStatement(from: index, limit: body.upperBound)
                : source.first(in: index..<body.upperBound) {
                    $0 > index && self.isPreviewable($0..<body.upperBound)
                } ?? body.upperBound
            if index < end { statements.append(index..<end) }
            index = end
            if isPreviewable, source[index] == ";" { index += 1 }
        }
        return statements
    }

    /// Throws if the attribute is elsewhere than at the start of a statement of the body.
    private func checkPreviewables(besides statements: [Range<Int>]) throws(SourceError) {
        let starts = Set(statements.map(\.lowerBound))
        for index in source.tokens.indices
        where isPreviewable(index..<source.tokens.count) && !starts.contains(index) {
            throw PreviewableExpansion.misplaced(at: source.tokens[index].range.lowerBound)
        }
    }

    private func isPreviewable(_ statement: Range<Int>) -> Bool {
        statement.count > 2 && source[statement.lowerBound] == "@" && source[statement.lowerBound + 1] == "Previewable"
    }

    /// A name that nothing else has: the compiler accepts it by its form. Source: swift-syntax, `makeUniqueName(_:)`.
    private func uniqueName(_ name: String) -> String { "\(request.discriminator)\(name.utf8.count)\(name)fMu_" }

    /// The record in the section: a function that appends the preview to a list.
    private func record(of registry: String) -> String {
        #if compiler(>=6.3)
            """
            #if os(Linux) || os(Android)
            @section("mizan_previews") @used
            private static let \(uniqueName("record")): @convention(c) (UnsafeMutableRawPointer) -> Void = {
            MizanPreviews.Preview.append(\(registry).self, to: $0)
            }
            #endif

            """
        #else
            // Sections are Swift 6.3's.
            ""
        #endif
    }

    /// The line and column of an offset, both from 1.
    private static func place(of offset: Int, in syntax: PluginRequest.Syntax) -> (line: Int, column: Int) {
        var (line, column) = (syntax.location.line, syntax.location.column)
        for byte in syntax.source.utf8.prefix(offset) {
            column &+= 1
            if byte == UInt8(ascii: "\n") { (line, column) = (line &+ 1, 1) }
        }
        return (line, column)
    }

    /// The literal whose value is a text.
    private static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
