import Foundation
import MizanDocument

/// The processor, on which a rasterizer may choose its code.
package enum Processor {
    /// `x86_64 Intel(R) Xeon(R) Processor`: the architecture, and the model where the system has it.
    package static let name: String = {
        var names = utsname()
        uname(&names)
        let machine = withUnsafeBytes(of: &names.machine) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        // The system's files say that they are empty: they are read to their end.
        let text = (try? SourceFile.read("/proc/cpuinfo")).map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
        let model = text.split(separator: "\n").first { $0.hasPrefix("model name") }?
            .split(separator: ":", maxSplits: 1).last
        return machine + (model.map { " " + $0.trimmingCharacters(in: .whitespaces) } ?? "")
    }()
}
