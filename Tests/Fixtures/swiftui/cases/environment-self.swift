import SwiftUI
struct A: View {
    @Environment(\.self) var environment; var body: some View { Text("a").environment(\.self, environment) }
}
