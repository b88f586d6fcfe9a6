import Foundation
import MizanBase

/// What has been loaded of an image from the network. Source: SwiftUI's `AsyncImagePhase`.
public enum AsyncImagePhase: Sendable {
    /// Nothing yet.
    case empty
    /// The image.
    case success(Image)
    /// Why there is none.
    case failure(any Error)

    /// The image; nil unless it was loaded.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }

    /// The error; nil unless there was one.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image from the network as it is before it is loaded: a layout loads nothing. Source: SwiftUI's `AsyncImage`.
public struct AsyncImage<Content: View>: View {
    private let content: Content

    /// A grey rectangle.
    public init(url: URL?, scale: Double = 1) where Content == Color { content = Color(white: 0.5, opacity: 0.2) }

    /// The view in place of the image. Source: SwiftUI's `init(url:scale:content:placeholder:)`.
    public init<Loaded: View>(
        url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
        @ViewBuilder placeholder: @escaping () -> Content
    ) { self.content = placeholder() }

    /// The view for the phase `empty`. Source: SwiftUI's `init(url:scale:transaction:content:)`.
    public init(url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {
        self.content = content(.empty)
    }

    /// The view before the image is loaded.
    public var body: some View { content }
}
