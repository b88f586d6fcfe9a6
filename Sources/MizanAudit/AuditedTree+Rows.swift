import MizanBase
import MizanRenderTree

extension AuditedTree {
    /// Images of one container that stand from right to left in the order that they are written in.
    struct ReversedRow {
        let container: RenderNode
        /// In the order of the container's children, each in a child of its own.
        let images: [ShownImage]

        /// Whether an image that the first condition fits stands before one that the second fits, and so to the right
        /// of it.
        func swaps(_ first: (ShownImage) -> Bool, _ second: (ShownImage) -> Bool) -> Bool {
            guard let index = images.firstIndex(where: first) else { return false }
            return images[index...].contains(where: second)
        }
    }

    /// The rows of some images that are arranged from right to left; those that are seen as mirror images count for none.
    ///
    /// A child of a container counts where there is just one of them in it: a button with its icon.
    func reversedRows(of isMember: (ShownImage) -> Bool) -> [ReversedRow] {
        /// By container and child.
        var members: [Int: [Int: [ShownImage]]] = [:]
        for image in images where !image.isTurned && isMember(image) {
            var child = image.index
            while let parent = parent(of: child) {
                members[parent, default: [:]][child, default: []].append(image)
                child = parent
            }
        }
        return members.sorted { $0.key < $1.key }.flatMap { container, children -> [ReversedRow] in
            guard tree.nodes[container].direction == .rightToLeft else { return [] }
            var rows: [[ShownImage]] = []
            for case let image? in children.sorted(by: { $0.key < $1.key }).map({ $1.count == 1 ? $1.first : nil }) {
                if let last = rows.last?.last, image.node.frame.isLeft(of: last.node.frame) {
                    rows[rows.count - 1].append(image)
                } else {
                    rows.append([image])
                }
            }
            return rows.filter { $0.count > 1 }.map { ReversedRow(container: tree.nodes[container], images: $0) }
        }
    }

    /// Whether the container that an image stands in is laid out from left to right, though the image itself is not:
    /// its attribute keeps its content on its side. Where a container between them arranges several images, that one
    /// counts.
    func isArrangedFromLeftToRight(_ image: ShownImage) -> Bool {
        var child = image.index
        while let parent = parent(of: child) {
            if tree.nodes[parent].direction == .leftToRight { return true }
            let others = images.contains { other in
                other.index != image.index && isInside(other.index, parent) && !isInside(other.index, child)
            }
            if others { return false }
            child = parent
        }
        return false
    }

    func parent(of index: Int) -> Int? {
        tree.nodes[index].parent.flatMap { (0..<index).contains($0) ? $0 : nil }
    }

    /// Whether a node is another one or stands somewhere in it.
    private func isInside(_ index: Int, _ container: Int) -> Bool {
        var index = index
        while index > container, let parent = parent(of: index) { index = parent }
        return index == container
    }
}

extension FixedRect {
    /// Whether it stands beside another, to the left.
    func isLeft(of other: FixedRect) -> Bool {
        maxX <= other.minX && minY < other.maxY && other.minY < maxY
    }
}
