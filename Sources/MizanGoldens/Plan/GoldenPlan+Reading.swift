import MizanBase
import MizanDocument
import MizanLayout
import MizanLocalization
import MizanScenes

extension GoldenPlan {
    /// Reads a plan.
    ///
    /// - Throws: `DiagnosticError` with the place of the error.
    public init(file: SourceFile) throws {
        let value = try JSONValue.parse(file.bytes, file: file.name)
        try value.checkKeys([
            "schema", "$schema", "scenes", "fonts", "sets", "default", "expectNoEffect", "tolerances", "allow",
            "exactVersions",
        ])
        let schema = try value.member("schema")
        guard try schema.int() == Self.schema else {
            throw schema.error("this is not schema \(Self.schema)", fix: "use another version of mizan", rule: "schema")
        }
        try self.init(
            scenes: value.member("scenes").relativePath(), fonts: value["fonts"]?.relativePath(),
            sets: value.member("sets").object().map { ($0.key, try Selection($0.value)) },
            defaultSet: value["default"]?.string(),
            expectNoEffect: (value["expectNoEffect"]?.array() ?? []).map { value in
                NoEffect(try Filter(value, beside: ["why"]), why: try value.reason())
            },
            tolerances: (value["tolerances"]?.array() ?? []).map { value in
                let channels = try value.member("channels")
                guard let number = channels.intValue, (0...255).contains(number) else {
                    throw channels.mismatch("a whole number from 0 to 255")
                }
                return Tolerance(
                    try Filter(value, beside: ["node", "channels", "why"]), node: try value.member("node").string(),
                    channels: number, why: try value.reason())
            },
            allowances: (value["allow"]?.array() ?? []).map { value in
                Allowance(
                    try Filter(value, beside: ["rule", "key", "why"]), rule: try value.member("rule").string(),
                    key: try value["key"]?.string(), why: try value.reason())
            }, exactVersions: value["exactVersions"]?.bool() ?? false)
        if let name = value["default"], selection(named: defaultSet) == nil {
            throw name.error(
                "there is no set \(Diagnostic.quote(try name.string()))",
                fix: setNames, rule: "unknown-value")
        }
    }
}

extension GoldenPlan.Selection {
    /// The name for every language of a scene's tables.
    private static let catalogName = "catalog"

    fileprivate init(_ value: JSONValue) throws {
        try value.checkKeys(GoldenPlan.Filter.keys.map { $0.all } + ["include", "exclude", "pictures"])
        // "catalog", or among others ["catalog", "ar-EG"].
        let member = try value.member("locales")
        let locales = member.stringValue == Self.catalogName ? [member] : try member.values()
        self.init(
            scenes: try value.member("scenes").values().map { try $0.string() },
            locales: try locales.filter { $0.stringValue != Self.catalogName }.map { try $0.locale() })
        includesCatalogLocales = locales.contains { $0.stringValue == Self.catalogName }
        func set<Value>(_ path: WritableKeyPath<Self, [Value]>, _ key: String, _ read: (JSONValue) throws -> Value)
            throws
        {
            guard let values = try value[key]?.values().map(read) else { return }
            self[keyPath: path] = values
        }
        try set(\.directions, "directions") { try $0.direction() }
        try set(\.pseudo, "pseudo") { try $0.pseudoLanguages() }
        try set(\.widths, "widths") { try $0.length() }
        try set(\.heights, "heights") { try $0.length() }
        try set(\.textSizes, "textSizes") { try $0.value(of: DynamicTypeSize.self) }
        try set(\.scales, "scales") { try $0.scale() }
        try set(\.appearances, "appearances") { try $0.value(of: ColorScheme.self) }
        try set(\.devices, "devices") { try $0.device() }
        include = try value.filters("include")
        exclude = try value.filters("exclude")
        pictures = try value.filters("pictures")
        guard let count = combinationCount, count <= Limits.goldenVariants else {
            throw value.error(
                "a scene would have more than \(Limits.goldenVariants) variants", fix: "give the set fewer values",
                rule: "too-many-variants")
        }
    }
}

extension GoldenPlan.Filter {
    /// The keys of a filter: with an array of values, or in the singular with one value.
    fileprivate static let keys: [(all: String, one: String?)] = [
        ("scenes", "scene"), ("locales", "locale"), ("directions", "direction"), ("pseudo", nil), ("widths", "width"),
        ("heights", "height"), ("textSizes", "textSize"), ("scales", "scale"), ("appearances", "appearance"),
        ("devices", "device"),
    ]

