// The declarations are those of the framework.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
import MizanStandIn
import MizanSwiftUI

/// A product of a shop; there are none here. Source: StoreKit's `Product`.
public struct Product: Identifiable, Hashable, Sendable {
    /// How often a subscription is paid.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// A length of time.
        public enum Unit: Hashable, Sendable { case day, week, month, year }
        public let unit: Unit
        public let value: Int
    }

    public struct SubscriptionInfo: Hashable, Sendable {
        public let subscriptionPeriod: SubscriptionPeriod
        public let subscriptionGroupID: String
    }

    public let id: String
    public let displayName: String
    public let description: String
    public let price: Decimal
    public let displayPrice: String
    public let subscription: SubscriptionInfo?

    public static func products(for identifiers: some Collection<String>) async throws -> [Product] { [] }
}

/// A request for a review, which does nothing here. Source: StoreKit's `RequestReviewAction`.
public struct RequestReviewAction: Sendable {
    public func callAsFunction() {}
}

extension EnvironmentValues {
    /// Does nothing when it is called. Source: StoreKit's `requestReview`.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// A shop: a labelled box here. Source: StoreKit's `StoreView`.
public struct StoreView: View {
    public init(ids: some Collection<String>) {}
    public var body: some View { StandInView("StoreView", minimumHeight: 200) }
}

/// A product: a labelled box here. Source: StoreKit's `ProductView`.
public struct ProductView: View {
    public init(id: String) {}
    public init(id: String, @ViewBuilder icon: () -> some View) {}
    public init(_ product: Product) {}
    public var body: some View { StandInView("ProductView") }
}

/// A shop of subscriptions: a labelled box here. Source: StoreKit's `SubscriptionStoreView`.
public struct SubscriptionStoreView: View {
    public init(groupID: String) {}
    public init(groupID: String, @ViewBuilder marketingContent: () -> some View) {}
    public init(productIDs: some Collection<String>) {}
    public init(productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> some View) {}
    public var body: some View { StandInView("SubscriptionStoreView", minimumHeight: 200) }
}

/// The size of a product's view. Source: StoreKit's `ProductViewStyle`.
public struct ProductViewSize: Sendable {
    public static var automatic: ProductViewSize { ProductViewSize() }
    public static var compact: ProductViewSize { ProductViewSize() }
    public static var regular: ProductViewSize { ProductViewSize() }
    public static var large: ProductViewSize { ProductViewSize() }
}

extension View {
    public func productViewStyle(_ style: ProductViewSize) -> some View { self }
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
    public func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
    )
        -> some View
    { self }
}
