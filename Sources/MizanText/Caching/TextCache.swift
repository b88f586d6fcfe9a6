import MizanBase

/// Texts that were shaped, found again by their content, within a number of bytes; threads may share it.
///
/// It changes no layout: a kept one is the same as one shaped anew.
public final class TextCache: Sendable {
    /// The most that the texts may take, in bytes.
    public let byteBudget: Int
    private let state = LockedValue(CacheTables())

    fileprivate struct CacheTables {
        /// The entries that were used lately.
        var young = TextTable()
        /// The entries that were used before that; when the young table is full, it takes this one's place.
        var old = TextTable()
        /// Those that texts of both have; the last one is mostly the next text's, too.
        var settings: [TextSetting] = []
    }

    /// An empty cache.
    ///
    /// - Parameter byteBudget: the most that the texts with their layouts may take, in bytes. A text that takes more than
    ///   half of it is not kept.
    public init(byteBudget: Int) { self.byteBudget = max(byteBudget, 0) }

    /// About as many bytes as the texts take.
    public var byteCount: Int { state.withLock { $0.young.byteCount + $0.old.byteCount } }

    /// The number of texts; one that was used again lately may count twice.
    public var count: Int { state.withLock { $0.young.entries.count + $0.old.entries.count } }

    /// Throws all texts away.
    public func removeAll() { state.withLock { $0 = CacheTables() } }

    /// A text, shaped before or now.
    public func shaped(
        _ text: AttributedText, style: TextStyle, fonts: FontCollection, fallback: FontFallback = .byLanguage
    ) -> ShapedText {
        let hash = TextTable.hash(of: text)
        let (setting, known) = state.withLock { state in
            let setting = state.setting(style, fonts, fallback)
            return (setting, find(text, hash, in: setting, &state).map { state.young.entries[$0].text })
        }
        if let known { return known }
        let shaped = ShapedText(text, setting: setting)
        store(TextTable.CachedText(text: shaped), hash: hash)
        return shaped
    }

    /// The layout of a text by the default line style; kept for the last width.
    ///
    /// - Parameters:
    ///   - text: The paragraphs.
    ///   - style: Its font, size and colour where the text doesn't say its own.
    ///   - fonts: Where glyphs come from.
    ///   - width: In points; nil for unlimited.
    ///   - fallback: The order of the fonts for what the first hasn't.
    public func layout(
        _ text: AttributedText, style: TextStyle, fonts: FontCollection, width: Double?,
        fallback: FontFallback = .byLanguage
    ) -> TextLayout {
        let hash = TextTable.hash(of: text)
        var shaped: ShapedText?
        var setting: TextSetting?
        let known = state.withLock { state -> TextLayout? in
            let own = state.setting(style, fonts, fallback)
            guard let index = find(text, hash, in: own, &state) else {
                setting = own
                return nil
            }
            if let layout = state.young.entries[index].layout, state.young.entries[index].width == width {
                return layout
            }
            shaped = state.young.entries[index].text
            return nil
        }
        if let known { return known }
        let text =
            shaped ?? setting.map { ShapedText(text, setting: $0) }
            ?? ShapedText(text, style: style, fonts: fonts, fallback: fallback)
        let layout = text.layout(width: width)
        store(TextTable.CachedText(text: text, width: width, layout: layout), hash: hash)
        return layout
    }

    /// The index of a text's entry among the young ones; one that is found among the old ones is young again.
    private func find(_ text: AttributedText, _ hash: UInt64, in setting: TextSetting, _ state: inout CacheTables)
        -> Int?
    {
        if let index = state.young.index(of: text, hash, in: setting) { return index }
        guard let index = state.old.index(of: text, hash, in: setting) else { return nil }
        store(state.old.entries[index], hash: hash, in: &state)
        return state.young.index(of: text, hash, in: setting)
    }

    private func store(_ entry: TextTable.CachedText, hash: UInt64) {
        state.withLock { store(entry, hash: hash, in: &$0) }
    }

    private func store(_ entry: TextTable.CachedText, hash: UInt64, in state: inout CacheTables) {
        guard entry.byteCount <= byteBudget / 2 else { return }
        if state.young.byteCount + entry.byteCount > byteBudget / 2 {
            state.old = state.young
            state.young = TextTable()
        }
        state.young.insert(entry, hash: hash)
    }
}

extension TextCache.CacheTables {
    /// More styles than this have all texts thrown away.
    private static let mostSettings = 256

    /// The setting that all texts of a style share here.
    fileprivate mutating func setting(
        _ style: TextStyle, _ fonts: FontCollection, _ fallback: FontFallback
    ) -> TextSetting {
        if let last = settings.last, last.isSame(style, fonts, fallback) { return last }
        if let index = settings.firstIndex(where: { $0.isSame(style, fonts, fallback) }) {
            let known = settings.remove(at: index)
            settings.append(known)
            return known
        }
        if settings.count >= Self.mostSettings { self = TextCache.CacheTables() }
        let setting = TextSetting(style, fonts: fonts, fallback: fallback)
        settings.append(setting)
        return setting
    }
}
