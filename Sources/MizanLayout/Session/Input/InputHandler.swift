import MizanBase

/// Code of a view, of its author's or of a control's, that takes events of one kind.
package struct InputHandler {
    /// The kind of events, with the code for them.
    package enum Reaction {
        case tap(TapInput)
        case press(PressInput)
        /// A menu of the view: a long press or a secondary click opens it.
        case contextMenu(() -> Void)
        case drag(DragInput)
        /// A control that is pressed: by a tap, a key, or an assistive technology.
        case control(ControlInput)
        case slider(SliderInput)
        case field(FieldInput)
        case key((KeyPress) -> KeyPress.Result)
        case text((String) -> Bool)
        case action(AccessibilityActionKind, () -> Void)
        case adjustment((AccessibilityAdjustmentDirection) -> Void)
        /// No event: what the view says of the focus.
        case focus(FocusInput)
    }

    /// The order of gestures that want the same event.
    enum Priority {
        /// After those inside.
        case ordinary
        /// Before those inside.
        case high
        /// Together with others.
        case simultaneous
    }

    let reaction: Reaction
    var priority = Priority.ordinary
    var mask = GestureMask.all
    /// Runs when a gesture that changed is over, however it ended.
    var finished: () -> Void = {}

    package init(_ kind: Reaction) { self.reaction = kind }

    /// The handler of a gesture that a view was given.
    init(_ gesture: some Gesture, priority: Priority, mask: GestureMask) {
        let recognizer = gesture._recognizer(changed: { _ in }, ended: { _ in })
        reaction = recognizer.kind
        finished = recognizer.finished
        self.priority = priority
        self.mask = mask
    }
}

/// A tap that is waited for.
package struct TapInput {
    let count: Int
    let space: CoordinateSpace
    let action: (Point) -> Void

    /// Whether a tap of that number in its series completes it.
    func completes(_ number: Int) -> Bool { number > 0 && number % max(count, 1) == 0 }
}

/// A long press that is waited for.
package struct PressInput {
    let minimumDuration: Double
    let changed: (Bool) -> Void
    let ended: () -> Void
}

/// A drag that is waited for.
package struct DragInput {
    let minimumDistance: Double
    /// The axis that the drag begins along; nil for any.
    var axis: Axis?
    let space: CoordinateSpace
    let changed: (DragGesture.Value) -> Void
    let ended: (DragGesture.Value) -> Void

    package init(
        minimumDistance: Double, axis: Axis? = nil, space: CoordinateSpace,
        changed: @escaping (DragGesture.Value) -> Void, ended: @escaping (DragGesture.Value) -> Void
    ) {
        self.minimumDistance = minimumDistance
        self.axis = axis
        self.space = space
        self.changed = changed
        self.ended = ended
    }

    /// Whether a movement has the axis that is waited for.
    func begins(by translation: Size) -> Bool {
        let main: Axis = abs(translation.width) > abs(translation.height) ? .horizontal : .vertical
        return axis.map { $0 == main } ?? true
    }
}

/// The press of a control.
package struct ControlInput {
    /// Whether a tap presses the control; else only what stands inside takes it.
    var isTapped = true
    /// Told when a pointer that is down comes over the control, and when it leaves it or is up.
    var pressed: (Bool) -> Void = { _ in }
    /// Told when the focus comes to the control, and when it leaves.
    var focused: (Bool) -> Void = { _ in }
    let action: () -> Void

    package init(
        isTapped: Bool = true, pressed: @escaping (Bool) -> Void = { _ in },
        focused: @escaping (Bool) -> Void = { _ in }, action: @escaping () -> Void
    ) {
        self.isTapped = isTapped
        self.pressed = pressed
        self.focused = focused
        self.action = action
    }
}
