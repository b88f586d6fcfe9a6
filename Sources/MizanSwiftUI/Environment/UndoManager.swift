import Mizan

/// Undoes and redoes changes. Source: Foundation's `UndoManager`, which Linux doesn't have.
///
/// Each change is a separate step: there are no groups.
public final class UndoManager {
    private struct Change {
        let action: () -> Void
    }

    private var undoStack: [Change] = []
    private var redoStack: [Change] = []
    private var isRecording = true
    /// The number of changes that are remembered; 0 for no limit.
    public var levelsOfUndo = 0
    /// Whether a change is being taken back.
    public private(set) var isUndoing = false
    /// Whether a change is being made again.
    public private(set) var isRedoing = false

    /// A manager without changes.
    public init() {}

    /// Whether there is a change to take back.
    public var canUndo: Bool { !undoStack.isEmpty }
    /// Whether there is a change to make again.
    public var canRedo: Bool { !redoStack.isEmpty }

    /// Remembers how a change is taken back. The target lives as long as the change is remembered.
    public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        guard isRecording else { return }
        let change = Change { handler(target) }
        if isUndoing { return redoStack.append(change) }
        if !isRedoing { redoStack = [] }
        undoStack.append(change)
        if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst() }
    }

    /// Undoes the last change.
    public func undo() {
        guard let change = undoStack.popLast() else { return }
        isUndoing = true
        change.action()
        isUndoing = false
    }

    /// Makes the change again that was taken back last.
    public func redo() {
        guard let change = redoStack.popLast() else { return }
        isRedoing = true
        change.action()
        isRedoing = false
    }

    /// Forgets all changes that were remembered.
    public func removeAllActions() { (undoStack, redoStack) = ([], []) }

    /// Remembers no changes from now on.
    public func disableUndoRegistration() { isRecording = false }

    /// Remembers changes from now on.
    public func enableUndoRegistration() { isRecording = true }

    /// Accepted; changes have no names.
    public func setActionName(_ actionName: String) {}
}
