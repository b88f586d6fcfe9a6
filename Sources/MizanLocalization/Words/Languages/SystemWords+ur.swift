extension SystemWords {
    /// Urdu. Source: Mizan (Apache-2.0).
    static let ur: [SystemWord: String] = [
        .ascending: "صعودی",
        .back: "واپس",
        .cancel: "منسوخ کریں",
        .clear: "متن صاف کریں",
        .close: "بند کریں",
        .collapse: "سمیٹیں",
        .decrement: "کم کریں",
        .delete: "حذف کریں",
        .descending: "نزولی",
        .done: "مکمل",
        .edit: "ترمیم کریں",
        .expand: "پھیلائیں",
        .increment: "بڑھائیں",
        .more: "مزید",
        .nextMonth: "اگلا مہینہ",
        .noResults: "کوئی نتیجہ نہیں",
        .noResultsFor: "“%@” کے لیے کوئی نتیجہ نہیں",
        .checkSpelling: "املا چیک کریں یا نئی تلاش آزمائیں۔",
        .ok: "ٹھیک ہے",
        .paste: "پیسٹ کریں",
        .previousMonth: "پچھلا مہینہ",
        .search: "تلاش",
        .share: "شیئر کریں…",
        .showSidebar: "سائیڈ بار دکھائیں",
    ]
}
