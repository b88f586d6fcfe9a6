import SwiftUI
extension UIColor {
    convenience init(hex: Int) {
        self.init(
            red: CGFloat((hex >> 16) & 0xff) / 255, green: CGFloat((hex >> 8) & 0xff) / 255,
            blue: CGFloat(hex & 0xff) / 255, alpha: 1)
    }
    static let brand = UIColor { traits in traits.userInterfaceStyle == .dark ? UIColor(hex: 0x112233) : .white }
}
extension Color {
    static let card = Color(UIColor.secondarySystemGroupedBackground);
    static let a = Color(.label), b = Color(.systemGray6), c = Color(.red), d = Color(.separator),
        e = Color(uiColor: .brand), f = Color(UIColor(hex: 3))
}
struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity; var corners: UIRectCorner = .allCorners
    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius));
        return Path(path.cgPath)
    }
}
extension View {
    func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
        clipShape(RoundedCorner(radius: radius, corners: corners))
    }
}
struct Web: UIViewRepresentable {
    let url: URL; func makeUIView(context: Context) -> UIView { UIView() };
    func updateUIView(_ view: UIView, context: Context) {}
}
struct Picker2: UIViewControllerRepresentable {
    @Binding var image: UIImage?; class Coordinator: NSObject { let parent: Picker2; init(_ p: Picker2) { parent = p } }
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIViewController(context: Context) -> UIViewController {
        _ = context.coordinator; return UIViewController()
    }; func updateUIViewController(_ c: UIViewController, context: Context) {}
}
struct S: View {
    @State var image: UIImage?;
    init() {
        UITableView.appearance().backgroundColor = .clear;
        UINavigationBar.appearance().largeTitleTextAttributes = [
            .foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 12),
        ]
        UITabBar.appearance().isHidden = true; let ap = UITabBarAppearance(); ap.configureWithOpaqueBackground();
        ap.backgroundColor = .red; UITabBar.appearance().standardAppearance = ap;
        if #available(iOS 15.0, *) { UITabBar.appearance().scrollEdgeAppearance = ap };
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected);
        UIPageControl.appearance().currentPageIndicatorTintColor = .black;
        UIScrollView.appearance().keyboardDismissMode = .onDrag
    }
    var body: some View {
        VStack {
            Color.red.frame(width: UIScreen.main.bounds.width - 64, height: UIScreen.main.bounds.size.height * 0.5)
            if UIDevice.current.userInterfaceIdiom == .pad { Text("x") }
            if let image { Image(uiImage: image).resizable() }
            Image(uiImage: UIImage(named: "x") ?? UIImage()); Image(uiImage: UIImage(systemName: "star") ?? UIImage())
            Web(url: URL(fileURLWithPath: "a")).frame(height: 30); Picker2(image: $image)
            Text("a").cornerRadius(4, corners: [.topLeft, .topRight]).foregroundColor(Color(UIColor.label)).background(
                Color(UIColor.systemBackground)
            ).font(Font(UIFont.preferredFont(forTextStyle: .title1)))
            Button("a") {
                UIImpactFeedbackGenerator(style: .medium).impactOccurred();
                UINotificationFeedbackGenerator().notificationOccurred(.success);
                UISelectionFeedbackGenerator().selectionChanged(); UIApplication.shared.open(URL(fileURLWithPath: "a"));
                if let u = URL(string: UIApplication.openSettingsURLString), UIApplication.shared.canOpenURL(u) {
                    UIApplication.shared.open(u, options: [:], completionHandler: nil)
                }; UIPasteboard.general.string = "x"; UIApplication.shared.isIdleTimerDisabled = true
            }
        }
    }
}
func host() { let h = UIHostingController(rootView: S()); h.view.backgroundColor = .clear }
