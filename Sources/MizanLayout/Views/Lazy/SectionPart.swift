/// What a view of a section is, for the container around.
package struct SectionPart: ViewTrait {
    package enum Part: UInt64 {
        case header, content, footer

        /// The step to the part in the structure of views.
        package var step: UInt64 { rawValue }
    }

    /// The section among those that are made together.
    package struct Identity: Hashable {
        private let element: ObjectIdentifier?
        private let position: ViewPosition

        package init(_ making: Making) {
            element = making.element.map(ObjectIdentifier.init)
            position = making.position
        }
    }

    package let section: Identity
    package let part: Part

    package init(section: Identity, part: Part) {
        self.section = section
        self.part = part
    }

    /// The innermost section counts.
    package static func joined(_ outer: SectionPart, _ inner: SectionPart) -> SectionPart { inner }
}
