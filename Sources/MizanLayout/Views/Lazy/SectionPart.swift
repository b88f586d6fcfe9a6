/// What a view of a section is, for the container around.
package struct SectionPart: ViewTrait {
    package enum PartRole: UInt64 {
        case header, content, footer

        /// The step to the part in the structure of views.
        package var step: UInt64 { rawValue }
    }

    /// The section among those that are made together.
    package struct SectionIdentity: Hashable {
        private let element: ObjectIdentifier?
        private let position: StructuralPosition

        package init(_ making: NodeMakingContext) {
            element = making.element.map(ObjectIdentifier.init)
            position = making.position
        }
    }

    package let section: SectionIdentity
    package let part: PartRole

    package init(section: SectionIdentity, part: PartRole) {
        self.section = section
        self.part = part
    }

    /// The innermost section counts.
    package static func joined(_ outer: SectionPart, _ inner: SectionPart) -> SectionPart { inner }
}
