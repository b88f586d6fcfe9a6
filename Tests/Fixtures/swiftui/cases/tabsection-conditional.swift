import SwiftUI
enum T: Hashable { case a, b, c }
struct S: Identifiable { let id = 1; let title = "x"; let tabs: [T] = [.a, .b]; var special = false }
struct A: View {
    @State var sel = T.a; let sections = [S()]
    var body: some View {
        TabView(selection: $sel) {
            ForEach(sections) { section in
                TabSection(section.title) {
                    if section.special {
                        ForEach(section.tabs, id: \.self) { t in
                            Tab(value: t) {
                                Text("a")
                            } label: {
                                Label("x", systemImage: "star")
                            }.tabPlacement(.sidebarOnly)
                        }
                    } else {
                        ForEach(section.tabs, id: \.self) { t in
                            Tab(value: t, role: t == .a ? .search : .none) {
                                Text("a")
                            } label: {
                                Label("x", systemImage: "star")
                            }.tabPlacement(.sidebarOnly).badge(3)
                        }
                    }
                }.tabPlacement(.sidebarOnly)
            }
        }
    }
}
