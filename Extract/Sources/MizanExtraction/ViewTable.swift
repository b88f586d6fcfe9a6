/// The names of SwiftUI and its neighbours whose string literals are keys, with the labels of those arguments.
///
/// `_` is the first argument without a label. Names that a program declares itself are its own: their parameters say it.
/// Source: SwiftUI, WidgetKit, Charts, App Intents: the parameters of type `LocalizedStringKey`, `LocalizedStringResource`.
enum ViewTable {
    /// The modules that bring the names.
    static let modules: Set<String> = [
        "SwiftUI", "SwiftUICore", "WidgetKit", "Charts", "AppIntents", "TipKit", "Mizan", "MizanLayout",
        "OpenSwiftUI",
    ]

    /// Types, by what their initializers take.
    static let types: [String: Set<String>] = {
        var table = Dictionary(uniqueKeysWithValues: titled.map { ($0, Set(["_"])) })
        table["DisplayRepresentation"] = ["title", "subtitle", "synonyms"]
        table["TypeDisplayRepresentation"] = ["name", "numericFormat", "synonyms"]
        table["IntentDescription"] = ["_", "categoryName", "searchKeywords", "resultValueName"]
        table["IntentDialog"] = ["_", "full", "supporting"]
        table["IntentDeprecation"] = ["message"]
        table["AppIntentRecommendation"] = ["description"]
        table["AppShortcut"] = ["shortTitle"]
        table["ItemSection"] = ["_", "title", "subtitle"]
        table["ItemCollection"] = ["promptLabel"]
        let parameter: Set = ["title", "description", "requestValueDialog", "requestDisambiguationDialog"]
        for name in ["IntentParameter", "Parameter"] { table[name] = parameter }
        for name in ["Property", "ComputedProperty", "DeferredProperty"] { table[name] = ["title"] }
        return table
    }()

    /// What initializers of types whose literals are keys take, for `.init(title: "…")`, whose type is known by its place.
    static let initializerLabels: Set<String> = [
        "DisplayRepresentation", "TypeDisplayRepresentation", "IntentDescription", "IntentDialog", "IntentDeprecation",
    ].reduce(into: ["_", "stringLiteral"]) { labels, name in labels.formUnion(types[name] ?? []) }

    /// The table of the phrases of App Shortcuts. Source: App Intents, `AppShortcutPhrase`.
    static let shortcutsTable = "AppShortcuts"

    private static let titled = [
        "Text", "Button", "Toggle", "Label", "Picker", "TextField", "Section", "NavigationLink", "Menu", "Link",
        "Stepper", "DatePicker", "MultiDatePicker", "ColorPicker", "DisclosureGroup", "GroupBox", "LabeledContent",
        "ProgressView", "Tab", "TabSection", "ContentUnavailableView", "ControlGroup", "ShareLink", "SharePreview",
        "WindowGroup", "Window", "UtilityWindow", "MenuBarExtra", "CommandMenu", "HelpLink", "TextFieldLink",
        "SettingsLink", "WindowFrame", "Summary", "DocumentGroupLaunchScene", "ControlWidgetToggle",
        "NewDocumentButton", "SecureField", "TableColumn",
    ]

    /// Methods, by what they take.
    static let methods: [String: Set<String>] = [
        "navigationTitle": ["_"], "navigationSubtitle": ["_"], "navigationBarTitle": ["_"], "alert": ["_"],
        "confirmationDialog": ["_"], "searchable": ["prompt"], "help": ["_"], "badge": ["_"],
        "accessibilityLabel": ["_"], "accessibilityHint": ["_"], "accessibilityValue": ["_"],
        "accessibilityInputLabels": ["_"], "accessibilityAction": ["named"],
        "accessibilityCustomContent": ["_", "value"], "accessibilityRotor": ["_"],
        "dialogSuppressionToggle": ["_"], "fileDialogMessage": ["_"], "fileDialogConfirmationLabel": ["_"],
        "fileExporterFilenameLabel": ["_"], "widgetLabel": ["_"],
        "configurationDisplayName": ["_"], "chartXAxisLabel": ["_"], "chartYAxisLabel": ["_"],
        "chartZAxisLabel": ["_"], "controlWidgetStatus": ["_"], "controlWidgetActionHint": ["_"],
        "needsValueError": ["_"], "requestValue": ["_"], "needsDisambiguationError": ["dialog"],
        "requestDisambiguation": ["dialog"], "requestConfirmation": ["dialog"],
        "needsToContinueInForegroundError": ["_"], "requestToContinueInForeground": ["_"],
    ]

    /// Methods with names of many things, which are keys only where a module is imported; and whether nothing may be before their dot, as in
    /// `.result(dialog: "…")`.
    static let methodsOfModules: [String: (module: Set<String>, labels: Set<String>, isImplicit: Bool)] = [
        "description": (["WidgetKit", "Mizan", "MizanLayout"], ["_"], false),
        "displayName": (["WidgetKit"], ["_"], false),
        "value": (["Charts"], ["_"], true),
        "result": (["AppIntents"], ["dialog"], true),
    ]
}
