import MizanBase
import MizanLocalization
import MizanRenderTree
import MizanText

/// The values that views inherit from their surroundings. Source: SwiftUI's `EnvironmentValues`; none of them comes
/// from the host.
///
/// A copy is one reference; a change copies the values only where someone else holds them too.
public struct EnvironmentValues: Sendable {
    /// The values of Mizan and those of the keys that users add.
    struct OwnValues {
        var layoutDirection: LayoutDirection
        var levels = LevelDirections()
        var semanticContentAttribute = SemanticContentAttribute.unspecified
        var userInterfaceDirectionPolicy = UserInterfaceDirectionPolicy.content
        var localization: Localization
        /// Whether a view set it for its content: the layout's own is already that of the running task.
        var isLocalizationOwn = false
        var fonts: FontCollection
        var textCache: TextCache?
        var font = Font.body
        var fontModifiers = FontModifiers()
        var foregroundPaint = ShapePaint(.primary)
        var symbolRenderingMode: SymbolRenderingMode?
        var tint: ShapePaint?
        var dynamicTypeSize = DynamicTypeSize.large
        var colorScheme = ColorScheme.light
        var multilineTextAlignment = TextAlignment.leading
        /// The alignment of lines if no view around set one.
        var usualTextAlignment = TextAlignment.leading
        /// Whether someone set the alignment: what is typed is aligned naturally otherwise.
        var isTextAlignmentSet = false
        var writingDirection: WritingDirection?
        var textCase: TextCase?
        var underline: TextLineStyle?
        var textBackground: Color?
        var strikethrough: TextLineStyle?
        var tracking: Double?
        var baselineOffset: Double?
        var lineStyle = LineStyle(hyphenation: .wideWords, centersNumbers: true)
        var wordBreak = WordBreak.automatic
        var displayScale: Double? = 2
        var images = ImageCatalog()
        var userInterfaceIdiom: UserInterfaceIdiom?
        var safeAreaInsets = EdgeInsets()
        var viewDepthLimit = Limits.viewDepth
        var viewCountLimit = Limits.viewCount
        var added: [ObjectIdentifier: Any] = [:]
        var safeArea: SafeArea?
        var container: RelativeContainer?
        var screen: RelativeContainer?
        var windows = ScrollWindows()
    }

    /// Changed only by a struct that holds it alone, so that it may be shared.
    ///
    /// Values of users' keys need not be sendable, as in SwiftUI: passing them safely to another thread is up to the
    /// caller.
    final class Storage: @unchecked Sendable {
        fileprivate(set) var values: OwnValues

        init(_ values: OwnValues) { self.values = values }
    }

    private(set) var storage: Storage

    /// The environment that a storage holds.
    init(storage: Storage) { self.storage = storage }

