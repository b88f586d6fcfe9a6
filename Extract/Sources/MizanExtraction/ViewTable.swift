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
        table["DisplayRepresentation"] = ["title", "subtitle"]
        table["TypeDisplayRepresentation"] = ["name", "numericFormat"]
        table["IntentDescription"] = ["_", "categoryName"]
        table["AppShortcut"] = ["shortTitle"]
        table["IntentParameter"] = ["title", "description", "requestValueDialog"]
        table["Parameter"] = ["title", "description", "requestValueDialog"]
        return table
    }()

    private static let titled = [
        "Text", "Button", "Toggle", "Label", "Picker", "TextField", "Section", "NavigationLink", "Menu", "Link",
        "Stepper", "DatePicker", "MultiDatePicker", "ColorPicker", "DisclosureGroup", "GroupBox", "LabeledContent",
        "ProgressView", "Tab", "TabSection", "ContentUnavailableView", "ControlGroup", "ShareLink", "SharePreview",
        "WindowGroup", "Window", "UtilityWindow", "MenuBarExtra", "CommandMenu", "HelpLink", "TextFieldLink",
        "SettingsLink", "WindowFrame", "IntentDialog", "Summary", "DocumentGroupLaunchScene",
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
        "chartZAxisLabel": ["_"],
    ]

    /// Methods with names of many things, which are keys only where a module is imported.
    static let methodsOfModules: [String: (module: Set<String>, labels: Set<String>)] = [
        "description": (["WidgetKit", "Mizan", "MizanLayout"], ["_"]),
        "value": (["Charts"], ["_"]),
    ]
}
