import Foundation
import SwiftUI
struct A: View {
    func f(_ r: CGRect) -> CGSize { r.size }
    let p: CGPoint = CGPoint(x: 1, y: 2)
    var body: some View { Text(NSLocalizedString("a", comment: "")).frame(width: f(.zero).width) }
}
func g() -> String { String.localizedStringWithFormat("%d", 3) }
func h() -> String { String(localized: "x") }
let r = CGRect(x: 0, y: 0, width: 1, height: 1).insetBy(dx: 1, dy: 1)
let loc: LocalizedStringResource = "abc"
