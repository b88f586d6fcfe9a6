import MizanBase

extension [Fault] {
    /// The faults without those that translations have from their source, which says how many they are.
    func mergingCauses(of sourceLanguage: LanguageTag) -> [Fault] {
        /// The languages besides the source's that have a cause.
        var followers: [SharedCause: Set<LanguageTag>] = [:]
        var sources: [SharedCause: Int] = [:]
        for (index, fault) in enumerated() {
            guard let cause = fault.cause.map({ SharedCause(key: fault.key, cause: $0) }) else { continue }
            if let language = fault.language, language != sourceLanguage {
                followers[cause, default: []].insert(language)
            } else if sources[cause] == nil {
                sources[cause] = index
            }
        }
        guard !sources.isEmpty else { return self }
        return enumerated().compactMap { index, fault in
            guard let cause = fault.cause.map({ SharedCause(key: fault.key, cause: $0) }), let source = sources[cause]
            else {
                return fault
            }
            guard index == source else { return nil }
            var fault = fault
            let count = followers[cause]?.count ?? 0
            if count > 0 { fault.message += ", as in \(count) \(count == 1 ? "translation" : "translations")" }
            return fault
        }
    }
}

/// The fault of a key that all its languages may have.
private struct SharedCause: Hashable {
    let key: String?
    let cause: String
}
