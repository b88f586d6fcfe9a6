import SwiftUI
struct A_Previews: PreviewProvider {
    static var previews: some View { Text("a").previewLayout(.sizeThatFits).previewDisplayName("x") }
}
