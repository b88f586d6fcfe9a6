import Foundation
import MizanBase

/// A picture of a link. Source: SwiftUI's `AsyncImage`.
///
/// A layout loads nothing: it shows the placeholder, and where there is a link has the warning `image-not-loaded`.
nonisolated public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let content: (AsyncImagePhase) -> Content

    /// A picture, or what is shown while there is none, by the phase of loading.
    public init(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.content = content
    }

    /// A picture, or a placeholder while there is none.
    public init<Loaded: View, Placeholder: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) where Content == ConditionalView<Loaded, Placeholder> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// What is shown while there is no picture.
    public var body: some View {
        content(.empty).changed(by: UnloadedImageModifier(url: url))
    }
}

extension AsyncImage where Content == ConditionalView<Image, ImagePlaceholder> {
    /// A picture, or a grey surface while there is none.
    public init(url: URL?, scale: CGFloat = 1) {
        self.init(url: url, scale: scale) { image in
            image
        } placeholder: {
            ImagePlaceholder()
        }
    }
}

/// The surface in the place of a picture that isn't loaded.
nonisolated public struct ImagePlaceholder: View {
    /// A grey surface.
    public var body: some View { Rectangle().fill(Color(.track)) }
}

/// The phase of a picture's loading. Source: SwiftUI's `AsyncImagePhase`.
public enum AsyncImagePhase {
    /// There is none yet.
    case empty
    /// It is there.
    case success(Image)
    /// It can't be loaded.
    case failure(any Error)

    /// The picture, where it is there.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }

    /// The reason why it can't be loaded.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// Says that a picture isn't loaded.
private struct UnloadedImageModifier: ContextModifier {
    let url: URL?

    func change(_ context: inout ViewContext) {
        guard let url else { return }
        let finding = Diagnostic(
            .warning, rule: "image-not-loaded",
            message: "the picture at \(Diagnostic.quote(url.absoluteString)) isn't loaded",
            fix: "load it first, and show it as an image of the catalog")
        context.add(AccessibilityProperties(viewFindings: [finding]))
    }
}
