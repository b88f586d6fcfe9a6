import Foundation
import Mizan
import MizanBase

/// The content that was copied last. Source: UIKit's `UIPasteboard`.
///
/// It belongs to the process and is empty at first; it never reads or changes the host's clipboard.
public final class UIPasteboard: @unchecked Sendable {
    private let lock = Lock()
    private var strings: [String] = []

    /// The pasteboard of the process.
    public static let general = UIPasteboard()

    private init() {}

    /// The first text; nil if there is none.
    public var string: String? {
        get { lock.locked { strings.first } }
        set { lock.locked { strings = newValue.map { [$0] } ?? [] } }
    }

    /// The first text as a link.
    public var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }

    /// Whether there is a text.
    public var hasStrings: Bool { string != nil }
    /// Whether there is a link.
    public var hasURLs: Bool { url != nil }
}
