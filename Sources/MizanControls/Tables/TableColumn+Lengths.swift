import Foundation

extension TableColumn {
    /// The same with a width as Core Graphics counts lengths.
    @_disfavoredOverload public func width(_ width: CGFloat?) -> TableColumn { self.width(width.map { Double($0) }) }

    /// The same with widths as Core Graphics counts lengths.
    @_disfavoredOverload public func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat?
    ) -> TableColumn {
        width(
            min: min.map { Double($0) }, ideal: ideal.map { Double($0) }, max: max.map { Double($0) })
    }
}
