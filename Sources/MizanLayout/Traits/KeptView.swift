/// Views that a container around their modifier shows elsewhere: the items of a bar, the content of a sheet.
struct KeptView {
    let view: any View
    /// The environment where the modifier stands, once it has made its node.
    private(set) var environment: EnvironmentValues?

    init(_ view: some View) { self.view = view }

    /// The views with the environment where they were written.
    func kept(in context: ViewContext) -> KeptView {
        var kept = self
        kept.environment = context.environment
        return kept
    }
}
