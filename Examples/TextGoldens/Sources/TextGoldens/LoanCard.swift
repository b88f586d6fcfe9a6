import Mizan

/// Books that a reader borrowed, and where they go back to.
nonisolated public struct LoanCard: View {
    private let books: Int
    private let library: String

    /// Books that go back to a library.
    public init(books: Int, library: String) {
        self.books = books
        self.library = library
    }

    /// The title, how many books there are, and the library.
    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Borrowed books").font(.headline).id("title")
            HStack {
                Text("\(books) books").id("books")
                Spacer()
                Image(systemName: "chevron.forward")
            }
            Text("Return to \(library)").font(.footnote).id("library")
        }
        .padding()
    }

    /// The strings of this module.
    public static func strings() throws -> StringBundle { try StringBundle(Bundle.module) }
}
