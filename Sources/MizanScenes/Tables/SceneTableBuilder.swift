/// Puts rows of a table together, one statement each.
@resultBuilder enum SceneTableBuilder<Row> {
    static func buildBlock(_ rows: Row...) -> [Row] { rows }
}
