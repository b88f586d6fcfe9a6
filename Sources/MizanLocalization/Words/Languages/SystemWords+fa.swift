extension SystemWords {
    /// Persian. Source: Mizan (Apache-2.0).
    static let fa: [SystemWord: String] = [
        .ascending: "صعودی",
        .back: "بازگشت",
        .cancel: "لغو",
        .clear: "پاک کردن متن",
        .close: "بستن",
        .collapse: "جمع کردن",
        .decrement: "کاهش",
        .delete: "حذف",
        .descending: "نزولی",
        .done: "تمام",
        .edit: "ویرایش",
        .expand: "باز کردن",
        .increment: "افزایش",
        .more: "بیشتر",
        .nextMonth: "ماه بعد",
        .noResults: "نتیجه‌ای یافت نشد",
        .noResultsFor: "نتیجه‌ای برای «%@» یافت نشد",
        .checkSpelling: "املا را بررسی کنید یا جست‌وجوی دیگری را امتحان کنید.",
        .ok: "تأیید",
        .paste: "جای‌گذاری",
        .previousMonth: "ماه قبل",
        .search: "جست‌وجو",
        .share: "هم‌رسانی…",
        .showSidebar: "نمایش نوار کناری",
    ]
}
