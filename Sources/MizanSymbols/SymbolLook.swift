import MizanBase
import MizanDrawing

/// The weight and the parts in which a view shows a symbol.
package struct SymbolLook: Hashable, Sendable {
    /// The weight of the text next to it.
    package var weight = FontWeight.regular
    /// The part, from 0 to 1, of the symbol's levels that is shown in full; nil for all.
    package var variableValue: Double?
    /// Whether secondary and tertiary layers have colours, which the rendering mode replaces, and no layer keeps its own colour.
    package var hasTiers = false
    /// Whether layers have the colours of the rendering mode `multicolor`.
    package var isMulticolor = false

    package init(
        weight: FontWeight = .regular, variableValue: Double? = nil, hasTiers: Bool = false, isMulticolor: Bool = false
    ) {
        self.weight = weight
        self.variableValue = variableValue
        self.hasTiers = hasTiers
        self.isMulticolor = isMulticolor
    }

    /// A factor of the width of lines: about as much more as a letter's stems have.
    var strokeFactor: Double {
        let stops: [(weight: Double, factor: Double)] = [
            (100, 0.45), (200, 0.6), (300, 0.8), (400, 1), (500, 1.12), (600, 1.25), (700, 1.4), (800, 1.55),
            (900, 1.7),
        ]
        let weight = Double(min(max(self.weight.value, 100), 900))
        for (lower, upper) in zip(stops, stops.dropFirst()) where weight <= upper.weight {
            let part = (weight - lower.weight) / (upper.weight - lower.weight)
            return lower.factor + (upper.factor - lower.factor) * part
        }
        return 1
    }
}
