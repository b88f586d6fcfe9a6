import SwiftUI
struct A: View {
    var body: some View {
        List {
            Text("a").alignmentGuide(.listRowSeparatorLeading) { _ in -100 }.alignmentGuide(.listRowSeparatorTrailing) {
                d in d.width
            }
        }
    }
}
