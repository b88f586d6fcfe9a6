/// The commands that list what scenes can name, for messages that don't.
enum SceneCommands {
    static let schema = "“mizan scene schema”"
    static let symbols = "“mizan symbols”"
}
