import MizanLayout

extension SceneModifierType {
    /// What a cell asks of its grid.
    @SceneTable<SceneModifierType> static var grids: [SceneModifierType] {
        SceneModifierType(
            "gridColumnAlignment", "Where the cells of the view's column stand in its width.",
            .value(.horizontalAlignment, "The alignment of the whole column.")
        ) { view, alignment in
            view.gridColumnAlignment(alignment)
        }
    }
}
