import Foundation
import FoundationXML

/// What an XML file holds, as libxml2 reads it.
struct XMLNodeReader {
    struct Node {
        var name: String
        var attributes: [String: String]
        var text = ""
        var children: [Node] = []

        func all(_ name: String) -> [Node] {
            (self.name == name ? [self] : []) + children.flatMap { $0.all(name) }
        }
    }

    struct Unreadable: Error { let file: String }

    static func read(_ file: String) throws -> Node {
        let parser = XMLParser(data: Data(file.utf8))
        let reader = Delegate()
        parser.delegate = reader
        guard parser.parse(), let root = reader.root else { throw Unreadable(file: file) }
        return root
    }

    private final class Delegate: NSObject, XMLParserDelegate {
        var root: Node?
        private var open: [Node] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String] = [:]
        ) { open.append(Node(name: name, attributes: attributes)) }

        func parser(_ parser: XMLParser, foundCharacters string: String) {
            guard let last = open.indices.last else { return }
            open[last].text += string
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            let node = open.removeLast()
            if let last = open.indices.last { open[last].children.append(node) } else { root = node }
        }
    }
}
