import MizanBase
import _FoundationICU

/// ICU's break iterators, kept for the next text: opening one takes as long as walking a thousand characters.
enum BreakerPool {
    private struct BreakerKey: Equatable {
        let kind: TextBoundary.Unit
        let language: LanguageTag
    }

    /// One iterator; it is used by one caller at a time.
    private final class Breaker: Sendable {
        nonisolated(unsafe) let iterator: OpaquePointer

        init?(_ key: BreakerKey) {
            var status = U_ZERO_ERROR
            guard let opened = swift_ubrk_open(key.kind.icu, key.language.icuLocale, nil, 0, &status) else {
                return nil
            }
            guard status.rawValue <= 0 else {
                swift_ubrk_close(opened)
                return nil
            }
            iterator = opened
        }

        deinit { swift_ubrk_close(iterator) }
    }

    /// More are closed after use: a bound on what a run over many languages keeps.
    private static let capacity = 64

    /// Few enough to be looked through.
    private static let idle = LockedValue<[(key: BreakerKey, breaker: Breaker)]>([])

    /// Runs a function with an iterator of its own; nil where ICU can open none.
    static func withBreaker<Result>(
        _ kind: TextBoundary.Unit, _ language: LanguageTag, _ body: (OpaquePointer) -> Result?
    ) -> Result? {
        let key = BreakerKey(kind: kind, language: kind == .grapheme ? LanguageTag("") : language)
        let pooled = idle.withLock { idle in
            idle.lastIndex { $0.key == key }.map { idle.remove(at: $0).breaker }
        }
        guard let breaker = pooled ?? Breaker(key) else { return nil }
        defer {
            idle.withLock { idle in
                // The one that was not used for the longest goes.
                if idle.count >= capacity { idle.removeFirst() }
                idle.append((key, breaker))
            }
        }
        return body(breaker.iterator)
    }
}
