import Foundation
import MizanBase
import MizanExtraction

/// `mizan-extract`: finds the localizable strings of Swift sources, for `mizan strings extract`, which calls it.
///
/// Reads a request in JSON from standard input, writes the strings in JSON to standard output; exits with 2 where a source
/// can't be read.
@main
struct ExtractTool {
    static func main() {
        guard CommandLine.arguments.count == 1 else {
            say(
                """
                mizan-extract finds the localizable strings of Swift sources for mizan strings extract.
                It reads {"functions": ["tr"], "sources": [{"file": "App.swift"}]} from standard input.
                """)
            exit(CommandLine.arguments.dropFirst().allSatisfy { ["--help", "-h"].contains($0) } ? 0 : 2)
        }
        // Sources nest deep, and are walked by recursion.
        let thread = Thread {
            do {
                let request = try ExtractionRequest([UInt8](FileHandle.standardInput.readDataToEndOfFile()))
                try FileHandle.standardOutput.write(contentsOf: Data(request.strings().json))
                exit(0)
            } catch {
                say("\(error)")
                exit(2)
            }
        }
        thread.stackSize = ExtractionRequest.stackSize
        thread.start()
        while true { sleep(1_000) }
    }

    private static func say(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
    }
}
