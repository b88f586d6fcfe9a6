import SwiftUI
func a(name: String) -> String { name + NSLocalizedString("got it", comment: "x") }
func b(name: String) -> String { "\(name) " + String(localized: "got it", comment: "x") }
struct V: View {
    var name = ""
    var n = 3
    var body: some View {
        VStack {
            Text(name + " got the high score")
            Text("\(name) got " + "it")
            Text(verbatim: name + " got it")
            Text(name) + Text(" got it")
            Text("\(Text(name)) got it")
            Text([name, "got it"].joined(separator: " "))
        }
    }
}
