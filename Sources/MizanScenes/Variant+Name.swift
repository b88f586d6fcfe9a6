import MizanBase
import MizanLayout
import MizanLocalization

extension Variant: CustomStringConvertible {
    /// `locale(+pseudo)*[_rtl|_ltr][_w320][_h640][_textSize][_dark][@3x][~watch]`; defaults are left out.
    public var name: String {
        var name = ([locale.identifier] + pseudo.map(\.rawValue)).joined(separator: "+")
        if let direction { name += "_\(direction.rawValue)" }
        if let width { name += "_w\(width)" }
        if let height { name += "_h\(height)" }
        if textSize != .large { name += "_\(textSize.rawValue)" }
        if colorScheme != .light { name += "_\(colorScheme.rawValue)" }
        if scale != Self.defaultScale { name += "@\(scale)x" }
        if let idiom { name += "~\(idiom.rawValue)" }
        return name
    }

    /// The name, as files have it.
    public var description: String { name }

    /// Reads a name back; nil for one that no variant has.
    public init?(name: String) {
        let ends = name.split(separator: "~", omittingEmptySubsequences: false)
        let halves = (ends.first ?? "").split(separator: "@", omittingEmptySubsequences: false)
        var parts = (halves.first ?? "").split(separator: "_", omittingEmptySubsequences: false)[...]
        func take<Value>(_ read: (Substring) -> Value?) -> Value? {
            guard let value = parts.first.flatMap(read) else { return nil }
            parts.removeFirst()
            return value
        }
        func length(_ text: Substring) -> FixedLength? { FixedLength(String(text)).flatMap { $0 > .zero ? $0 : nil } }
        let languages = take { $0.split(separator: "+", omittingEmptySubsequences: false) } ?? []
        guard let locale = languages.first.flatMap({ LanguageTag(wellFormed: String($0)) }) else { return nil }
        // Defaults, another order and whatever else isn't written so give another name than the one that is read.
        self.init(
            locale: locale, pseudo: languages.dropFirst().compactMap { PseudoLanguage(rawValue: String($0)) },
            direction: take { LayoutDirection(rawValue: String($0)) },
            width: take { $0.first == "w" ? length($0.dropFirst()) : nil },
            height: take { $0.first == "h" ? length($0.dropFirst()) : nil },
            textSize: take { DynamicTypeSize(rawValue: String($0)) } ?? .large,
            colorScheme: take { ColorScheme(rawValue: String($0)) } ?? .light,
            scale: halves.count == 2 && halves[1].last == "x"
                ? length(halves[1].dropLast()) ?? Self.defaultScale : Self.defaultScale,
            idiom: ends.count == 2 ? UserInterfaceIdiom(rawValue: String(ends[1])) : nil)
        guard self.name == name else { return nil }
    }
}
