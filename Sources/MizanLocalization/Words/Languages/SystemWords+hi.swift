extension SystemWords {
    /// Hindi. Source: Mizan (Apache-2.0).
    static let hi: [SystemWord: String] = [
        .ascending: "आरोही",
        .back: "वापस",
        .cancel: "रद्द करें",
        .clear: "टेक्स्ट साफ़ करें",
        .close: "बंद करें",
        .collapse: "संक्षिप्त करें",
        .decrement: "घटाएँ",
        .delete: "हटाएँ",
        .descending: "अवरोही",
        .done: "पूर्ण",
        .edit: "संपादित करें",
        .expand: "विस्तृत करें",
        .increment: "बढ़ाएँ",
        .more: "अधिक",
        .nextMonth: "अगला महीना",
        .noResults: "कोई परिणाम नहीं",
        .noResultsFor: "“%@” के लिए कोई परिणाम नहीं",
        .checkSpelling: "वर्तनी जाँचें या नई खोज आज़माएँ।",
        .ok: "ठीक",
        .paste: "पेस्ट करें",
        .previousMonth: "पिछला महीना",
        .search: "खोजें",
        .share: "शेयर करें…",
        .showSidebar: "साइडबार दिखाएँ",
    ]
}
