import MizanBase
import Synchronization

/// Texts that were shaped, found again by what they say, within a number of bytes; threads may share it.
///
/// It changes no layout: what it hands out is what shaping anew would give.
public final class TextCache: Sendable {
    /// The most that the texts may take, in bytes.
    public let byteBudget: Int
    private let state = Mutex(State())

    private struct State {
        /// What was asked for lately.
        var young = TextTable()
        /// What was asked for before that; it goes when the young table is full, and that one takes its place.
        var old = TextTable()
        /// That of the text asked for last: mostly the next one has the same.
        var setting: TextSetting?
    }

    /// An empty cache.
    ///
    /// - Parameter byteBudget: the most that the texts with their layouts may take, in bytes. A text that takes more than
    ///   half of it is not kept.
    public init(byteBudget: Int) { self.byteBudget = max(byteBudget, 0) }

    /// About as many bytes as the texts take.
    public var byteCount: Int { state.withLock { $0.young.byteCount + $0.old.byteCount } }

    /// The number of texts; one that was asked for lately again may count twice.
    public var count: Int { state.withLock { $0.young.count + $0.old.count } }

    /// Throws all texts away.
    public func removeAll() { state.withLock { $0 = State() } }

    /// A text, shaped before or now.
    public func shaped(
        _ text: AttributedText, style: TextStyle, fonts: FontCollection, fallback: FontFallback = .byLanguage
    ) -> ShapedText {
        let hash = TextTable.hash(of: text)
        if let known = entry(hash, text, style, fonts, fallback) { return known.text }
        let shaped = ShapedText(text, style: style, fonts: fonts, fallback: fallback)
        keep(TextTable.Entry(hash: hash, text: shaped))
        return shaped
    }

    /// The layout of a text by the default line style; kept for the width that was asked for last.
    ///
    /// - Parameter width: in points; nil for unlimited.
    public func layout(
        _ text: AttributedText, style: TextStyle, fonts: FontCollection, width: Double?,
        fallback: FontFallback = .byLanguage
    ) -> TextLayout {
        let hash = TextTable.hash(of: text)
        let known = entry(hash, text, style, fonts, fallback)
        if let known, known.width == width, let layout = known.layout { return layout }
        let shaped = known?.text ?? ShapedText(text, style: style, fonts: fonts, fallback: fallback)
        let layout = shaped.layout(width: width)
        keep(TextTable.Entry(hash: hash, text: shaped, width: width, layout: layout))
        return layout
    }

    private func entry(
        _ hash: UInt64, _ text: AttributedText, _ style: TextStyle, _ fonts: FontCollection, _ fallback: FontFallback
    ) -> TextTable.Entry? {
        state.withLock { state in
            let last = state.setting
            let isLast = last?.isSame(style, fonts, fallback) ?? false
            func isSame(_ entry: TextTable.Entry) -> Bool {
                let own = entry.text.setting
                return (isLast && own === last || own.isSame(style, fonts, fallback)) && entry.says(text)
            }
            if let known = state.young.first(hash, where: isSame) { return known }
            guard let known = state.old.first(hash, where: isSame) else { return nil }
            keep(known, in: &state)
            return known
        }
    }

    private func keep(_ entry: TextTable.Entry) { state.withLock { keep(entry, in: &$0) } }

    private func keep(_ entry: TextTable.Entry, in state: inout State) {
        guard entry.byteCount <= byteBudget / 2 else { return }
        if state.young.byteCount + entry.byteCount > byteBudget / 2 {
            state.old = state.young
            state.young = TextTable()
        }
        state.young.insert(entry)
        state.setting = entry.text.setting
    }
}
