import Foundation

/// What becomes of a `ForEach`'s data when a reader deletes or moves elements of it.
struct ElementEditing {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?

    /// One of the elements, as its row is told.
    struct Place {
        let editing: ElementEditing
        /// The number of the element in its data.
        let number: Int
    }
}

/// Views that are made of data. Source: SwiftUI's `DynamicViewContent`.
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection

    /// The data.
    var data: Data { get }
}

extension ForEach: DynamicViewContent {
    /// Lets a reader delete elements; nil forbids it. Source: SwiftUI's `onDelete(perform:)`.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { editing { $0.delete = action } }

    /// Lets a reader move elements; nil forbids it. Source: SwiftUI's `onMove(perform:)`.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { editing { $0.move = action } }
}
