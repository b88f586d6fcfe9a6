import SwiftUI
struct V: View {
    var city: String?
    var locationName: String { city ?? String(localized: "My Location") }
    var body: some View {
        let name = city ?? String(localized: "My Location")
        VStack {
            Text("Show weather in \(name)")
            Text("Show weather in \(locationName)")
            Row(title: String(localized: "My Location"))
        }
    }
}
struct Row: View {
    var title: String
    var body: some View { Text("Show weather in \(title)") }
}
func f(_ n: Int) {
    label.text = String(format: NSLocalizedString("%d tickets", comment: "Number of tickets"), n)
    button.setTitle(String(format: "%d tickets", n), for: .normal)
    let s = String(format: "%02d:%02d", n, n)
    label.text = s
    print(String(format: "%d", n))
    titleLabel.text = String.localizedStringWithFormat("%@ got it", "x")
}