    fileprivate init(_ value: JSONValue, beside others: [String] = []) throws {
        try value.checkKeys(Self.keys.flatMap { [$0.all] + ($0.one.map { [$0] } ?? []) } + others)
        func values<Value>(_ key: String, _ read: (JSONValue) throws -> Value) throws -> [Value]? {
            let one = Self.keys.first { $0.all == key }?.one
            guard let single = one.flatMap({ value[$0] }) else { return try value[key]?.array().map(read) }
            if let all = value[key] {
                throw all.error(
                    "\(Diagnostic.quote(key)) stands beside \(Diagnostic.quote(one ?? ""))",
                    fix: "take one of them out",
                    rule: "wrong-value")
            }
            return [try read(single)]
        }
        self.init(
            scenes: try values("scenes") { try $0.string() }, locales: try values("locales") { try $0.locale() },
            directions: try values("directions") { try $0.direction() },
            pseudo: try values("pseudo") { try $0.pseudoLanguages() },
            widths: try values("widths") { try $0.length() }, heights: try values("heights") { try $0.length() },
            textSizes: try values("textSizes") { try $0.value(of: DynamicTypeSize.self) },
            scales: try values("scales") { try $0.scale() },
            appearances: try values("appearances") { try $0.value(of: ColorScheme.self) },
            devices: try values("devices") { try $0.device() })
        place = value.place
    }
}

extension JSONValue {
    fileprivate func checkKeys(_ known: [String]) throws {
        for member in try object() where !known.contains(member.key) {
            throw DiagnosticError(
                Diagnostic(
                    rule: "unknown-key", place: member.keyPlace,
                    message: "\(Diagnostic.quote(member.key)) is no key here", fix: member.key.suggestion(from: known)))
        }
    }

    /// An array that holds something: without a value on one of its lists a set would have no variant.
    fileprivate func values() throws -> [JSONValue] {
        let values = try array()
        guard !values.isEmpty else {
            throw error("nothing stands here: the set has no variant", fix: "write a value", rule: "set-empty")
        }
        return values
    }

    /// A path from the plan's folder: one from the root would be another machine's.
    fileprivate func relativePath() throws -> String {
        let path = try string()
        guard !path.hasPrefix("/") else {
            throw error(
                "\(Diagnostic.quote(path)) is an absolute path", fix: "write it from the folder of goldens.json",
                rule: "wrong-value")
        }
        return path
    }

    fileprivate func locale() throws -> LanguageTag {
        guard let locale = LanguageTag(wellFormed: try string()) else {
            throw error(
                "\(Diagnostic.quote(try string())) is no locale", fix: "write one such as ar-EG", rule: "unknown-value")
        }
        return locale
    }

    fileprivate func pseudoLanguages() throws -> [PseudoLanguage] {
        try array().map { try $0.value(of: PseudoLanguage.self) }
    }

    /// A direction, or null for the one that follows from the locale.
    fileprivate func direction() throws -> LayoutDirection? { isNull ? nil : try value(of: LayoutDirection.self) }

    /// A kind of device, or null for the scene's.
    fileprivate func device() throws -> UserInterfaceIdiom? { isNull ? nil : try userInterfaceIdiom() }

    /// A length above nothing, or null for the scene's.
    fileprivate func length() throws -> FixedLength? {
        if isNull { return nil }
        guard let points = doubleValue, points <= 100_000, let length = FixedLength(points: points), length > .zero
        else { throw mismatch("a length in points, above 0 and at most 100000") }
        return length
    }

    fileprivate func scale() throws -> FixedLength {
        guard let number = doubleValue, number <= 16, let scale = FixedLength(points: number), scale > .zero else {
            throw mismatch("pixels per point, above 0 and at most 16")
        }
        return scale
    }

    /// The reason for an exception: without one, no one else could judge it.
    fileprivate func reason() throws -> String {
        let why = try member("why")
        let text = try why.string()
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw why.error("the reason is empty", fix: "say why", rule: "wrong-value")
        }
        return text
    }

    /// One filter, or an array of them.
    fileprivate func filters(_ key: String) throws -> [GoldenPlan.Filter] {
        guard let value = self[key] else { return [] }
        return try (value.arrayValue ?? [value]).map { try GoldenPlan.Filter($0) }
    }
}
