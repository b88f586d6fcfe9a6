import Mizan

/// The picture that a link to an article is shared with: its title as large as there is room for, and who wrote it.
nonisolated struct CardView: View {
    static let size = Size(width: 1200, height: 630)
    private static let margin = 64.0

    let title: String
    let author: String
    let minutes: Int
    /// The sizes of the title that may be taken, in points, the largest first.
    let titleSizes: [Double]

    /// - Parameter widthOfLongestWord: The width of the title's longest word in the bold font of one point: words are never torn
    ///   for being large.
    init(title: String, author: String, minutes: Int, widthOfLongestWord: Double) {
        self.title = title
        self.author = author
        self.minutes = minutes
        let room = Self.size.width - 2 * Self.margin
        let fitting = [88.0, 72, 58, 46].filter { $0 * widthOfLongestWord <= room }
        titleSizes = fitting + [36]
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 32) {
            ViewThatFits(in: .vertical) {
                ForEach(titleSizes, id: \.self) { Text(verbatim: title).font(.system(size: $0, weight: .bold)) }
                // Longer than any title should be: its beginning, with an ellipsis.
                Text(verbatim: title).font(.system(size: 36, weight: .bold)).lineLimit(8)
            }
            .id("title")
            Spacer(minLength: 0)
            HStack(spacing: 20) {
                Capsule().fill(Color(.orange)).frame(width: 12, height: 72)
                VStack(alignment: .leading, spacing: 4) {
                    Text("By \(author)").font(.system(size: 34, weight: .semibold)).lineLimit(1).id("author")
                    Text("\(minutes) minutes to read").font(.system(size: 26)).foregroundStyle(.secondary)
                }
            }
        }
        .padding(Self.margin)
        .frame(width: Self.size.width, height: Self.size.height, alignment: .topLeading)
        .background(LinearGradient(colors: [.white, Color(white: 0.92)], startPoint: .top, endPoint: .bottom))
    }
}
