import MizanBase

extension Localization {
    /// Resources and lists inside each other.
    private static let depthLimit = 8

    /// The problems of a text and of the texts among its arguments; the found message is passed on unchanged, so that a
    /// text without problems costs nothing.
    func problems(of resource: LocalizedStringResource, _ found: FoundMessage, depth: Int) -> [LocalizedTextProblem] {
        var problems = found.problems
        for demand in found.demands {
            let kind: LocalizedTextProblem.Cause
            if !resource.arguments.indices.contains(demand.number - 1) {
                kind = .missingArgument(demand.number)
            } else if demand.isNumber, !resource.arguments[demand.number - 1].isNumber {
                kind = .wrongArgument(demand.number)
            } else {
                continue
            }
            problems.append(problem(kind, of: resource, in: found.language))
        }
        for kind in inflectionProblems(of: found, arguments: resource.arguments.count) {
            problems.append(problem(kind, of: resource, in: found.language))
        }
        for argument in resource.arguments { problems += self.problems(of: argument, depth: depth) }
        return problems
    }

    /// A problem of a text that was found.
    func problem(
        _ kind: LocalizedTextProblem.Cause, of resource: LocalizedStringResource, in language: LanguageTag
    ) -> LocalizedTextProblem {
        LocalizedTextProblem(
            kind, key: resource.key, table: resource.table ?? Self.defaultTable, bundle: resource.bundle ?? mainBundle,
            language: language)
    }

    /// The problems of the localized texts in a value.
    func problems(of value: LocalizedValue, depth: Int) -> [LocalizedTextProblem] {
        switch value {
        case .resource(let resource):
            guard depth < Self.depthLimit else { return [] }
            let reader =
                resource.locale.map { locale in
                    messages.localization(in: locale) { inLocale(locale) }.replacingReader(readerOf: self)
                } ?? self
            return reader.problems(
                of: resource, reader.found(resource, interpretsMarkup: true), depth: depth + 1)
        case .list(let members, _), .joined(let members):
            guard depth < Self.depthLimit else { return [] }
            return members.flatMap { problems(of: $0, depth: depth + 1) }
        case .directed(let value, _), .styled(let value, _):
            return depth < Self.depthLimit ? problems(of: value, depth: depth + 1) : []
        case .text, .attributed, .technical, .integer, .double, .roundedMeasurement, .number, .measurement, .date,
            .formatted:
            return []
        }
    }

    /// The problem that the tables lack a key; nil where they have it, where the code gives the text itself, and where
    /// there are no tables, so that every key is its own text.
    func unknownName(_ key: MessageCache.MessageKey, isFound: Bool) -> LocalizedTextProblem? {
        func problem(_ kind: LocalizedTextProblem.Cause) -> LocalizedTextProblem {
            LocalizedTextProblem(kind, key: key.key, table: key.table, bundle: key.bundle)
        }
        guard let tables = matched(key.bundle)?.strings.tables else {
            return key.bundle == mainBundle ? nil : problem(.unknownBundle)
        }
        // Nothing is the same in every language.
        guard !isFound, !tables.isEmpty, key.defaultValue == nil, !key.key.isEmpty else { return nil }
        return problem(tables[key.table] == nil ? .unknownTable : .unknownString)
    }
}
