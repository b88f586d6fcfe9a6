/// The stack sizes of threads that lay out, in bytes: reserved, and only used as deep as a tree is.
package enum StackSize {
    /// A thread that lays out views nested as deep as the limit allows by default.
    package static let layout = 256 << 20

    /// The thread of the tool's command, which also reads and draws.
    package static let command = 512 << 20

    /// A thread that lays out views nested so deep, with as many modifiers as may be around each.
    package static func layout(viewDepth: Int) -> Int {
        max(layout, min(max(viewDepth, 0), Limits.viewDepthMaximum) * layoutPerView)
    }

    private static let layoutPerView = 100 << 10
}
