import MizanBase
import MizanLayout
import MizanLocalization

/// A row of a list: its content with what stands beside it, on its surface, above the line to the next row.
nonisolated struct ListRowView: View {
    let row: LayoutNode
    let look: ListMetrics
    let selection: (any ListSelection)?
    let isFirst: Bool
    let isLast: Bool

    @Environment(\.defaultMinListRowHeight) private var minimumHeight
    @Environment(\.editMode) private var editMode
    @Environment(\.pixelLength) private var pixelLength

    private var rowTraits: ListRow { row.value(of: ListRow.self) ?? ListRow() }
    /// The place in the data of a `ForEach` whose elements a reader deletes or moves.
    private var place: ElementEditing.EditedElement? { row.value(of: ElementEditing.EditedElement.self) }
    private var tag: AnyHashable? { row.value(of: Tag.self) }
    private var isChosen: Bool { tag.map { selection?.isChosen($0) ?? false } ?? false }
    private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }
    private var insets: EdgeInsets { rowTraits.insets ?? look.insets }

    var body: some View {
        let said = rowTraits
        let content = HStack(spacing: 12) {
            if isEditing, let place, let delete = place.editing.delete, said.isDeleteDisabled != true {
                RowDeletion { delete([place.number]) }
            }
            RowStack(spacing: 12, name: nil) {
                MadeView(node: row).frame(maxWidth: .infinity, alignment: .leading)
                if said.showsBadge != true, let badge = row.value(of: Badge.self)?.text {
                    badge.text.foregroundStyle(.secondary).typeName("Badge")
                }
            }
            if isEditing, place?.editing.move != nil, said.isMoveDisabled != true {
                MoveHandle()
            }
        }
        .padding(insets)
        .filling(minHeight: minimumHeight, alignment: .leading)
        separated(SwipedRow(actions: said.swipeActions, content: selectable(content)), said)
            .clipShape(surface)
            .typeName("Row")
    }

    /// The row with its background and the line below it.
    @ViewBuilder private func separated(_ content: some View, _ said: ListRow) -> some View {
        if row.hasCustomGuides {
            RowSeparatorLayout(leadingInset: insets.leading) {
                content.background { background(said) }
                separator(said)
            }
        } else {
            content.background { background(said) }
                .overlay(alignment: .bottom) { separator(said).padding(.leading, insets.leading) }
        }
    }

    @ViewBuilder private func selectable(_ content: some View) -> some View {
        if let selection, let tag {
            content.contentShape(Rectangle()).onTapGesture { selection.choose(tag) }
                .accessibilityAddTraits(isChosen ? .isSelected : [])
        } else {
            content
        }
    }

    /// The part of the card that the row stands on.
    private var surface: UnevenRoundedRectangle {
        let radius = look.grouping == .cards ? ListMetrics.cornerRadius : 0
        let (top, bottom) = (isFirst ? radius : 0, isLast ? radius : 0)
        return UnevenRoundedRectangle(
            topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top)
    }

    @ViewBuilder private func background(_ said: ListRow) -> some View {
        if let own = said.background {
            CapturedContent(own).typeName("RowBackground")
        } else if isChosen {
            Rectangle().fill(Color(SystemColor.accentTint)).typeName("Selection")
        } else if let color = look.surface {
            Rectangle().fill(color).typeName("Surface")
        }
    }

    @ViewBuilder private func separator(_ said: ListRow) -> some View {
        let visibility = said.separators[.bottom] ?? .automatic
        if visibility == .visible || visibility == .automatic && look.hasSeparators && !isLast {
            Rectangle().fill(said.separatorTints[.bottom] ?? Color(SystemColor.separator))
                .frame(height: ListMetrics.separator(pixelLength: pixelLength))
                .typeName("Separator")
        }
    }
}

/// The lines by which a reader takes a row to move it.
nonisolated private struct MoveHandle: View {
    var body: some View {
        VStack(spacing: 4) { ForEach(0..<3) { _ in Capsule().fill(.secondary).frame(width: 18, height: 2) } }
            .accessibilityHidden(true).typeName("MoveHandle")
    }
}

/// The button that deletes a row while a reader edits.
nonisolated private struct RowDeletion: View {
    let action: () -> Void

    var body: some View {
        Image(systemName: "minus").font(.footnote.weight(.bold)).foregroundStyle(.white)
            .padding(5)
            .background { Circle().fill(.red) }
            .accessibilityLabel(Text(SystemWord.delete))
            .onTapGesture(perform: action)
    }
}
