import MizanUnicode

extension StringCatalog.Localization {
    /// The problem of the variables that its texts refer to, whatever the device and the width; nil where there is
    /// none.
    func variableProblem() -> VariableGraph.VariableDefect? {
        var graph = VariableGraph(substitutions.mapValues(\.value.texts))
        return variableProblem(&graph, known: substitutions)
    }

    /// - Parameter known: the variables of the graph: those of the texts around, and its own.
    private func variableProblem(
        _ graph: inout VariableGraph, known: [String: StringCatalog.Substitution]
    ) -> VariableGraph.VariableDefect? {
        switch value {
        case .unit, .plural:
            for text in value.texts {
                if let problem = graph.problem(in: text) { return problem }
            }
        case .device(let branches):
            for (_, branch) in branches.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                if let problem = branch.variableProblem(inside: &graph, known: known) { return problem }
            }
        case .width(let branches):
            for (_, branch) in branches.sorted(by: { $0.key < $1.key }) {
                if let problem = branch.variableProblem(inside: &graph, known: known) { return problem }
            }
        }
        return nil
    }

    /// The same of a branch, which knows the variables of the texts around.
    private func variableProblem(
        inside graph: inout VariableGraph, known: [String: StringCatalog.Substitution]
    ) -> VariableGraph.VariableDefect? {
        guard !substitutions.isEmpty else { return variableProblem(&graph, known: known) }
        let all = known.merging(substitutions) { $1 }
        var own = VariableGraph(all.mapValues(\.value.texts))
        return variableProblem(&own, known: all)
    }
}

extension StringCatalog.TextOrVariations {
    /// All of its texts, whatever the number, the device and the width, in an order that is the same each time.
    fileprivate var texts: [String] {
        switch self {
        case .unit(let unit): [unit.value]
        case .plural(let forms): PluralCategory.allCases.compactMap { forms[$0]?.value }
        case .device(let branches): branches.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap(\.value.value.texts)
        case .width(let branches): branches.sorted { $0.key < $1.key }.flatMap(\.value.value.texts)
        }
    }
}

extension VariableGraph.VariableDefect {
    /// The rule of its own that it has; nil for that of the file's format.
    var rule: String? {
        if case .undefined = self { "undefined-variable" } else { nil }
    }

    /// The problem in words for the table's author, and the fix.
    var words: (message: String, fix: String) {
        let name = "%#@\(variable)@"
        return switch self {
        case .undefined: ("nothing says what \(name) is", "define the variable, or correct its name")
        case .cycle: ("the forms of \(name) lead back to it", "take the reference out of one of them")
        case .tooDeep:
            ("\(name) stands in variables more than \(VariableGraph.depthLimit) deep", "nest them less")
        case .tooLarge:
            ("\(name) stands for more than \(VariableGraph.pieceLimit) pieces of text", "refer to fewer variables")
        }
    }
}
