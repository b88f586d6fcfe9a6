import Mizan
import MizanFonts
@MainActor final class Model: ObservableObject { @Published var n = 1 }
struct A: View {
    let m: Model; var body: some View { Text("n \(m.n) main \(String(Thread.isMainThread))").onTapGesture { m.n += 1 } }
}
struct B: View { var body: some View { Text(MainActor.assumeIsolated { "ok" }) } }
struct C: @preconcurrency View { @MainActor var body: some View { Text("preconcurrency") } }
let fonts = try ShippedFonts.collection()
let e = EnvironmentValues(localization: Localization(bundles: [], locale: "en"), fonts: fonts)
let arg = CommandLine.arguments[1]
switch arg {
case "main":
    let s = LayoutSession(proposal: .init(width: 300, height: 300), environment: e) { A(m: Model()) };
    print(try s.update().tree)
case "assume":
    let s = LayoutSession(proposal: .init(width: 300, height: 300), environment: e) { B() }; print(try s.update().tree)
case "pre":
    let s = LayoutSession(proposal: .init(width: 300, height: 300), environment: e) { C() }; print(try s.update().tree)
case "pre-tree": print(try C().renderTree(proposal: .init(width: 300, height: 300), environment: e))
default: break
}
