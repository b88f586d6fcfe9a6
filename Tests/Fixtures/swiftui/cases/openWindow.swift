import SwiftUI
struct A: View {
    @Environment(\.openWindow) private var openWindow; @Environment(\.dismissWindow) private var dismissWindow;
    @Environment(\.isLuminanceReduced) var dim; var body: some View { Button("a") { openWindow(id: "x") } }
}
