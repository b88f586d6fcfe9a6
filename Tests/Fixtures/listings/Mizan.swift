import Mizan

func layOut(_ screen: some View, localization: Localization, fonts: FontCollection) throws {
    // LISTING 1
}
