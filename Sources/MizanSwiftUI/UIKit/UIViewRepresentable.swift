import Mizan
import MizanBase
import MizanLayout

/// A view of UIKit in a view. Source: SwiftUI's `UIViewRepresentable`.
///
/// UIKit isn't here, so a placeholder with the type's name is drawn, with the finding `representable-not-drawn`. None of its methods is
/// called; a type needs none of them.
public protocol UIViewRepresentable: View where Body == RepresentablePlaceholder {
    associatedtype UIViewType = UIView
    associatedtype Coordinator = Void
    /// The values that the view is made and updated with.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the object that the view tells what happens; it is never called.
    func makeCoordinator() -> Coordinator
}

/// A controller of UIKit in a view. Source: SwiftUI's `UIViewControllerRepresentable`; see ``UIViewRepresentable``.
public protocol UIViewControllerRepresentable: View where Body == RepresentablePlaceholder {
    associatedtype UIViewControllerType = UIViewController
    associatedtype Coordinator = Void
    /// The values that the controller is made and updated with.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the object that the controller tells what happens; it is never called.
    func makeCoordinator() -> Coordinator
}

/// The values that a view of UIKit is made and updated with. Source: SwiftUI's `UIViewRepresentableContext`.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The object that the view tells what happens.
    public let coordinator: Representable.Coordinator
    /// The environment around the view.
    public let environment: EnvironmentValues
}

/// The values that a controller of UIKit is made and updated with. Source: SwiftUI's `UIViewControllerRepresentableContext`.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The object that the controller tells what happens.
    public let coordinator: Representable.Coordinator
    /// The environment around the view.
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

/// A box with the name of what isn't drawn.
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
