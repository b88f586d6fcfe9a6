/// Something that a view presents above the screen: a sheet, an alert, a menu.
///
/// It is stored at the view's node; the root shows it above everything else.
package protocol Presentable {
    /// Whether its place depends on that of its view.
    var isAnchored: Bool { get }

    /// Whether the escape key dismisses it. An alert waits for an answer.
    var isDismissedByEscape: Bool { get }

    /// Dismisses it.
    var dismiss: DismissAction { get }

    /// The presentation above what is behind it.
    ///
    /// - Parameter number: Its number among the presentations of the screen.
    func view(number: Int) -> AnyView
}
