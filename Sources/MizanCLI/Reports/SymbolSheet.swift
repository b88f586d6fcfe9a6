import MizanBase
import MizanLayout
import MizanLocalization
import MizanRenderTree
import MizanSymbols
import MizanText

/// Symbols as a picture: each in a left-to-right view, in a right-to-left one, and its name.
struct SymbolSheet {
    let symbols: [Symbol]
    /// The locale whose letters and digits are drawn.
    let locale: LanguageTag

    private static let columns = 6
    /// More symbols than this are shown as large as the text of a body: a picture has a greatest size.
    private static let large = 120

    /// The sheet laid out.
    func tree(fonts: FontCollection) throws -> RenderTree {
        let environment = EnvironmentValues(
            localization: Localization(bundles: [], locale: .english), fonts: fonts, layoutDirection: .leftToRight)
        return try sheet.renderTree(proposal: .unspecified, environment: environment)
    }

    private var sheet: some View {
        Grid(alignment: .leading, horizontalSpacing: 32, verticalSpacing: 8) {
            ForEach(Array(stride(from: 0, to: symbols.count, by: Self.columns)), id: \.self) { start in
                GridRow {
                    ForEach(symbols[start...].prefix(Self.columns), id: \.name) { symbol in
                        HStack(spacing: 16) {
                            Image(systemName: symbol.name).environment(\.locale, locale)
                            Image(systemName: symbol.name).environment(\.locale, locale)
                                .environment(\.layoutDirection, .rightToLeft)
                            Text(verbatim: symbol.name).font(.footnote)
                        }
                        .font(symbols.count > Self.large ? .body : .largeTitle)
                    }
                }
            }
        }
        .padding(24)
    }
}
