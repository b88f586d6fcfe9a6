extension SystemWords {
    /// Arabic. Source: Mizan (Apache-2.0).
    static let ar: [SystemWord: String] = [
        .ascending: "تصاعدي",
        .back: "رجوع",
        .cancel: "إلغاء",
        .clear: "مسح النص",
        .close: "إغلاق",
        .collapse: "طي",
        .decrement: "تقليل",
        .delete: "حذف",
        .descending: "تنازلي",
        .done: "تم",
        .edit: "تحرير",
        .expand: "توسيع",
        .increment: "زيادة",
        .more: "المزيد",
        .nextMonth: "الشهر التالي",
        .noResults: "لا توجد نتائج",
        .noResultsFor: "لا توجد نتائج لـ “%@”",
        .checkSpelling: "تحقق من الإملاء أو جرّب بحثًا جديدًا.",
        .ok: "موافق",
        .paste: "لصق",
        .previousMonth: "الشهر السابق",
        .search: "بحث",
        .share: "مشاركة…",
        .showSidebar: "إظهار الشريط الجانبي",
    ]
}
