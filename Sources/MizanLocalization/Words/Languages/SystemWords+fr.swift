extension SystemWords {
    /// French. Source: Mizan (Apache-2.0).
    static let fr: [SystemWord: String] = [
        .ascending: "Croissant",
        .back: "Retour",
        .cancel: "Annuler",
        .clear: "Effacer le texte",
        .close: "Fermer",
        .collapse: "Réduire",
        .decrement: "Diminuer",
        .delete: "Supprimer",
        .descending: "Décroissant",
        .done: "OK",
        .edit: "Modifier",
        .expand: "Développer",
        .increment: "Augmenter",
        .more: "Plus",
        .nextMonth: "Mois suivant",
        .noResults: "Aucun résultat",
        .noResultsFor: "Aucun résultat pour « %@ »",
        .checkSpelling: "Vérifiez l’orthographe ou lancez une nouvelle recherche.",
        .ok: "OK",
        .paste: "Coller",
        .previousMonth: "Mois précédent",
        .search: "Rechercher",
        .share: "Partager…",
        .showSidebar: "Afficher la barre latérale",
    ]
}
