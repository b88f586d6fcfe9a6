import LivingTrees
import MizanBase
import MizanLayout
import MizanRenderTree

/// Where the leaves of the screens of stacks lie, in numbers that `yoga-trees --check` prints too.
struct TreeCheck {
    /// A line for each size of each screen of stacks: the sums of the leaves' left and upper edges, widths and heights, weighed
    /// by their order, so that no two leaves can change places.
    static func lines() throws -> [String] {
        let environment = try TreeBenchmark.environment()
        return try TreeScreen.stacks.flatMap { screen in
            try [("whole", screen.whole), ("tenth", screen.tenth)].map { name, size in
                let tree = try size.tree(environment)
                var sums = [0.0, 0, 0, 0]
                var number = 0
                for node in tree.nodes where node.content != nil {
                    let weight = Double(1 + number % 97)
                    number += 1
                    let frame = node.frame
                    let lengths = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
                    for (index, length) in lengths.enumerated() { sums[index] += length.points * weight }
                }
                return ([screen.name, name, "\(size.nodeCount)"] + sums.map { "\(Int($0.rounded()))" })
                    .joined(separator: "\t")
            }
        }
    }
}
