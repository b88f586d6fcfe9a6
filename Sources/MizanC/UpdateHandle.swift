import CMizan
import MizanRenderTree

/// `mizan_update`
final class UpdateHandle: Handle {
    static let name = "update"

    let layout: LayoutHandle
    let dirty: CArray<mizan_rectangle>
    private let changed: CPaths
    private let inserted: CPaths
    private let removed: CPaths

    init(_ changes: RenderChanges, _ layout: LayoutHandle) {
        self.layout = layout
        dirty = CArray(changes.dirty.map { mizan_rectangle($0.rect) })
        (changed, inserted, removed) = (CPaths(changes.changed), CPaths(changes.inserted), CPaths(changes.removed))
    }

    /// The paths of one kind; nil for a kind that there isn't.
    func paths(_ change: mizan_change) -> CPaths? {
        switch change {
        case MIZAN_CHANGE_CHANGED: changed
        case MIZAN_CHANGE_INSERTED: inserted
        case MIZAN_CHANGE_REMOVED: removed
        default: nil
        }
    }
}

/// Paths of nodes that C may read as long as this object is there.
final class CPaths {
    private let texts: [CText]
    let pointers: CArray<UnsafePointer<CChar>?>

    init(_ paths: [NodePath]) {
        texts = paths.map { CText($0.text) }
        pointers = CArray(texts.map(\.pointer))
    }
}
