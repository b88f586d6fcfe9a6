import Foundation
import MizanBase
import MizanLocalization
import MizanRenderTree
import MizanSymbols

/// A picture: a built-in symbol in the size of the font around it, or an image of a catalog in its own size. Source:
/// SwiftUI's `Image`.
///
/// The image's own direction and the effective direction of the view that shows it decide whether it is mirrored in a
/// right-to-left interface: a view with `semanticContentAttribute(.playback)` doesn't mirror it.
nonisolated public struct Image: PrimitiveView, Hashable, Sendable {
    /// Whether an image is painted in its own colours. Source: SwiftUI's `Image.TemplateRenderingMode`.
    public enum TemplateRenderingMode: String, Hashable, Sendable, CaseIterable {
        /// The foreground style, wherever the image is opaque.
        case template
        /// The image's own colours.
        case original
    }

    private enum ImageSource: Hashable, Sendable {
        case symbol(String)
        case name(String)
        case asset(ImageAsset)
    }

    /// The way in which a resizable image fills its frame. Source: SwiftUI's `Image.ResizingMode`.
    public enum ResizingMode: Hashable, Sendable {
        /// In its own size, again and again.
        case tile
        /// Larger or smaller.
        case stretch
    }

    /// The care with which pixels are mixed. Source: SwiftUI's `Image.Interpolation`; here all are `high` but for `none`, which isn't
    /// drawn and is a finding.
    public enum Interpolation: Hashable, Sendable {
        case none, low, medium, high
    }

    private let source: ImageSource
    private var style = ImageStyle()
    private var label: ImageLabel?
    /// The place of the name in a file; nil for an image that is made in code.
    package var place: SourcePlace?

    /// A symbol: one of the environment's catalog (``View/symbols(_:)``), else a built-in one. For an unknown name a
    /// placeholder is shown, with the finding `image-missing`.
    public init(systemName name: String) { source = .symbol(name) }

    /// An image or a symbol of the environment's catalog. For an unknown name a placeholder is shown, with the finding
    /// `image-missing`.
    public init(_ name: String) { source = .name(name) }

    /// A symbol whose parts that stand for more than a value, from 0 to 1, are drawn fainter: the waves of `speaker.wave.3`. A symbol
    /// without such parts is drawn whole. Source: SwiftUI's `init(systemName:variableValue:)`.
    public init(systemName name: String, variableValue: Double?) {
        self.init(systemName: name)
        style.variableValue = variableValue
    }

    /// An image of the environment's catalog, which the bundle doesn't change: a catalog has the assets of all bundles. Source:
    /// SwiftUI's `init(_:bundle:)`.
    public init(_ name: String, bundle: Bundle?) { self.init(name) }

    /// An image with a label for assistive technologies. Source: SwiftUI's `init(_:bundle:label:)`.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name)
        self.label = ImageLabel(text: label)
    }

    /// An image that assistive technologies skip. Source: SwiftUI's `init(decorative:bundle:)`.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name)
        label = ImageLabel(text: nil)
    }

    /// An image that comes from elsewhere.
    public init(_ asset: ImageAsset) { source = .asset(asset) }

    /// The name that it has; nil for an image that comes from elsewhere.
    var imageName: TransferredImageName? {
        switch source {
        case .symbol(let name): .symbol(name)
        case .name(let name): .image(name)
        case .asset: nil
        }
    }

    /// The picture of an image from elsewhere or of a built-in symbol, as it was drawn; nil for one of a catalog.
    var ownPicture: ImagePicture? {
        switch source {
        case .symbol(let name):
            Symbol.named(name).map {
                ImagePicture(size: $0.size, layers: $0.layers(in: .leftToRight, language: .english))
            }
        case .name: nil
        case .asset(let asset): asset.image(with: ImageTraits())
        }
    }

    /// One node; for an unknown name a placeholder with the finding `image-missing`.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        nodes.append(try context.environment.foregroundPaint.shadowed(makeNode(in: context), in: context))
    }

    /// The image's only node.
    func makeNode(in context: ViewContext) -> LayoutNode {
        var context = context
        if let label, context.accessibility?.label == nil { label.change(&context) }
        if context.environment.imagesAreDecorative, context.accessibility?.label == nil {
            context.add(AccessibilityProperties(isHidden: true))
        }
        return ImageNode(resolved(in: context), style: style, context: context)
    }

    private func resolved(in context: ViewContext) -> ResolvedImage {
        switch source {
        case .symbol(let plain):
            let name = context.environment.symbolVariants.name(of: plain, in: context.environment.images)
            if let asset = context.environment.images.symbol(named: name) {
                return resolved(asset, isFromCatalog: true, isSymbol: true, in: context)
            }
            guard let symbol = Symbol.named(name) else {
                let own = context.environment.images.symbols.keys.sorted()
                return missing("symbol", name, known: own, in: context, fix: Symbol.fix(of: name, own: own))
            }
            let environment = context.environment
            return ResolvedImage(
                symbol, direction: context.direction, language: environment.localization.locale,
                look: SymbolLook(
                    weight: environment.fontModifiers.applied(to: environment.font)
                        .description(at: environment.dynamicTypeSize).weight,
                    variableValue: style.variableValue,
                    hasTiers: [.hierarchical, .palette].contains(style.symbolRendering(in: environment)),
                    isMulticolor: style.renderingMode != .template && environment.symbolRenderingMode == .multicolor))
        case .name(let name):
            let images = context.environment.images
            if images.images[name] == nil, let symbol = images.symbols[name] {
                return resolved(symbol, isFromCatalog: true, isSymbol: true, in: context)
            }
            guard let asset = images.images[name] else {
                return missing("image", name, known: images.images.keys.sorted(), in: context)
            }
            return resolved(asset, isFromCatalog: true, in: context)
        case .asset(let asset): return resolved(asset, isFromCatalog: false, in: context)
        }
    }

    private func resolved(
        _ asset: ImageAsset, isFromCatalog: Bool, isSymbol: Bool = false, in context: ViewContext
    ) -> ResolvedImage {
        let environment = context.environment
        let traits = ImageTraits(
            layoutDirection: context.direction, locale: environment.localization.locale,
            idiom: environment.userInterfaceIdiom, colorScheme: environment.colorScheme,
            displayScale: environment.displayScale)
        guard let picture = asset.image(with: traits) else {
            return missing("picture of the image", asset.name, known: [], in: context)
        }
        return ResolvedImage(asset, picture, isFromCatalog: isFromCatalog, isSymbol: isSymbol)
    }

    private func missing(
        _ what: String, _ name: String, known: [String], in context: ViewContext, fix: String? = nil
    ) -> ResolvedImage {
        var isSymbol = false
        if case .symbol = source { isSymbol = true }
        return ResolvedImage(
            missing: name, isSymbol: isSymbol,
            finding: Diagnostic(
                .warning, rule: "image-missing", place: place ?? context.identifier?.place, key: name,
                message: "there is no \(what) \(Diagnostic.quote(name))",
                // Not the whole list: a picture may be seen before it is asked for.
                fix: fix ?? name.nearest(in: known).map { "did you mean “\($0)”?" } ?? "add it, or show another"))
    }
}

