extension Message {
    /// An argument that a message asks for.
    struct Demand: Hashable, Sendable {
        /// From 1.
        var number: Int
        /// Whether it has to be a number: by its specifier, or because it chooses a form.
        var isNumber: Bool
    }

    /// The arguments that any of the forms asks for, each once, in their order. `% s` is none: in "100% sure" it is prose.
    var demands: [Demand] {
        var numbers: [Int: Bool] = [:]
        collectDemands(&numbers)
        return numbers.sorted { $0.key < $1.key }.map { Demand(number: $0.key, isNumber: $0.value) }
    }

    private func collectDemands(_ numbers: inout [Int: Bool]) {
        func demand(_ number: Int, isNumber: Bool) { numbers[number] = numbers[number] == true || isNumber }
        for piece in pieces + spans.flatMap(\.link) {
            switch piece {
            case .text: break
            case .argument(let number, let specifier):
                if !specifier.spacesSign { demand(number, isNumber: specifier.isNumeric) }
            case .forms(let forms):
                if let number = forms.argument { demand(number, isNumber: true) }
                for case let message? in forms.messages { message.collectDemands(&numbers) }
            }
        }
    }
}
