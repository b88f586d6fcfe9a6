import Testing

/// Wrong uses of the macros, as the compiler reports them.
struct MacroDiagnosticTests {
    @Test("a wrong use is an error in its line")
    func lines() throws {
        let failures = try SnippetCompiler().failures(
            of: """
                import SwiftUI
                struct Screen: View { var body: some View { Text("a") } }

                #Preview("right") {
                    @Previewable @State var text = "a"
                    TextField("Name", text: $text)
                }
                struct Nested { #Preview { Screen() } }
                #Preview {
                    VStack {
                        @Previewable @State var number = 1
                        Text("\\(number)")
                    }
                }
                extension EnvironmentValues {
                    @Entry var right: Int = 1
                    @Entry var missing: Int
                }
                extension Screen {
                    @Entry var misplaced: Int = 1
                }

                """)
        let found = failures.map { "\($0.line): \($0.message)" }.sorted()
        #expect(
            found == [
                "11: @Previewable must be at the root of a #Preview's body (from macro 'Preview')",
                "17: @Entry needs a default value, unless its type is optional (from macro 'Entry ')",
                "20: @Entry must be in an extension of EnvironmentValues, FocusedValues, Transaction or ContainerValues"
                    + " (from macro 'Entry ')",
                "8: #Preview must be at the top level of a file (from macro 'Preview')",
            ])
    }

    @Test("a body that isn't a view, and a preview without one, are errors in their line")
    func bodies() throws {
        let failures = try SnippetCompiler().failures(of: "import SwiftUI\n#Preview { 3 }\n#Preview(\"a\")\n")
        #expect(Set(failures.map(\.line)) == [2, 3])
    }
}
