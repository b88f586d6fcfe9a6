import SwiftUI
struct A: View {
    var body: some View { Text("a").gesture(LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())) }
}
