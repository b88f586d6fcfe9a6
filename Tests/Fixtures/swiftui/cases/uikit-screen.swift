import SwiftUI
struct A: View {
    var body: some View {
        Color.red.frame(width: UIScreen.main.bounds.width, height: 10).background(Color(.systemGray6)).background(
            Color(uiColor: .systemBackground))
    }
}
