import MizanBase
import MizanRenderTree

extension FontWeight {
    /// SwiftUI's name, or the number.
    var written: TreeAttribute.Value {
        let names: [(FontWeight, String)] = [
            (.ultraLight, "ultraLight"), (.thin, "thin"), (.light, "light"), (.regular, "regular"),
            (.medium, "medium"), (.semibold, "semibold"), (.bold, "bold"), (.heavy, "heavy"), (.black, "black"),
        ]
        return names.first { $0.0 == self }.map { .word($0.1) } ?? .points(Double(value))
    }
}
