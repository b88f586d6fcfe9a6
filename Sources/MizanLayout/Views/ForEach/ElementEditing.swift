import Foundation

/// What becomes of a `ForEach`'s data when a reader deletes or moves elements of it.
package struct ElementEditing {
    package var delete: ((IndexSet) -> Void)?
    package var move: ((IndexSet, Int) -> Void)?

    /// One of the elements: the trait of its views.
    package struct EditedElement: ViewTrait {
        package let editing: ElementEditing
        /// The number of the element in its data.
        package let number: Int
    }
}

/// Views that are made of data. Source: SwiftUI's `DynamicViewContent`.
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection

    /// The data.
    var data: Data { get }
}

nonisolated extension ForEach: DynamicViewContent {
    /// Lets a reader delete elements; nil forbids it. Source: SwiftUI's `onDelete(perform:)`.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { editing { $0.delete = action } }

    /// Lets a reader move elements; nil forbids it. Source: SwiftUI's `onMove(perform:)`.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { editing { $0.move = action } }
}
