import LivingTrees

// living-trees [--seconds N] [--only SCREEN]
var seconds = 1.0
var only = ""
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    switch argument {
    case "--seconds": seconds = arguments.popFirst().flatMap(Double.init) ?? seconds
    case "--only": only = arguments.popFirst() ?? only
    default: break
    }
}
let (length, prefix) = (seconds, only)
try LargeThread.run { try TreeBenchmark(seconds: length).run(only: prefix) { print($0) } }