    var values: OwnValues {
        get { storage.values }
        _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
            yield &storage.values
        }
    }

    /// The environment of a locale: its direction by its script, everything else by the defaults of Definitions 9.
    public init(localization: Localization, fonts: FontCollection, layoutDirection: LayoutDirection? = nil) {
        storage = Storage(
            OwnValues(
                layoutDirection: layoutDirection ?? localization.locale.layoutDirection, localization: localization,
                fonts: fonts))
    }

    /// The environment of English, without strings and fonts. Source: SwiftUI's `init()`.
    public init() { self.init(localization: .empty, fonts: FontCollection(faces: [])) }

    /// The value of a key. Source: SwiftUI's `subscript(_:)`.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            guard let value = storage.values.added[ObjectIdentifier(key)] else { return Key.defaultValue }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { values.added.updateValue(newValue, forKey: ObjectIdentifier(key)) }
    }

    /// The direction that views are laid out in: the application's, or the one that was set for the views around.
    public var layoutDirection: LayoutDirection {
        get { storage.values.layoutDirection }
        set { values.layoutDirection = newValue }
    }

    /// The strings and formats of the locale.
    public var localization: Localization {
        get { storage.values.localization }
        set {
            values.localization = newValue
            values.isLocalizationOwn = true
        }
    }

    /// The fonts that texts may use; no others are looked up.
    public var fonts: FontCollection {
        get { storage.values.fonts }
        set { values.fonts = newValue }
    }

    /// A cache of the texts that earlier layouts shaped, within its limit in bytes; nil shapes each text anew. It
    /// changes no tree.
    public var textCache: TextCache? {
        get { storage.values.textCache }
        set { values.textCache = newValue }
    }

    /// The font of texts, without the modifiers of views, such as `bold()`; symbols have its size.
    public var font: Font {
        get { storage.values.font }
        set { values.font = newValue }
    }

    /// The changes that views request of every font inside.
    package var fontModifiers: FontModifiers {
        get { storage.values.fontModifiers }
        set { values.fontModifiers = newValue }
    }

    /// The paint of texts, unfilled shapes, and symbols without colours of their own.
    package var foregroundPaint: ShapePaint {
        get { storage.values.foregroundPaint }
        set { values.foregroundPaint = newValue }
    }

    /// The way in which symbols use the foreground style; nil for the usual one: a palette if there are several styles, otherwise the
    /// foreground style, except that weather keeps its colours.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { storage.values.symbolRenderingMode }
        set { values.symbolRenderingMode = newValue }
    }

    /// The colour of controls, for a gradient its last one; nil for the accent colour.
    public var tint: Color? {
        get { storage.values.tint?.color }
        set { values.tint = newValue.map { ShapePaint($0) } }
    }

    /// The paint of controls; nil for the accent colour.
    var tintPaint: ShapePaint? {
        get { storage.values.tint }
        set { values.tint = newValue }
    }

    /// The reader's text size, which scales every font of a text style.
    public var dynamicTypeSize: DynamicTypeSize {
        get { storage.values.dynamicTypeSize }
        set { values.dynamicTypeSize = newValue }
    }

    /// The appearance, light or dark, which selects the value of a named colour.
    public var colorScheme: ColorScheme {
        get { storage.values.colorScheme }
        set { values.colorScheme = newValue }
    }

    /// The case that texts are shown in; nil for as they are.
    public var textCase: TextCase? {
        get { storage.values.textCase }
        set { values.textCase = newValue }
    }

    /// The colour behind the letters of texts.
    var textBackground: Color? {
        get { storage.values.textBackground }
        set { values.textBackground = newValue }
    }

    /// The line under texts; nil for none.
    var underline: TextLineStyle? {
        get { storage.values.underline }
        set { values.underline = newValue }
    }

    /// The line through texts; nil for none.
    var strikethrough: TextLineStyle? {
        get { storage.values.strikethrough }
        set { values.strikethrough = newValue }
    }

    /// The space between characters, in points; nil for none.
    var tracking: Double? {
        get { storage.values.tracking }
        set { values.tracking = newValue }
    }

    /// The height of texts above their baseline, in points; nil for none.
    var baselineOffset: Double? {
        get { storage.values.baselineOffset }
        set { values.baselineOffset = newValue }
    }

    /// The alignment of lines in the width of their text.
    public var multilineTextAlignment: TextAlignment {
        get { storage.values.multilineTextAlignment }
        set {
            values.multilineTextAlignment = newValue
            values.isTextAlignmentSet = true
        }
    }

    /// The alignment of lines if no view around set one: centred in the labels of buttons.
    package var usualTextAlignment: TextAlignment {
        get { storage.values.usualTextAlignment }
        set { values.usualTextAlignment = newValue }
    }

    /// The alignment of lines in texts.
    var textAlignment: TextAlignment {
        storage.values.isTextAlignmentSet ? storage.values.multilineTextAlignment : storage.values.usualTextAlignment
    }

    /// The alignment of what is typed: natural unless another one was set.
    package var fieldAlignment: TextAlignment {
        storage.values.isTextAlignmentSet ? storage.values.multilineTextAlignment : .natural
    }

    /// The base direction of each paragraph of texts; nil for the text's own choice: for a localized text the direction
    /// of the language that it was found in, for any other that of each paragraph's first strong character.
    public var writingDirection: WritingDirection? {
        get { storage.values.writingDirection }
        set { values.writingDirection = newValue }
    }

    /// The rules for breaking texts into lines, and the means to fit them where there is no room; none by default.
    public var lineStyle: LineStyle {
        get { storage.values.lineStyle }
        set { values.lineStyle = newValue }
    }

    /// Where lines may end inside the words of Korean and Japanese texts.
    public var wordBreak: WordBreak {
        get { storage.values.wordBreak }
        set { values.wordBreak = newValue }
    }

    /// The pixels per point, to which edges are snapped; nil snaps nothing.
    public var displayScale: Double? {
        get { storage.values.displayScale }
        set { values.displayScale = newValue }
    }

    /// The images that views show by name.
    public var images: ImageCatalog {
        get { storage.values.images }
        set { values.images = newValue }
    }

    /// The kind of device, which selects among the pictures of an image, the values of a colour and the texts of a string; nil for no
    /// particular one. Setting another kind changes ``localization``.
    public var userInterfaceIdiom: UserInterfaceIdiom? {
        get { storage.values.userInterfaceIdiom }
        set {
            guard newValue != storage.values.userInterfaceIdiom else { return }
            values.userInterfaceIdiom = newValue
            let device = newValue?.device ?? .other
            if localization.device != device { localization = localization.onDevice(device) }
        }
    }

    /// The insets at the root's edges that the device occupies, in points. The root stays inside; `ignoresSafeArea`
    /// reaches beyond. It is read at the root of a layout: a value that is set for views inside changes nothing.
    public var safeAreaInsets: EdgeInsets {
        get { storage.values.safeAreaInsets }
        set { values.safeAreaInsets = newValue }
    }

    /// Whether the root may use the whole area.
    var hasNoSafeAreaInsets: Bool { safeAreaInsets.usable == EdgeInsets() }

    /// The safe area around the next view; nil outside of a layout.
    package var safeArea: SafeArea? {
        get { storage.values.safeArea }
        set { values.safeArea = newValue }
    }

    /// The nearest container that a frame can be relative to; nil outside of a layout.
    package var container: RelativeContainer? {
        get { storage.values.container }
        set { values.container = newValue }
    }

    /// The whole proposal of the root; nil outside of a layout.
    package var screen: RelativeContainer? {
        get { storage.values.screen }
        set { values.screen = newValue }
    }

    /// The visible parts of the nearest scrolling views.
    package var windows: ScrollWindows {
        get { storage.values.windows }
        set { values.windows = newValue }
    }

    /// The greatest depth of nested views: 1,000 unless raised, at most 10,000.
    public var viewDepthLimit: Int {
        get { storage.values.viewDepthLimit }
        set { values.viewDepthLimit = min(max(newValue, 1), Limits.viewDepthMaximum) }
    }

    /// The greatest number of views in a tree.
    public var viewCountLimit: Int {
        get { storage.values.viewCountLimit }
        set { values.viewCountLimit = newValue }
    }
}
