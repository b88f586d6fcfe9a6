import Foundation
import MizanBase
import MizanLocalization
import MizanRenderTree

/// A text that wraps as needed and isn't truncated without a line limit. Source: SwiftUI's `Text`.
nonisolated public struct Text: PrimitiveView {
    private enum TextSource {
        case verbatim(String)
        case resource(LocalizedStringResource)
        case value(LocalizedValue)
    }

    private let content: TextSource
    var modifiers = TextModifiers()
    /// The place of the text in a file; nil for a text that is made in code.
    package var place: SourcePlace?

    /// A localized text: the key is looked up in the environment's strings.
    ///
    /// - Parameters:
    ///   - key: the key, with its arguments by interpolation.
    ///   - tableName: the table, `Localizable` where nil.
    ///   - bundle: the name of the bundle, the main one where nil.
    ///   - comment: for translators.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: String? = nil, comment: StaticString? = nil
    ) {
        content = .resource(LocalizedStringResource(key, table: tableName, bundle: bundle, comment: comment))
    }

    /// A localized text whose table is in the resources of a module: `bundle: .module`.
    @_disfavoredOverload
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?, comment: StaticString? = nil
    ) {
        content = .resource(LocalizedStringResource(key, table: tableName, bundle: bundle, comment: comment))
    }

    /// A localized text.
    public init(_ resource: LocalizedStringResource) { content = .resource(resource) }

    /// A verbatim text in the direction of its first strong character.
    public init(verbatim text: String) { content = .verbatim(text) }

    /// A verbatim text in the direction of its first strong character. Source: SwiftUI's `init(_:)` of a
    /// `StringProtocol`.
    @_disfavoredOverload
    public init(_ text: some StringProtocol) { content = .verbatim(String(text)) }

    /// A text of a value in the locale's format.
    public init(_ value: LocalizedValue) { content = .value(value) }

    /// A text of an image in the line. Source: SwiftUI's `init(_:)` of an `Image`.
    public init(_ image: Image) { content = .value(.attributed(image.inlineText)) }

    /// A verbatim text with those of its attributes that `AttributedText` supports. Source: SwiftUI's `init(_:)` of an
    /// `AttributedString`.
    @_disfavoredOverload
    public init(_ text: AttributedString) { content = .value(.attributed(AttributedText(text))) }

    /// A text of a value in one of Foundation's format styles or a custom one, in the environment's locale. Source:
    /// SwiftUI's `init(_:format:)`.
    public init<Style: FormatStyle & Sendable>(_ input: Style.FormatInput, format: Style)
    where Style.FormatInput: Equatable & Sendable, Style.FormatOutput == String {
        self.init(LocalizedValue.formatted(input, format: format))
    }

    /// One node, its string resolved in the environment's locale.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        var context = context
        modifiers.apply(to: &context.environment)
        let environment = context.environment
        try environment.font.require(in: environment.fonts, at: environment.dynamicTypeSize)
        var text = resolved(in: environment)
        if let textCase = environment.textCase {
            text.text = text.text.mapped(textCase, language: text.language)
        }
        let inline = try text.text.withInlineAttributes(in: context)
        text.text = try modifiers.glyphAttributes(in: environment).map { inline.text.with($0) } ?? inline.text
        let node = try TextNode(
            text, findings: findings(of: text), origin: origin(of: text, in: environment), images: inline.images,
            context: context)
        nodes.append(try environment.foregroundPaint.shadowed(node, in: context))
    }

    /// The text as an argument of another.
    var argument: LocalizedValue {
        switch content {
        case .verbatim(let text): .text(text)
        case .resource(let resource): .resource(resource)
        case .value(let value): value
        }
    }

    /// The problems in the text that a reader would notice.
    func findings(of text: LocalizedText) -> [Diagnostic] { text.problems.map { $0.diagnostic(place: place) } }

    /// The origin of the text.
    private func origin(of text: LocalizedText, in environment: EnvironmentValues) -> TextOrigin {
        var origin = TextOrigin(place: place, locale: environment.localization.locale)
        switch content {
        case .resource(let resource):
            origin.source = .string
            (origin.key, origin.bundle, origin.language) = (resource.key, resource.bundle, text.language)
            origin.isFallback = text.isFallback
            origin.isMissing = text.problems.contains { $0.isUnknownName && $0.key == resource.key }
        case .verbatim: origin.source = .verbatim
        case .value(let value): origin.source = value.originSource(in: environment.localization)
        }
        return origin
    }

    /// The text's string in an environment's locale.
    func resolved(in environment: EnvironmentValues) -> LocalizedText {
        switch content {
        case .verbatim(let text):
            LocalizedText(
                text: AttributedText(text), language: environment.localization.locale, isFallback: false,
                writingDirection: .natural)
        case .resource(let resource): environment.localization.resolve(resource)
        case .value(let value): environment.localization.format(value)
        }
    }
}

extension LocalizedValue {
    /// What kind of text it makes where it stands alone.
    fileprivate func originSource(in localization: Localization) -> TextOrigin.Source {
        switch self {
        case .text, .attributed: .verbatim
        case .directed(let value, _), .styled(let value, _): value.originSource(in: localization)
        case .joined(let members): .joined(members.ranges(in: localization))
        case .integer, .double, .number, .measurement, .roundedMeasurement, .date, .formatted, .list, .resource,
            .technical:
            .value
        }
    }
}

extension [LocalizedValue] {
    /// The place of each in the text of all.
    fileprivate func ranges(in localization: Localization) -> [Range<Int>] {
        var end = 0
        return map { value in
            let start = end
            end += localization.format(value).text.utf16Count
            return start..<end
        }
    }
}

extension Text: ViewEqualityComparable {
    package func isSame(as other: Text) -> Bool {
        guard modifiers == other.modifiers, place == other.place else { return false }
        switch (content, other.content) {
        case (.verbatim(let text), .verbatim(let other)): return ViewEquality.isSame(text, other)
        case (.resource(let resource), .resource(let other)): return ViewEquality.isSame(resource, other)
        case (.value(let value), .value(let other)): return ViewEquality.isSame(value, other)
        case (.verbatim, _), (.resource, _), (.value, _): return false
        }
    }
}
