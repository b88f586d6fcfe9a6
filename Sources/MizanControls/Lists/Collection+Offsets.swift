import Foundation
import MizanLayout

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
    /// Removes the elements at offsets; those that the collection doesn't have are passed over. Source: SwiftUI's
    /// `remove(atOffsets:)`.
    public mutating func remove(atOffsets offsets: IndexSet) {
        self = Self(enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element))
    }
}

extension MutableCollection where Index == Int {
    /// Moves the elements at offsets before the element at another; at the count, to the end. Source: SwiftUI's
    /// `move(fromOffsets:toOffset:)`.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = enumerated().map { $0 }
        let moved = all.filter { source.contains($0.offset) }
        let rest = all.filter { !source.contains($0.offset) }
        let order =
            rest.filter { $0.offset < destination } + moved + rest.filter { $0.offset >= destination }
        for (index, element) in zip(indices, order) { self[index] = element.element }
    }
}
