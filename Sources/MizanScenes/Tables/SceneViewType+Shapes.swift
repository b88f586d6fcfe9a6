import MizanLayout

extension SceneViewType {
    /// Shapes, which fill what they are proposed.
    @SceneTable<SceneViewType> static var shapes: [SceneViewType] {
        SceneViewType("Capsule", "A rectangle with half circles at its ends.") { Capsule() }
        SceneViewType("Rectangle", "A rectangle.") { Rectangle() }
        SceneViewType(
            "RoundedRectangle", "A rectangle with round corners.",
            .required("cornerRadius", .number, "The corners' radius, in points.")
        ) { cornerRadius in
            RoundedRectangle(cornerRadius: cornerRadius)
        }
    }
}
