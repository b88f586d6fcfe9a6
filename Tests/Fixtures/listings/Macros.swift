import MizanSwiftUI

struct CartBadge: View {
    @Binding var count: Int
    var body: some View { Text("\(count)") }
}

// LISTING 1

@MainActor
func show(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) async throws {
    // LISTING 2
}

// LISTING 3
