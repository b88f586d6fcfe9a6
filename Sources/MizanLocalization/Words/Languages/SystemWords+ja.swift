extension SystemWords {
    /// Japanese. Source: Mizan (Apache-2.0).
    static let ja: [SystemWord: String] = [
        .ascending: "昇順",
        .back: "戻る",
        .cancel: "キャンセル",
        .clear: "テキストを消去",
        .close: "閉じる",
        .collapse: "折りたたむ",
        .decrement: "減らす",
        .delete: "削除",
        .descending: "降順",
        .done: "完了",
        .edit: "編集",
        .expand: "展開",
        .increment: "増やす",
        .more: "その他",
        .nextMonth: "次の月",
        .noResults: "結果なし",
        .noResultsFor: "“%@”の検索結果なし",
        .checkSpelling: "スペルを確認するか、別の検索を試してください。",
        .ok: "OK",
        .paste: "ペースト",
        .previousMonth: "前の月",
        .search: "検索",
        .share: "共有…",
        .showSidebar: "サイドバーを表示",
    ]
}
