import MizanBase
import MizanFocus

/// Something that a person did, or an assistive technology for them; ``LayoutSession/send(_:)`` hands it to the views of a session.
///
/// Places are physical, in points from the top left of the root, as the frames of the tree. An embedder turns its pointer, touch
/// and keyboard events into these: it decides how long a press is, and which taps are one series.
public enum InputEvent: Hashable, Sendable {
    /// A tap or a click. Taps in quick succession are one series: each is sent with its number, from 1; an embedder that waits
    /// for the end of a series sends one event with their count.
    case tap(at: Point, count: Int = 1)
    /// A long press, with its duration in seconds, which also opens a context menu. If nothing waits for one, it presses the control
    /// below it.
    case press(at: Point, duration: Double = 0.5)
    /// A click with the secondary button of a mouse, or a tap with two fingers on a touchpad: it opens the context menu of the view.
    case secondaryTap(at: Point)
    /// A step of a drag from one place to another, with the velocity there in points per second. A drag that ends without having
    /// begun is a whole one: ``drag(from:to:)``.
    case drag(DragPhase, from: Point, to: Point, velocity: Size = .zero)
    /// A turn of a wheel, or two fingers on a touchpad: the distance, in points, by which the visible part moves over its content,
    /// to the right and down.
    case scroll(at: Point, by: Size)
    /// A key for the view that has the input, which the last tap gave it.
    case key(KeyEquivalent, modifiers: EventModifiers = [])
    /// A move of the focus, as by a button of a remote.
    case focus(FocusMove)
    /// Text from a keyboard or an input method for the view that has the input.
    case text(String)
    /// An action that a node offers to assistive technologies.
    case action(AccessibilityActionKind, path: String)
    /// One step of a node's value, up or down.
    case adjust(AccessibilityAdjustmentDirection, path: String)

    /// The phase of a drag.
    public enum DragPhase: Hashable, Sendable {
        /// The pointer is down.
        case began
        /// The pointer moved.
        case changed
        /// The pointer is up.
        case ended
        /// Something else took the pointer: the drag ends without an effect of its end.
        case cancelled
    }

    /// A whole drag in a straight line.
    public static func drag(from start: Point, to end: Point) -> InputEvent { .drag(.ended, from: start, to: end) }

    /// The default action of a node by its path, as an assistive technology runs it: a button's action, a toggle's change.
    public static func activate(path: String) -> InputEvent { .action(.default, path: path) }
}
