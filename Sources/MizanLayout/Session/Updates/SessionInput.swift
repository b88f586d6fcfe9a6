import MizanBase
import MizanFocus

/// The memory of a session from one event to the next.
final class SessionInput {
    /// The drag that goes on.
    var drag: ActiveDrag?
    /// The handlers around the view that has the input, the innermost first.
    var holders: [InputElement] = []
    /// The path of the node that has the focus; nil where none has it.
    var focused: String?
    /// The handlers that were told that they have the focus.
    var focusedHandlers: [InputElement] = []
    /// Where the focus was last in each section.
    var memory = FocusMemory()
    /// For each presentation the path of the node that had the focus when it opened; nil if none had it.
    var openers: [String?] = []
    /// The path of the node that the focus returns to, since what it was in has closed.
    var returning: String?
    /// A move to what a scrolling view shows only after the next layout.
    var waitingMove: FocusMove?
    /// The scope in which the focus goes to the default at the next update.
    let reset: FocusReset
    /// The view that something is held over, with whom to tell.
    var target: (path: TransferTarget.Path, isTargeted: (Bool) -> Void)?
    /// Where the focus was as the last update said.
    var reported = FocusChange(path: nil, wantsText: false, caret: nil)

    init(reset: FocusReset) { self.reset = reset }
}

/// A drag that goes on.
final class ActiveDrag {
    /// One handler that waits for the drag, or takes it.
    final class DragReceiver {
        let element: InputElement
        /// Whether the drag is far enough for it.
        var isActive = false
        /// The distance from the middle of a slider's knob to the pointer.
        var grip = 0.0
        /// The value that it got last.
        var last: DragGesture.Value?

        init(_ element: InputElement) { self.element = element }
    }

    /// A scrolling view that follows the pointer.
    struct Scrolling {
        let node: ScrollState
        let axis: Axis
        /// The part that it showed when the drag began.
        let offset: Point
    }

    let start: Point
    let receivers: [DragReceiver]
    /// The scrolling views around, which take the drag where no handler does.
    var scrollViews: [ScrollState]
    var scrolling: Scrolling?
    /// The control that the pointer came down on, which looks pressed as long as nothing takes the drag.
    var control: InputElement?
    /// Whether the control looks pressed.
    var isPressed = false
    /// Whether anything took the drag.
    var isHandled: Bool { scrolling != nil || receivers.contains { $0.isActive } }

    init(from start: Point, takers: [InputElement], scrollViews: [ScrollState]) {
        self.start = start
        self.receivers = takers.map { DragReceiver($0) }
        self.scrollViews = scrollViews
    }
}
