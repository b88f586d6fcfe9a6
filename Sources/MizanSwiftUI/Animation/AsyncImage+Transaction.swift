import Foundation
import Mizan

extension AsyncImage {
    /// A picture by the phase of its loading, which would change in a transaction. Source: SwiftUI's
    /// `init(url:scale:transaction:content:)`.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction,
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.init(url: url, scale: scale, content: content)
    }
}
