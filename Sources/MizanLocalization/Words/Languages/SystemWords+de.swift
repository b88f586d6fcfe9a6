extension SystemWords {
    /// German. Source: Mizan (Apache-2.0).
    static let de: [SystemWord: String] = [
        .ascending: "Aufsteigend",
        .back: "Zurück",
        .cancel: "Abbrechen",
        .clear: "Text löschen",
        .close: "Schließen",
        .collapse: "Reduzieren",
        .decrement: "Verringern",
        .delete: "Löschen",
        .descending: "Absteigend",
        .done: "Fertig",
        .edit: "Bearbeiten",
        .expand: "Erweitern",
        .increment: "Erhöhen",
        .more: "Mehr",
        .nextMonth: "Nächster Monat",
        .noResults: "Keine Ergebnisse",
        .noResultsFor: "Keine Ergebnisse für „%@“",
        .checkSpelling: "Überprüfe die Schreibweise oder versuche eine neue Suche.",
        .ok: "OK",
        .paste: "Einfügen",
        .previousMonth: "Vorheriger Monat",
        .search: "Suchen",
        .share: "Teilen …",
        .showSidebar: "Seitenleiste einblenden",
    ]
}
