import MizanBase
import MizanLocalization
import MizanRenderTree
import MizanSymbols

/// A picture: a built-in symbol in the size of the font around it, or an image of a catalog in its own size. Source:
/// SwiftUI's `Image`.
///
/// The image's own direction and the effective direction of the view that shows it decide whether it is mirrored in a
/// right-to-left interface: a view with `semanticContentAttribute(.playback)` doesn't mirror it.
public struct Image: PrimitiveView, Hashable, Sendable {
    /// Whether an image is painted in its own colours. Source: SwiftUI's `Image.TemplateRenderingMode`.
    public enum TemplateRenderingMode: String, Hashable, Sendable, CaseIterable {
        /// The foreground style, wherever the image is opaque.
        case template
        /// The image's own colours.
        case original
    }

    private enum Source: Hashable, Sendable {
        case symbol(String)
        case name(String)
        case asset(ImageAsset)
    }

    private let source: Source
    private var style = ImageStyle()
    /// The place of the name in a file; nil for an image that is made in code.
    package var place: SourcePlace?

    /// A symbol: one of the environment's catalog (``View/symbols(_:)``), else a built-in one. For an unknown name a
    /// placeholder is shown, with the finding `image-missing`.
    public init(systemName name: String) { source = .symbol(name) }

    /// An image or a symbol of the environment's catalog. For an unknown name a placeholder is shown, with the finding
    /// `image-missing`.
    public init(_ name: String) { source = .name(name) }

    /// An image that comes from elsewhere.
    public init(_ asset: ImageAsset) { source = .asset(asset) }

    /// One node; for an unknown name a placeholder with the finding `image-missing`.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        nodes.append(makeNode(in: context))
    }

    /// The image's only node.
    func makeNode(in context: ViewContext) -> LayoutNode {
        var context = context
        if context.environment.imagesAreDecorative, context.accessibility?.label == nil {
            context.add(AccessibilityProperties(isHidden: true))
        }
        return ImageNode(resolved(in: context), style: style, context: context)
    }

    private func resolved(in context: ViewContext) -> ResolvedImage {
        switch source {
        case .symbol(let name):
            if let asset = context.environment.images.symbol(named: name) {
                return resolved(asset, isFromCatalog: true, isSymbol: true, in: context)
            }
            guard let symbol = Symbol.named(name) else {
                let own = context.environment.images.symbols.keys
                return missing("symbol", name, known: own.sorted() + Symbol.all.map(\.name), in: context)
            }
            return ResolvedImage(
                symbol, direction: context.direction, language: context.environment.localization.locale)
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
        guard let image = asset.image(with: traits) else {
            return missing("picture of the image", asset.name, known: [], in: context)
        }
        return ResolvedImage(
            asset, image.picture, mirrored: image.mirrored, isFromCatalog: isFromCatalog, isSymbol: isSymbol)
    }

    private func missing(
        _ what: String, _ name: String, known: [String], in context: ViewContext
    ) -> ResolvedImage {
        var isSymbol = false
        if case .symbol = source { isSymbol = true }
        return ResolvedImage(
            missing: name, isSymbol: isSymbol,
            finding: Diagnostic(
                .warning, rule: "image-missing", place: place ?? context.identifier?.place, key: name,
                message: "there is no \(what) \(Diagnostic.quote(name))",
                // Not the whole list: a picture may be seen before it is asked for.
                fix: name.nearest(in: known).map { "did you mean “\($0)”?" } ?? "add it, or show another"))
    }
}

extension Image {
    /// The image stretched to the proposed size. Source: SwiftUI's `resizable()`.
    public func resizable() -> Image { with { $0.isResizable = true } }

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
}
