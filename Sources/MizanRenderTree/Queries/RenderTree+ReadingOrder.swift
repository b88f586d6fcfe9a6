extension RenderTree {
    /// The nodes' indices in the order in which assistive technologies and keyboards visit them: that of the views, each
    /// before its content. `zIndex` changes drawing alone; see ``RenderNode/order``.
    ///
    /// Nodes hidden from assistive technologies are left out, with their content.
    public var readingOrder: [Int] {
        var order: [Int] = []
        order.reserveCapacity(nodes.count)
        let children = ReadingOrder(nodes)
        var next = Array(children.roots.reversed())
        while let index = next.popLast() {
            guard nodes.read(index, { $0.pointee.hidden }) == false else { continue }
            order.append(index)
            let start = next.count
            children.forEach(in: index) { next.append($0) }
            next[start...].reverse()
        }
        return order
    }
}
