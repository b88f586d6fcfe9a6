import SwiftUI
struct A: View {
    var body: some View {
        Text("a").onReceive(NotificationCenter.default.publisher(for: Notification.Name("x"))) { _ in }
    }
}
