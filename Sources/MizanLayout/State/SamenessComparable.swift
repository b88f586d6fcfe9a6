// Types that are compared often, and whose fields don't tell fast enough: mostly enumerations.

extension Color: SamenessComparable {
    func isSame(as other: Color) -> Bool { self == other }
}

extension Font: SamenessComparable {
    func isSame(as other: Font) -> Bool { self == other }
}

extension ShapePaint: SamenessComparable {
    func isSame(as other: ShapePaint) -> Bool { self == other }
}

extension Alignment: SamenessComparable {
    func isSame(as other: Alignment) -> Bool { self == other }
}

extension HorizontalAlignment: SamenessComparable {
    func isSame(as other: HorizontalAlignment) -> Bool { self == other }
}

extension VerticalAlignment: SamenessComparable {
    func isSame(as other: VerticalAlignment) -> Bool { self == other }
}

extension ProposedViewSize: SamenessComparable {
    // Its own equality compares bits.
    func isSame(as other: ProposedViewSize) -> Bool { self == other }
}

extension AnyView: SamenessComparable {
    /// Whether the hidden views are of one type and the same.
    func isSame(as other: AnyView) -> Bool { Sameness.isSame(any: hidden, other.hidden) }
}

extension ConditionalView: SamenessComparable {
    /// Whether the same branch was taken, with the same view in it.
    func isSame(as other: ConditionalView) -> Bool {
        switch (self, other) {
        case (.first(let view), .first(let other)): Sameness.isSame(view, other)
        case (.second(let view), .second(let other)): Sameness.isSame(view, other)
        case (.first, .second), (.second, .first): false
        }
    }
}
