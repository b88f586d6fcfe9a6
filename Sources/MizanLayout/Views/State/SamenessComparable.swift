// Types that are compared often, and whose fields don't tell fast enough: mostly enumerations.

extension SamenessComparable where Self: Equatable {
    /// Whether the values are equal: for types whose equality compares all that there is to see.
    package func isSame(as other: Self) -> Bool { self == other }
}

extension Color: SamenessComparable {}
extension Font: SamenessComparable {}
extension ShapePaint: SamenessComparable {}
extension Alignment: SamenessComparable {}
extension HorizontalAlignment: SamenessComparable {}
extension VerticalAlignment: SamenessComparable {}
// Its own equality compares bits.
extension ProposedViewSize: SamenessComparable {}

extension AnyView: SamenessComparable {
    /// Whether the hidden views are of one type and the same.
    package func isSame(as other: AnyView) -> Bool { Sameness.isSame(any: hidden, other.hidden) }
}

extension ConditionalView: SamenessComparable {
    /// Whether the same branch was taken, with the same view in it.
    package func isSame(as other: ConditionalView) -> Bool {
        switch (self, other) {
        case (.first(let view), .first(let other)): Sameness.isSame(view, other)
        case (.second(let view), .second(let other)): Sameness.isSame(view, other)
        case (.first, .second), (.second, .first): false
        }
    }
}
