import Mizan
import MizanRenderTree
import Observation

struct Message: Identifiable {
    var id: Int
    var text: String
}

struct MessageRow: View {
    var message: Message
    var body: some View { Text(verbatim: message.text) }
}

func draw(_ tree: RenderTree) {}
func draw(_ tree: RenderTree, in rectangle: FixedRect) {}

// LISTING 1

@MainActor func converse(_ chat: Chat, _ message: Message, environment: EnvironmentValues) throws {
    // LISTING 2
}

func send(to session: LayoutSession) throws {
    // LISTING 3
}

func speak(_ tree: RenderTree, _ mail: AccessibilityNode, to session: LayoutSession) throws {
    // LISTING 4
}

@MainActor @Observable final class ProfileModel {
    var name = ""
}

// LISTING 5
