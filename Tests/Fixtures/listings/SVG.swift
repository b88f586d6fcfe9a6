import Mizan
import MizanImages

func read(_ bytes: [UInt8]) throws {
    // LISTING 1
}
