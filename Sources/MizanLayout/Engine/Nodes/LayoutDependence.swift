import MizanBase

/// The lengths of a proposal that can change each length of a node's answer.
///
/// It keeps layout nearly linear: a question is reduced to what matters before it is asked, so that a leaf of fixed
/// size is asked once, and a stack that compares widths at 0 and at infinity doesn't ask for them again for every
/// height. A bit too many costs time, a bit too few is a fault.
package struct LayoutDependence: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    static let widthOnWidth = LayoutDependence(rawValue: 1 << 0)
    static let widthOnHeight = LayoutDependence(rawValue: 1 << 1)
    static let heightOnWidth = LayoutDependence(rawValue: 1 << 2)
    static let heightOnHeight = LayoutDependence(rawValue: 1 << 3)
    /// The places of the explicit guides, in a size that may stay the same.
    static let guidesOnWidth = LayoutDependence(rawValue: 1 << 4)
    static let guidesOnHeight = LayoutDependence(rawValue: 1 << 5)

    /// The size is the same for every proposal.
    static let none: LayoutDependence = []
    /// The answer is the proposal, each length by itself.
    static let proposal: LayoutDependence = [.widthOnWidth, .heightOnHeight]
    /// Everything may depend on everything.
    package static let all: LayoutDependence = [
        .widthOnWidth, .widthOnHeight, .heightOnWidth, .heightOnHeight, .guidesOnWidth, .guidesOnHeight,
    ]
    static let onWidth: LayoutDependence = [.widthOnWidth, .heightOnWidth, .guidesOnWidth]
    static let onHeight: LayoutDependence = [.widthOnHeight, .heightOnHeight, .guidesOnHeight]

    /// A length of the answer on the length of the proposal along an axis.
    static func length(_ answer: Axis, on proposal: Axis) -> LayoutDependence {
        switch (answer, proposal) {
        case (.horizontal, .horizontal): .widthOnWidth
        case (.horizontal, .vertical): .widthOnHeight
        case (.vertical, .horizontal): .heightOnWidth
        case (.vertical, .vertical): .heightOnHeight
        }
    }

    /// The guides on the length of the proposal along an axis.
    static func guides(on proposal: Axis) -> LayoutDependence {
        proposal == .horizontal ? .guidesOnWidth : .guidesOnHeight
    }

    /// Everything on the length of the proposal along an axis.
    static func everything(on proposal: Axis) -> LayoutDependence {
        proposal == .horizontal ? .onWidth : .onHeight
    }

    /// Whether any of the bits is set.
    func hasAny(of other: LayoutDependence) -> Bool { rawValue & other.rawValue != 0 }

    /// Whether all of the bits are set; a faster version of the general one for sets, since it is called once for each
    /// node and proposal.
    package func contains(_ other: LayoutDependence) -> Bool { rawValue & other.rawValue == other.rawValue }
}

extension ProposedViewSize {
    /// The proposal reduced to the lengths that can change the answer.
    func reduced(to dependence: LayoutDependence) -> ProposedViewSize {
        restricted(width: dependence.hasAny(of: .onWidth), height: dependence.hasAny(of: .onHeight))
    }

    /// The proposal reduced to the lengths that can change one length of the answer.
    func reduced(to dependence: LayoutDependence, along axis: Axis) -> ProposedViewSize {
        restricted(
            width: dependence.contains(.length(axis, on: .horizontal)),
            height: dependence.contains(.length(axis, on: .vertical)))
    }
}
