import FlyingFox
import Foundation
import MizanLocalization

/// A server whose one route answers in the reader's language: `GET /tickets?count=3`.
///
/// It needs `MizanLocalization` and nothing else of Mizan. `Tickets PORT` listens there; without a port on 8080.
@main struct Tickets {
    static func main() async throws {
        let port = CommandLine.arguments.dropFirst().first.flatMap(UInt16.init) ?? 8080
        // Read once; a localization for each request takes a fraction of a millisecond.
        let strings = try StringBundle(.module)
        let server = HTTPServer(address: .loopback(port: port))
        await server.appendRoute("GET /tickets") { request in
            let count = request.query["count"].flatMap { Int($0) } ?? 1
            let answer = answer(
                count: count, name: request.query["name"] ?? "Sara",
                acceptLanguage: request.headers[HTTPHeader("Accept-Language")] ?? "", strings: strings)
            return HTTPResponse(
                statusCode: .ok,
                headers: [
                    .contentType: "text/plain; charset=utf-8", HTTPHeader("Content-Language"): answer.language,
                    HTTPHeader("Vary"): "Accept-Language",
                ],
                body: Data((answer.text + "\n").utf8))
        }
        try await server.run()
    }

    /// The text in the first of the reader's languages that the strings have, and that language.
    static func answer(
        count: Int, name: String, acceptLanguage: String, strings: StringBundle
    ) -> (text: String, language: String) {
        let reader = Localization(
            bundles: [strings], preferences: LanguageTag.preferences(acceptLanguage: acceptLanguage))
        let text = reader.resolve("\(name) has \(count) tickets")
        return (text.text.plainText(.marked), text.language.identifier)
    }
}
