import MizanBase
import MizanLayout
import MizanLocalization
import MizanUnicode

/// One way to lay a scene out; parts that are left out have their defaults (Definitions 5 and 9).
public struct Variant: Hashable, Sendable {
    /// The reader's locale.
    public var locale: LanguageTag
    /// Sorted by name, each once.
    public var pseudo: [PseudoLanguage] { didSet { pseudo = Self.sorted(pseudo) } }
    /// The interface's direction, where it isn't the one that follows from locale and pseudo-languages.
    public var direction: LayoutDirection?
    /// The width that the root is proposed, in points; nil takes the scene's proposal.
    public var width: FixedLength?
    /// In points; nil takes the scene's proposal.
    public var height: FixedLength?
    /// The reader's text size.
    public var textSize: DynamicTypeSize
    /// Light or dark.
    public var colorScheme: ColorScheme
    /// Pixels per point.
    public var scale: FixedLength
    /// The kind of device; nil takes the scene's.
    public var idiom: UserInterfaceIdiom?

    /// Two pixels a point.
    public static let defaultScale = FixedLength(rawValue: 2 * FixedLength.unitsPerPoint)

    /// A variant; a direction that follows from the locale anyway is left out.
    public init(
        locale: LanguageTag, pseudo: [PseudoLanguage] = [], direction: LayoutDirection? = nil,
        width: FixedLength? = nil, height: FixedLength? = nil, textSize: DynamicTypeSize = .large,
        colorScheme: ColorScheme = .light, scale: FixedLength = Variant.defaultScale, idiom: UserInterfaceIdiom? = nil
    ) {
        self.locale = locale
        self.pseudo = Self.sorted(pseudo)
        let natural = Self.naturalDirection(locale, pseudo)
        self.direction = direction == natural ? nil : direction
        self.width = width
        self.height = height
        self.textSize = textSize
        self.colorScheme = colorScheme
        self.scale = scale
        self.idiom = idiom
    }

    private static func sorted(_ pseudo: [PseudoLanguage]) -> [PseudoLanguage] {
        Set(pseudo).sorted { $0.rawValue < $1.rawValue }
    }

    /// The interface's direction: the asked one, else right to left by pseudo-language, else that of the locale's script
    /// (Definitions 7).
    public var layoutDirection: LayoutDirection { direction ?? Self.naturalDirection(locale, pseudo) }

    /// The colour under a picture of the variant, where a scene leaves it bare: white, or a dark room's background.
    public var canvasColor: RGBA {
        colorScheme == .light ? .white : SystemColor.background.value(in: colorScheme)
    }

    private static func naturalDirection(_ locale: LanguageTag, _ pseudo: [PseudoLanguage]) -> LayoutDirection {
        pseudo.contains(where: \.isRightToLeft) ? .rightToLeft : locale.layoutDirection
    }
}
