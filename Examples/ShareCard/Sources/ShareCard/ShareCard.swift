import FlyingFox
import Foundation
import Mizan

/// A server that draws: `GET /card.png?title=…&author=…&minutes=3&language=ar` answers with a picture of 1200 × 630 pixels, `GET
/// /measurements` with how long the pictures took. `ShareCard PORT` listens there; without a port on 8080.
@main struct ShareCard {
    static func main() async throws {
        let port = CommandLine.arguments.dropFirst().first.flatMap(UInt16.init) ?? 8080
        let press = try CardPress(strings: StringBundle(.module))
        let measurements = Measurements()
        let server = HTTPServer(address: .loopback(port: port))
        await server.appendRoute("GET /card.png") { request in
            let title = request.query["title"] ?? ""
            guard title.utf16.count <= CardPress.titleLimit else {
                return answer(.badRequest, "the title has more than \(CardPress.titleLimit) UTF-16 units\n")
            }
            let start = ContinuousClock.now
            do {
                let (png, findings) = try press.card(
                    title: title, author: request.query["author"] ?? "", minutes: minutes(request),
                    language: LanguageTag(request.query["language"] ?? "en"))
                await measurements.add(start.duration(to: .now))
                // What a reader would notice, such as a letter that no font has, belongs into the server's log.
                for finding in findings { FileHandle.standardError.write(Data("\(finding)\n".utf8)) }
                return HTTPResponse(statusCode: .ok, headers: [.contentType: "image/png"], body: Data(png))
            } catch let error as DiagnosticError {
                return answer(.badRequest, "\(error)\n")
            }
        }
        await server.appendRoute("GET /measurements") { _ in answer(.ok, "\(await measurements.summary)\n") }
        try await server.run()
    }

    private static func minutes(_ request: HTTPRequest) -> Int {
        min(max(request.query["minutes"].flatMap { Int($0) } ?? 1, 0), 10_000)
    }

    private static func answer(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
        HTTPResponse(statusCode: status, headers: [.contentType: "text/plain; charset=utf-8"], body: Data(text.utf8))
    }
}
