// The declarations are those of the framework.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
import MizanSwiftUI

/// A hint for the user. Source: TipKit's `Tip`.
public protocol Tip: Identifiable, Sendable {
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    @TipBuilder var actions: [Tips.Action] { get }
    @TipBuilder var rules: [Tips.Rule] { get }
    @TipBuilder var options: [any TipOption] { get }
}

extension Tip {
    public var id: String { String(describing: Self.self) }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Tips.Action] { [] }
    public var rules: [Tips.Rule] { [] }
    public var options: [any TipOption] { [] }
    public func invalidate(reason: Tips.InvalidationReason) {}
    public var shouldDisplay: Bool { true }
}

/// An option of a tip. Source: TipKit's `TipOption`.
public protocol TipOption: Sendable {}

/// Groups a tip's actions, rules or options. Source: TipKit's `Tips`.
@resultBuilder
public enum TipBuilder {
    public static func buildBlock<Part>(_ parts: Part...) -> [Part] { parts }
    public static func buildBlock(_ parts: any TipOption...) -> [any TipOption] { parts }
}

/// The parts of tips. Source: TipKit's `Tips`.
public enum Tips {
    /// A button of a tip.
    public struct Action: Identifiable, Sendable {
        public let id: String
        public init(id: String? = nil, title: String, perform: @escaping @Sendable () -> Void = {}) {
            self.id = id ?? title
        }
    }

    /// When a tip is shown.
    public struct Rule: Sendable {}

    /// Why a tip is no longer shown.
    public enum InvalidationReason: Sendable { case actionPerformed, displayCountExceeded, tipClosed }

    /// How often tips are shown.
    public struct ConfigurationOption: Sendable {
        public struct Frequency: Sendable {
            public static var immediate: Frequency { Frequency() }
            public static var hourly: Frequency { Frequency() }
            public static var daily: Frequency { Frequency() }
            public static var weekly: Frequency { Frequency() }
        }

        /// The location of the record of shown tips: none here.
        public struct Location: Sendable {
            public static var applicationDefault: Location { Location() }
        }

        public static func displayFrequency(_ frequency: Frequency) -> Self { Self() }
        public static func datastoreLocation(_ location: Location) -> Self { Self() }
    }

    /// How often a tip is shown.
    public struct MaxDisplayCount: TipOption {
        public init(_ count: Int) {}
    }

    /// Whether a tip is shown more often than others.
    public struct IgnoresDisplayFrequency: TipOption {
        public init(_ ignores: Bool) {}
    }

    /// An event that rules count.
    public struct Event<Donation>: Sendable {
        public init(id: String) {}
        public func donate() async {}
    }

    public static func configure(_ options: [ConfigurationOption] = []) throws {}
    public static func resetDatastore() throws {}
    public static func showAllTipsForTesting() {}
}

/// A tip in a view. Source: TipKit's `TipView`.
public struct TipView<Content: Tip>: View {
    private let tip: Content?

    public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
        self.tip = tip
    }
    public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
        self.tip = tip
    }

    public var body: some View {
        if let tip {
            HStack(alignment: .top, spacing: 12) {
                tip.image
                VStack(alignment: .leading, spacing: 4) {
                    tip.title.bold()
                    tip.message
                }
            }
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(RoundedRectangle(cornerRadius: 12).fill(Color.gray.opacity(0.2)))
        }
    }
}

extension View {
    /// Shows nothing here: the tip isn't presented. Source: TipKit's `popoverTip(_:arrowEdge:action:)`.
    public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View { self }
    public func tipBackground(_ style: some ShapeStyle) -> some View { self }
    public func tipImageSize(_ size: CGSize) -> some View { self }
}