extension Image {
    /// The image stretched to the proposed size. Source: SwiftUI's `resizable()`.
    public func resizable() -> Image { with { $0.isResizable = true } }

    /// The image stretched to the proposed size but for its edges, whose size stays. Source: SwiftUI's
    /// `resizable(capInsets:resizingMode:)`.
    ///
    /// - Parameters:
    ///   - capInsets: The sizes of the edges, in points of the image.
    ///   - resizingMode: Whether what lies between is stretched or repeated.
    public func resizable(capInsets: EdgeInsets, resizingMode: ResizingMode = .stretch) -> Image {
        with {
            $0.isResizable = true
            $0.capInsets = capInsets == EdgeInsets() && resizingMode == .stretch ? nil : capInsets
            $0.tiles = resizingMode == .tile
        }
    }

    /// Accepted as in SwiftUI; pixels are mixed with care unless the source asks for none, which is a finding. Source: SwiftUI's
    /// `interpolation(_:)`.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        with { if interpolation == .none { $0.notDrawn = .notDrawn("an image without interpolation") } }
    }

    /// Accepted as in SwiftUI: edges between pixels are always soft, those on pixels sharp. Source: SwiftUI's `antialiased(_:)`.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// The image in the foreground style or in its own colours; nil for the image's own setting. Source: SwiftUI's
    /// `renderingMode(_:)`.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { with { $0.renderingMode = mode } }

    /// The image's mirror image. Source: UIKit's `withHorizontallyFlippedOrientation()`.
    public func withHorizontallyFlippedOrientation() -> Image { with { $0.isFlipped.toggle() } }

    private func with(_ change: (inout ImageStyle) -> Void) -> Image {
        var image = self
        change(&image.style)
        return image
    }
}

/// The settings of a view for the image that it shows.
struct ImageStyle: Hashable, Sendable {
    var isResizable = false
    var renderingMode: Image.TemplateRenderingMode?
    var isFlipped = false
    /// The edges that keep their size.
    var capInsets: EdgeInsets?
    var tiles = false
    /// The part, from 0 to 1, of a symbol's levels that is drawn in full; nil for all.
    var variableValue: Double?
    /// What of it isn't drawn.
    var notDrawn: Diagnostic?
}

extension ImageStyle {
    /// The mode of a symbol in an environment.
    func symbolRendering(in environment: EnvironmentValues) -> SymbolRenderingMode {
        switch renderingMode {
        case .template: .monochrome
        case .original: .multicolor
        case nil: environment.renderingModeOfSymbols
        }
    }
}

/// The label of an image, which stands for itself: texts can't be compared.
private final class ImageLabel: Hashable, @unchecked Sendable {
    /// Nil where the image is skipped.
    private let text: Text?

    init(text: Text?) { self.text = text }

    func change(_ context: inout ViewContext) {
        guard let text else { return context.add(AccessibilityProperties(isHidden: true)) }
        AccessibilityLabelModifier(label: text).change(&context)
    }

    static func == (left: ImageLabel, right: ImageLabel) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
