/// What one size of a screen comes to in a program.
public struct TreeMeasurement: Sendable, CustomStringConvertible {
    /// As ``TreeScreen`` names it.
    public let screen: String
    /// Not a tenth of it.
    public let isWhole: Bool
    /// Stacks and leaves.
    public let nodeCount: Int
    /// From the view to the end of the tree, all nodes together.
    public let nanoseconds: Int64
    /// The bytes that the tree holds.
    public let bytes: Int
    /// How often the way to the tree asks for memory.
    public let allocations: Int

    init(screen: String, isWhole: Bool, nodeCount: Int, nanoseconds: Int64, bytes: Int, allocations: Int) {
        self.screen = screen
        self.isWhole = isWhole
        self.nodeCount = nodeCount
        self.nanoseconds = nanoseconds
        self.bytes = bytes
        self.allocations = allocations
    }

    /// A line that another program has printed; nil where it is none.
    public init?(line: some StringProtocol) {
        let fields = line.split(separator: "\t")
        guard fields.count == 6, let nodes = Int(fields[2]), let nanoseconds = Int64(fields[3]),
            let bytes = Int(fields[4]), let allocations = Int(fields[5])
        else { return nil }
        self.init(
            screen: String(fields[0]), isWhole: fields[1] == "whole", nodeCount: nodes, nanoseconds: nanoseconds,
            bytes: bytes, allocations: allocations)
    }

    /// One line, its fields parted by tabs.
    public var description: String {
        [screen, isWhole ? "whole" : "tenth", "\(nodeCount)", "\(nanoseconds)", "\(bytes)", "\(allocations)"]
            .joined(separator: "\t")
    }
}
