import MizanLayout

extension SceneModifierType {
    /// The modifiers of a cell in its grid.
    @SceneTableBuilder<SceneModifierType> static var grids: [SceneModifierType] {
        SceneModifierType(
            "gridCellAnchor", "The place of the view that lies on the same place of its cell.",
            .value(.unitPoint, "A name, or the parts of the width and height.")
        ) { view, anchor in
            view.gridCellAnchor(anchor)
        }
        SceneModifierType(
            "gridCellColumns", "A cell over several columns.", .value(.count(of: "columns"), "How many it takes.")
        ) { view, count in
            view.gridCellColumns(count)
        }
        SceneModifierType(
            "gridCellUnsizedAxes", "A cell that is offered no more than the others of its row and column need.",
            .value(.axes, "The axes on which it stretches none.")
        ) { view, axes in
            view.gridCellUnsizedAxes(axes)
        }
        SceneModifierType(
            "gridColumnAlignment", "Where the cells of the view's column stand in its width.",
            .value(.horizontalAlignment, "The alignment of the whole column.")
        ) { view, alignment in
            view.gridColumnAlignment(alignment)
        }
    }
}
