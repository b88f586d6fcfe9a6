extension SystemWords {
    /// Hebrew. Source: Mizan (Apache-2.0).
    static let he: [SystemWord: String] = [
        .ascending: "סדר עולה",
        .back: "הקודם",
        .cancel: "ביטול",
        .clear: "ניקוי המלל",
        .close: "סגירה",
        .collapse: "כיווץ",
        .decrement: "הקטנה",
        .delete: "מחיקה",
        .descending: "סדר יורד",
        .done: "סיום",
        .edit: "עריכה",
        .expand: "הרחבה",
        .increment: "הגדלה",
        .more: "עוד",
        .nextMonth: "החודש הבא",
        .noResults: "אין תוצאות",
        .noResultsFor: "אין תוצאות עבור ״%@״",
        .checkSpelling: "יש לבדוק את האיות או לנסות חיפוש חדש.",
        .ok: "אישור",
        .paste: "הדבקה",
        .previousMonth: "החודש הקודם",
        .search: "חיפוש",
        .share: "שיתוף…",
        .showSidebar: "הצגת סרגל הצד",
    ]
}
