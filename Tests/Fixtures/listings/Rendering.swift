import Foundation
import MizanRenderTree
import MizanRendering

func plot() throws {
    // LISTING 1
}

func draw(_ command: DrawCommand, of commands: DrawCommands, within rect: FixedRect) {}

func draw(_ session: LayoutSession, _ encoder: inout DrawCommandEncoder) throws {
    // LISTING 2
}
