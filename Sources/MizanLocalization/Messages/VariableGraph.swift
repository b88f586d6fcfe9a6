/// The variables that refer to one another: `%#@name@` in a format, and in the forms of other variables.
///
/// A table comes from outside. Its variables must be there, must not lead back to themselves, and must not multiply without
/// end; each is looked at once, however often it is referred to.
struct VariableGraph {
    /// The reason that a format can't be shown.
    enum VariableDefect: Hashable {
        /// A variable that isn't defined.
        case undefined(String)
        /// The variable's forms lead back to it.
        case cycle(String)
        /// The variable stands in forms of forms of forms.
        case tooDeep(String)
        /// The variable stands for too many pieces.
        case tooLarge(String)

        /// The variable at which it was noticed.
        var variable: String {
            switch self {
            case .undefined(let name), .cycle(let name), .tooDeep(let name), .tooLarge(let name): name
            }
        }
    }

    /// Variables in the forms of one another.
    static let depthLimit = 8
    /// Pieces of one text.
    static let pieceLimit = 10_000

    /// The depth and length of a variable.
    private struct VariableExtent {
        /// Variables in one another, itself included.
        var depth = 0
        /// Pieces of its longest form.
        var pieces = 0
    }

    /// The texts of each variable's forms.
    private let texts: [String: [String]]
    private var extents: [String: VariableExtent] = [:]
    private var open: Set<String> = []

    init(_ variables: [String: [String]]) { texts = variables }

    /// The problem of the variables that a text refers to; nil where there is none.
    mutating func problem(in text: String) -> VariableDefect? {
        var extent = VariableExtent()
        do throws(VariableError) {
            extent = try self.extent(of: text)
        } catch {
            open = []
            return error.problem
        }
        guard extent.depth > Self.depthLimit || extent.pieces > Self.pieceLimit else { return nil }
        // Each variable alone is within bounds: this text has too many of them.
        return FormatString(text).variables.first.map { .tooLarge($0) }
    }

    private struct VariableError: Error { let problem: VariableDefect }

    private mutating func extent(of text: String) throws(VariableError) -> VariableExtent {
        var result = VariableExtent()
        for piece in FormatString(text).pieces {
            guard case .variable(let name, _) = piece else {
                result.pieces += 1
                continue
            }
            let extent = try extent(ofVariable: name)
            result.depth = max(result.depth, extent.depth)
            result.pieces += extent.pieces
        }
        return result
    }

    private mutating func extent(ofVariable name: String) throws(VariableError) -> VariableExtent {
        if let known = extents[name] { return known }
        guard let texts = texts[name] else { throw VariableError(problem: .undefined(name)) }
        guard open.insert(name).inserted else { throw VariableError(problem: .cycle(name)) }
        guard open.count <= Self.depthLimit else { throw VariableError(problem: .tooDeep(name)) }
        var result = VariableExtent(depth: 0, pieces: 1)
        for text in texts {
            let extent = try extent(of: text)
            result.depth = max(result.depth, extent.depth)
            result.pieces = max(result.pieces, extent.pieces)
        }
        open.remove(name)
        result.depth += 1
        guard result.depth <= Self.depthLimit else { throw VariableError(problem: .tooDeep(name)) }
        guard result.pieces <= Self.pieceLimit else { throw VariableError(problem: .tooLarge(name)) }
        extents[name] = result
        return result
    }
}

extension FormatString {
    /// The variables that it refers to, in their order.
    fileprivate var variables: [String] {
        pieces.compactMap { piece in
            if case .variable(let name, _) = piece { return name }
            return nil
        }
    }
}
