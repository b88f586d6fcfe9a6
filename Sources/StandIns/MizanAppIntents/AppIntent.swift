// The declarations are those of the framework.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
import MizanSwiftUI

/// An action that an app offers to the system; never performed here. Source: App Intents' `AppIntent`.
public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult = EmptyIntentResult
    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var openAppWhenRun: Bool { get }
    static var isDiscoverable: Bool { get }
    init()
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
}

extension AppIntent where PerformResult == EmptyIntentResult {
    public func perform() async throws -> EmptyIntentResult { EmptyIntentResult() }
}

/// The result of an intent. Source: App Intents' `IntentResult`.
public protocol IntentResult: Sendable {}
/// A result without a value.
public struct EmptyIntentResult: IntentResult {}

extension IntentResult where Self == EmptyIntentResult {
    public static func result() -> Self { EmptyIntentResult() }
}

/// The description of an intent. Source: App Intents' `IntentDescription`.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
    public init(stringLiteral value: String) {}
    public init(_ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil) {}
}

/// The settings of a widget. Source: App Intents' `WidgetConfigurationIntent`.
public protocol WidgetConfigurationIntent: AppIntent {}

/// A value of an intent. Source: App Intents' `IntentParameter`.
@propertyWrapper
public struct Parameter<Value>: @unchecked Sendable {
    public var wrappedValue: Value
    public var projectedValue: Self { self }

    public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value) {
        wrappedValue = value
    }
    public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil)
    where Value: ExpressibleByNilLiteral {
        wrappedValue = nil
    }
    public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil)
    where Value: RangeReplaceableCollection {
        wrappedValue = Value()
    }
    public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil)
    where Value: ExpressibleByBooleanLiteral {
        wrappedValue = false
    }
    public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil)
    where Value: ExpressibleByIntegerLiteral {
        wrappedValue = 0
    }
}

/// A choice of an intent. Source: App Intents' `AppEnum`.
public protocol AppEnum: CaseIterable, Hashable, RawRepresentable, Sendable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// An object of an app. Source: App Intents' `AppEntity`.
public protocol AppEntity: Identifiable, Sendable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    var displayRepresentation: DisplayRepresentation { get }
}

/// The name of a type. Source: App Intents' `TypeDisplayRepresentation`.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(name: LocalizedStringResource) {}
}

/// The name of a value. Source: App Intents' `DisplayRepresentation`.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
    public init(stringLiteral value: String) {}
    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil) {}
}

extension Button {
    /// A button that performs an intent: it does nothing here. Source: App Intents' `init(intent:label:)`.
    public init(intent: some AppIntent, @ViewBuilder label: () -> Label) { self.init(action: {}, label: label) }
}

extension Button where Label == Text {
    /// A button that performs an intent: it does nothing here. Source: App Intents' `init(_:intent:)`.
    public init(_ title: LocalizedStringKey, intent: some AppIntent) { self.init(title, action: {}) }
}

extension Toggle {
    /// A toggle that performs an intent: it does nothing here. Source: App Intents' `init(isOn:intent:label:)`.
    public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.init(isOn: .constant(isOn), label: label)
    }
}

/// A hint for a spoken command; shows nothing here. Source: App Intents' `SiriTipView`.
public struct SiriTipView: View {
    public init(intent: some AppIntent, isVisible: Binding<Bool> = .constant(true)) {}
    public var body: some View { EmptyView() }
}
