import Mizan
import MizanControls
import MizanTransfer

// The listings of the talk on Core Transferable that have views, as they stand there but for the import. Each has a `Profile` of its own,
// and so a namespace here. One word is another one, since the talk's own doesn't compile in SwiftUI either: an array is appended by
// `append(contentsOf:)`.

/// 5:10, the interface of a button to paste.
enum PasteButtonInterface {
    struct Profile {
        private var funFacts: [String] = []
        mutating func addFunFacts(_ newFunFacts: [String]) {
            funFacts.append(contentsOf: newFunFacts)
        }
    }

    struct PasteButtonView: View {
        @State var profile = Profile()
        var body: some View {
            PasteButton(payloadType: String.self) { funFacts in
                profile.addFunFacts(funFacts)
            }
        }
    }
}

/// 5:19, drag and drop.
enum DragAndDrop {
    struct PortraitView: View {
        @State var portrait: Image
        var body: some View {
            portrait
                .cornerRadius(8)
                .draggable(portrait)
                .dropDestination(payloadType: Image.self) { (images: [Image], _) in
                    if let image = images.first {
                        portrait = image
                        return true
                    }
                    return false
                }
        }
    }
}

/// 5:27, sharing.
enum Sharing {
    struct Profile {
        var name: String
    }

    struct ProfileView: View {
        @State private var portrait: Image
        var model: Profile
        var body: some View {
            VStack {
                portrait
                Text(model.name)
            }
            .toolbar {
                ShareLink(item: portrait, preview: SharePreview(model.name))
            }
        }
    }
}

extension Sharing.ProfileView {
    /// The talk's view has no initializer that others can see.
    nonisolated init(_ model: Sharing.Profile, portrait: Image) {
        self.init(portrait: portrait, model: model)
    }
}

extension PasteButtonInterface.Profile {
    /// What was pasted, for who looks.
    var facts: [String] { Mirror(reflecting: self).children.first?.value as? [String] ?? [] }
}
