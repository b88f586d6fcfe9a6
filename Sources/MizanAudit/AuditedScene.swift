import MizanScenes

/// A scene in all variants that an audit looks at.
struct AuditedScene {
    /// The scene with its strings; nil for a view made in code.
    let scene: Scene?
    /// The layouts, one for each variant, in the order that was asked for.
    let trees: [AuditedTree]
}
