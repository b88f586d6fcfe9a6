import MizanBase
import MizanLocalization
import MizanRenderTree
import MizanText

/// What a view finds around it. Source: SwiftUI's `EnvironmentValues`; nothing in it comes from the host.
///
/// A copy is one reference; a change copies the values only where someone else holds them too.
public struct EnvironmentValues: Sendable {
    /// The values of Mizan and those of the keys that users add.
    struct Values {
        var layoutDirection: LayoutDirection
        var levels = LevelDirections()
        var semanticContentAttribute = SemanticContentAttribute.unspecified
        var userInterfaceDirectionPolicy = UserInterfaceDirectionPolicy.content
        var localization: Localization
        var fonts: FontCollection
        var textCache: TextCache?
        var font = Font.body
        var foregroundPaint = ShapePaint(.primary)
        var symbolRenderingMode = SymbolRenderingMode.multicolor
        var tint: Color?
        var dynamicTypeSize = DynamicTypeSize.large
        var colorScheme = ColorScheme.light
        var multilineTextAlignment = TextAlignment.leading
        var writingDirection: WritingDirection?
        var lineStyle = LineStyle()
        var displayScale: Double? = 2
        var images = ImageCatalog()
        var userInterfaceIdiom: UserInterfaceIdiom?
        var safeAreaInsets = EdgeInsets()
        var viewDepthLimit = Limits.viewDepth
        var viewCountLimit = Limits.viewCount
        var added: [ObjectIdentifier: Any] = [:]
        var safeArea: SafeArea?
        var container: RelativeContainer?
    }

    /// Changed only by a struct that holds it alone, so that it may be shared.
    ///
    /// Values of users' keys need not be sendable, as in SwiftUI: who hands an environment to another thread vouches for them.
    final class Storage: @unchecked Sendable {
        fileprivate(set) var values: Values

        init(_ values: Values) { self.values = values }
    }

    private(set) var storage: Storage

    /// The environment that a storage holds.
    init(storage: Storage) { self.storage = storage }

    var values: Values {
        get { storage.values }
        _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
            yield &storage.values
        }
    }

    /// The environment of a locale: its direction by its script, everything else by the defaults of Definitions 9.
    public init(localization: Localization, fonts: FontCollection, layoutDirection: LayoutDirection? = nil) {
        storage = Storage(
            Values(
                layoutDirection: layoutDirection ?? localization.locale.layoutDirection, localization: localization,
                fonts: fonts))
    }

    /// English, without strings and fonts. Source: SwiftUI's `init()`.
    public init() { self.init(localization: .empty, fonts: FontCollection(faces: [])) }

    /// The value of a key. Source: SwiftUI's `subscript(_:)`.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            guard let value = storage.values.added[ObjectIdentifier(key)] else { return Key.defaultValue }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { values.added.updateValue(newValue, forKey: ObjectIdentifier(key)) }
    }

    /// The direction that views are laid out in: the application's, or what was said for the views around.
    public var layoutDirection: LayoutDirection {
        get { storage.values.layoutDirection }
        set { values.layoutDirection = newValue }
    }

    /// The strings and formats of the locale.
    public var localization: Localization {
        get { storage.values.localization }
        set { values.localization = newValue }
    }

    /// The fonts that texts may use; no other is looked for.
    public var fonts: FontCollection {
        get { storage.values.fonts }
        set { values.fonts = newValue }
    }

    /// Texts that earlier layouts shaped, within the bytes that the cache was made for; nil shapes each text anew. It changes
    /// no tree.
    public var textCache: TextCache? {
        get { storage.values.textCache }
        set { values.textCache = newValue }
    }

    /// The font of texts; symbols are as big as it.
    public var font: Font {
        get { storage.values.font }
        set { values.font = newValue }
    }

    /// What texts, unfilled shapes and symbols without colours of their own are painted with.
    var foregroundPaint: ShapePaint {
        get { storage.values.foregroundPaint }
        set { values.foregroundPaint = newValue }
    }

    /// How symbols take the foreground style.
    public var symbolRenderingMode: SymbolRenderingMode {
        get { storage.values.symbolRenderingMode }
        set { values.symbolRenderingMode = newValue }
    }

    /// The colour of what can be acted on; nil for the accent colour.
    public var tint: Color? {
        get { storage.values.tint }
        set { values.tint = newValue }
    }

    /// The reader's text size, which scales every font of a text style.
    public var dynamicTypeSize: DynamicTypeSize {
        get { storage.values.dynamicTypeSize }
        set { values.dynamicTypeSize = newValue }
    }

    /// Which value of a named colour is painted.
    public var colorScheme: ColorScheme {
        get { storage.values.colorScheme }
        set { values.colorScheme = newValue }
    }

    /// Where lines stand in the width of their text.
    public var multilineTextAlignment: TextAlignment {
        get { storage.values.multilineTextAlignment }
        set { values.multilineTextAlignment = newValue }
    }

    /// The base direction of each paragraph of texts; nil for what a text itself asks for: a localized one the direction of
    /// the language that it was found in, any other that of each paragraph's first strong character.
    public var writingDirection: WritingDirection? {
        get { storage.values.writingDirection }
        set { values.writingDirection = newValue }
    }

    /// How texts are put into lines, and what they may give up where there is no room: nothing, unless it is said.
    public var lineStyle: LineStyle {
        get { storage.values.lineStyle }
        set { values.lineStyle = newValue }
    }

    /// Pixels per point that edges are snapped to; nil snaps nothing.
    public var displayScale: Double? {
        get { storage.values.displayScale }
        set { values.displayScale = newValue }
    }

    /// The images that views show by name.
    public var images: ImageCatalog {
        get { storage.values.images }
        set { values.images = newValue }
    }

    /// The kind of device, which decides between an image's pictures; nil for none in particular.
    public var userInterfaceIdiom: UserInterfaceIdiom? {
        get { storage.values.userInterfaceIdiom }
        set { values.userInterfaceIdiom = newValue }
    }

    /// What a device takes of the root at its edges, in points. The root keeps inside; `ignoresSafeArea` reaches beyond. Read
    /// where a layout begins: a value that is set for views inside changes nothing.
    public var safeAreaInsets: EdgeInsets {
        get { storage.values.safeAreaInsets }
        set { values.safeAreaInsets = newValue }
    }

    /// The safe area around the next view; nil outside of a layout.
    var safeArea: SafeArea? {
        get { storage.values.safeArea }
        set { values.safeArea = newValue }
    }

    /// The nearest container that a frame can be relative to; nil outside of a layout.
    var container: RelativeContainer? {
        get { storage.values.container }
        set { values.container = newValue }
    }

    /// How deep views may be nested: 1,000 unless raised, at most 10,000.
    public var viewDepthLimit: Int {
        get { storage.values.viewDepthLimit }
        set { values.viewDepthLimit = min(max(newValue, 1), Limits.viewDepthMaximum) }
    }

    /// How many views a tree may have.
    public var viewCountLimit: Int {
        get { storage.values.viewCountLimit }
        set { values.viewCountLimit = newValue }
    }
}
