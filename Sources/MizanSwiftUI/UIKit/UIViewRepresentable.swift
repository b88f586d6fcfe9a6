import Mizan
import MizanBase
import MizanLayout

/// A UIKit view in a SwiftUI view. Source: SwiftUI's `UIViewRepresentable`.
///
/// Mizan has no UIKit, so it draws a placeholder with the type's name and reports the finding `representable-not-drawn`. It never calls
/// the type's methods, and a type doesn't have to implement them.
public protocol UIViewRepresentable: View where Body == RepresentablePlaceholder {
    associatedtype UIViewType = UIView
    associatedtype Coordinator = Void
    /// The values with which the view is made and updated.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the object to which the view reports events; never called here.
    func makeCoordinator() -> Coordinator
}

/// A UIKit view controller in a SwiftUI view. Source: SwiftUI's `UIViewControllerRepresentable`; see ``UIViewRepresentable``.
public protocol UIViewControllerRepresentable: View where Body == RepresentablePlaceholder {
    associatedtype UIViewControllerType = UIViewController
    associatedtype Coordinator = Void
    /// The values with which the controller is made and updated.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the object to which the controller reports events; never called here.
    func makeCoordinator() -> Coordinator
}

/// The values with which a UIKit view is made and updated. Source: SwiftUI's `UIViewRepresentableContext`.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The object to which the view reports events.
    public let coordinator: Representable.Coordinator
    /// The environment of the view.
    public let environment: EnvironmentValues
}

/// The values with which a UIKit controller is made and updated. Source: SwiftUI's `UIViewControllerRepresentableContext`.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The object to which the controller reports events.
    public let coordinator: Representable.Coordinator
    /// The environment of the view.
    public let environment: EnvironmentValues
}

nonisolated extension UIViewRepresentable where Coordinator == Void {
    /// Returns nothing: there is no coordinator.
    public func makeCoordinator() {}
}

nonisolated extension UIViewControllerRepresentable where Coordinator == Void {
    /// Returns nothing: there is no coordinator.
    public func makeCoordinator() {}
}

nonisolated extension UIViewRepresentable {
    /// The placeholder with the type's name.
    public var body: RepresentablePlaceholder { RepresentablePlaceholder(of: Self.self) }
}

nonisolated extension UIViewControllerRepresentable {
    /// The placeholder with the type's name.
    public var body: RepresentablePlaceholder { RepresentablePlaceholder(of: Self.self) }
}

/// A box with the name of a type that isn't drawn.
nonisolated public struct RepresentablePlaceholder: View {
    private let name: String

    /// The placeholder of a type.
    init(of type: Any.Type) { name = String(String(describing: type).prefix { $0 != "<" }) }

    /// A box that fills its frame, with the name in its middle.
    public var body: some View {
        Text(verbatim: name).font(.caption).foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .border(.secondary)
            .reporting(
                Diagnostic(
                    .warning, rule: "representable-not-drawn", key: name,
                    message: "\(name) is a view of UIKit, which a placeholder stands for",
                    fix: "draw it with views where UIKit is missing"))
    }
}
