import Foundation
import Mizan
import MizanBase
import MizanLayout
import MizanRendering

/// Draws a view as a picture or a page. Source: SwiftUI's `ImageRenderer`.
///
/// In a body and in an action of a session it draws with the strings, fonts and pictures of the running layout's environment, and with its
/// `pictureWriter`. Elsewhere set ``environment``, whose `pictureWriter` can be `CairoPictures` of the module `MizanCanvas`.
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view that is drawn.
    public var content: Content
    /// The size proposed to the view; by default its ideal one.
    public var proposedSize = ProposedViewSize.unspecified
    /// The pixels per point.
    public var scale: CGFloat = 1
    /// Whether the picture covers everything: what the view leaves is black, otherwise clear.
    public var isOpaque = false
    /// The colours of the picture, which are always sRGB.
    public var colorMode = ColorRenderingMode.nonLinear
    /// The environment that the view is laid out in.
    public var environment: EnvironmentValues

    /// Creates a renderer of a view.
    public init(content: Content) {
        self.content = content
        environment = EnvironmentValues.current?.forPicture ?? EnvironmentValues()
    }

    /// The picture; nil if it can't be drawn. ``png()`` throws the reason.
    public var cgImage: CGImage? { (try? EncodedBitmap(bytes: png())).map { CGImage($0) } }

    /// The picture; nil if it can't be drawn. ``png()`` throws the reason.
    public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale) } }

    /// The picture as a PNG file.
    ///
    /// - Throws: `DiagnosticError` with the rule `picture-writer` for an environment without one, and as layouts and drawing do.
    public func png() throws -> [UInt8] {
        try writer().png(
            of: tree(scale: Double(scale)), fonts: environment.fonts, scale: Double(scale), background: background)
    }

    /// The picture as a PDF file of one page.
    ///
    /// - Throws: `DiagnosticError`, as ``png()`` does.
    public func pdf() throws -> [UInt8] {
        try writer().pdf(of: [tree(scale: nil)], fonts: environment.fonts, background: background)
    }

    /// Calls a closure that draws the view on a page of a PDF file: ``CGContext``. A view that can't be laid out calls nothing.
    ///
    /// - Parameters:
    ///   - rasterizationScale: This has no effect: pages hold no pixels.
    ///   - renderer: It gets the view's size and a function that draws it.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
    ) {
        guard let tree = try? tree(scale: nil) else { return }
        renderer(tree.size.size) { context in
            context.add(tree, fonts: environment.fonts, background: background, writer: environment.pictureWriter)
        }
    }

    private var background: RGBA { isOpaque ? .black : .clear }

    private func tree(scale: Double?) throws -> RenderTree {
        var environment = environment
        environment.displayScale = scale
        return try content.renderTree(proposal: proposedSize, environment: environment)
    }

    private func writer() throws -> any PictureWriter {
        guard let writer = environment.pictureWriter else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "picture-writer", message: "the environment has nothing that makes pictures",
                    fix: "set its pictureWriter, to CairoPictures() of MizanCanvas"))
        }
        return writer
    }
}

/// How a picture's colours are stored. Source: SwiftUI's `ColorRenderingMode`; here all are sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}

extension EnvironmentValues {
    /// The values that a picture has from the layout it is made in: none that a view around set for what is inside it.
    fileprivate var forPicture: EnvironmentValues {
        var environment = EnvironmentValues(
            localization: localization, fonts: fonts, layoutDirection: layoutDirection)
        environment.images = images
        environment.textCache = textCache
        environment.colorScheme = colorScheme
        environment.dynamicTypeSize = dynamicTypeSize
        environment.userInterfaceIdiom = userInterfaceIdiom
        environment.pictureWriter = pictureWriter
        return environment
    }
}
