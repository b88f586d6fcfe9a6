import Foundation
import Mizan
import MizanControls
import MizanImages

struct Reminder: Identifiable {
    let id: UUID
    var title: String
}

// LISTING 1

func total(name: String) -> Text {
    // LISTING 2
}

@ViewBuilder func kite(_ bytes: [UInt8]) throws -> some View {
    // LISTING 3
}

// LISTING 4
