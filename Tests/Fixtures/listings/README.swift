import Foundation

func card() throws {
    // LISTING 1
}
