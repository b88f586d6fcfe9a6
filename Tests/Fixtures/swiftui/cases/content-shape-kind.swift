import SwiftUI
struct A: View {
    var body: some View {
        Text("a").contentShape(.contextMenuPreview, .rect(cornerRadius: 8)).contentShape(.interaction, Rectangle())
    }
}
