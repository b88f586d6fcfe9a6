import MizanFonts
import SwiftUI
import Testing

extension CGFloat {
    fileprivate static let gap: CGFloat = 8
}

/// SwiftUI's modifiers and initializers that take a length, with a constant of an extension of `CGFloat`, and with `CGFloat?`, `Double`
/// and `Double?`.
struct CGFloatLengthTests {
    private let optional: CGFloat? = 12
    private let double: Double = 3
    private let optionalDouble: Double? = 5

    private func tree(_ view: some View) throws -> RenderTree {
        try view.renderTree(
            proposal: ProposedViewSize(width: 320, height: 480),
            environment: EnvironmentValues(
                localization: Localization(catalogs: [], locale: "en"), fonts: try ShippedFonts.collection()))
    }

    @Test func `lengths of all types lay out`() throws {
        for view in [
            AnyView(VStack { padding }), AnyView(VStack { frames }), AnyView(VStack { containers }),
            AnyView(VStack { drawings }), AnyView(VStack { texts }), AnyView(VStack { controls }),
        ] {
            #expect(try tree(view).nodes.count > 5)
        }
    }

    @Test func `a constant of CGFloat is the length that it names`() throws {
        let constants = VStack(spacing: .gap) {
            Text("a").padding(.horizontal, .gap).frame(height: .gap * 3).offset(x: .gap)
            RoundedRectangle(cornerRadius: .gap).inset(by: .gap).frame(maxWidth: .gap * 4)
            Text("b").font(.system(size: .gap)).alignmentGuide(HorizontalAlignment.center) { $0[.leading] + .gap }
        }
        let numbers = VStack(spacing: 8) {
            Text("a").padding(.horizontal, 8).frame(height: 24).offset(x: 8)
            RoundedRectangle(cornerRadius: 8).inset(by: 8).frame(maxWidth: 32)
            Text("b").font(.system(size: 8)).alignmentGuide(HorizontalAlignment.center) { $0[.leading] + 8 }
        }
        #expect(try tree(constants).text == tree(numbers).text)
    }

    @Test func `an absent length is the default`() throws {
        let absent: CGFloat? = nil
        let absentDouble: Double? = nil
        let standard = try tree(VStack { Text("a").padding(.horizontal) })
        #expect(try tree(VStack(spacing: absent) { Text("a").padding(.horizontal, absent) }).text == standard.text)
        #expect(
            try tree(VStack(spacing: absentDouble) { Text("a").padding(.horizontal, absentDouble) }).text
                == standard.text)
    }

    @Test func `paths, insets and proposals take lengths`() {
        #expect(insets() == EdgeInsets(top: 8, leading: 0, bottom: 0, trailing: 0))
        #expect(proposal() == ProposedViewSize(width: 8.0, height: 12.0))
        #expect(path(in: CGRect(x: 0, y: 0, width: 40, height: 40)) != Path())
    }

    @ViewBuilder private var padding: some View {
        Text("a").padding(.gap)
        Text("a").padding(.horizontal, .gap)
        Text("a").padding([.top, .leading], .gap * 2)
        Text("a").padding(.horizontal, optional)
        Text("a").padding(.horizontal, nil)
        Text("a").padding(EdgeInsets(top: .gap, leading: .gap, bottom: .gap, trailing: .gap))
        Text("a").safeAreaPadding(.gap)
        Text("a").safeAreaPadding(.top, .gap)
        Text("a").safeAreaPadding(.top, optional)
        ScrollView { Text("a") }.contentMargins(.gap)
        ScrollView { Text("a") }.contentMargins(.horizontal, .gap, for: .scrollContent)
        Text("a").safeAreaInset(edge: .top, spacing: .gap) { Text("b") }
        Text("a").safeAreaInset(edge: .leading, spacing: .gap) { Text("b") }
    }

    @ViewBuilder private var frames: some View {
        Text("a").frame(width: .gap)
        Text("a").frame(width: .gap, height: .gap)
        Text("a").frame(height: optional)
        Text("a").frame(minWidth: .gap, maxWidth: .infinity, minHeight: .gap, maxHeight: .gap)
        Text("a").frame(idealWidth: .gap, idealHeight: optional)
        Text("a").frame(width: double, height: optionalDouble)
        Text("a").frame(maxWidth: optionalDouble)
        Text("a").offset(x: .gap, y: .gap)
        Text("a").offset(y: -.gap)
        Text("a").offset(CGSize(width: .gap, height: 0))
        Text("a").position(x: .gap, y: .gap)
        Text("a").position(CGPoint(x: .gap, y: .gap))
        Text("a").aspectRatio(.gap, contentMode: .fit)
        Text("a").aspectRatio(optional, contentMode: .fit)
        Text("a").aspectRatio(CGSize(width: .gap, height: 2), contentMode: .fit)
        Text("a").containerRelativeFrame(.horizontal, count: 2, spacing: .gap)
        Text("a").containerRelativeFrame(.horizontal) { length, _ in length - .gap }
        Text("a").alignmentGuide(.leading) { $0[.leading] + .gap }
        Text("a").alignmentGuide(.top) { _ in .gap }
        Spacer(minLength: .gap)
        Spacer(minLength: optional)
    }

    @ViewBuilder private var containers: some View {
        VStack(spacing: .gap) { Text("a") }
        VStack(spacing: optional) { Text("a") }
        VStack(spacing: optionalDouble) { Text("a") }
        HStack(alignment: .top, spacing: .gap) { Text("a") }
        LazyVStack(spacing: .gap) { Text("a") }
        LazyHStack(spacing: .gap) { Text("a") }
        Grid(horizontalSpacing: .gap, verticalSpacing: .gap) { GridRow { Text("a") } }
        LazyVGrid(columns: [GridItem(.fixed(.gap), spacing: .gap)], spacing: .gap) { Text("a") }
        LazyVGrid(columns: [GridItem(.flexible(minimum: .gap, maximum: .gap))]) { Text("a") }
        LazyHGrid(rows: [GridItem(.adaptive(minimum: .gap))], spacing: .gap) { Text("a") }
        HStackLayout(spacing: .gap) { Text("a") }
        VStackLayout(spacing: .gap) { Text("a") }
        GridLayout(horizontalSpacing: .gap, verticalSpacing: .gap) { Text("a") }
        GlassEffectContainer(spacing: .gap) { Text("a") }
        List { Text("a").listRowInsets(EdgeInsets(top: .gap, leading: .gap, bottom: .gap, trailing: .gap)) }
            .listRowSpacing(.gap).listSectionSpacing(.gap).environment(\.defaultMinListRowHeight, .gap)
            .environment(\.defaultMinListHeaderHeight, .gap)
        List { Text("a") }.listSectionSpacing(.custom(.gap))
    }

    @ViewBuilder private var drawings: some View {
        RoundedRectangle(cornerRadius: .gap).stroke(lineWidth: .gap)
        RoundedRectangle(cornerRadius: .gap, style: .circular).strokeBorder(.red, lineWidth: .gap)
        RoundedRectangle(cornerSize: CGSize(width: .gap, height: .gap)).inset(by: .gap).fill(.red)
        Circle().inset(by: .gap).stroke(.red, lineWidth: .gap)
        Circle().strokeBorder(lineWidth: .gap)
        Circle().fill(.red).stroke(.blue, lineWidth: .gap)
        Circle().trim(from: 0, to: .gap).stroke(
            style: StrokeStyle(lineWidth: .gap, miterLimit: .gap, dash: [.gap, 2], dashPhase: .gap))
        Circle().offset(x: .gap, y: .gap).scale(.gap)
        Circle().scale(x: .gap, y: 1).size(width: .gap, height: .gap)
        UnevenRoundedRectangle(topLeadingRadius: .gap, bottomTrailingRadius: .gap)
        UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: .gap, topTrailing: .gap))
        Text("a").clipShape(.rect(cornerRadius: .gap))
        Text("a").clipShape(.rect(topLeadingRadius: .gap, bottomLeadingRadius: .gap))
        Text("a").cornerRadius(.gap)
        Text("a").border(.red, width: .gap)
        Text("a").blur(radius: .gap)
        Text("a").shadow(radius: .gap)
        Text("a").shadow(color: .red, radius: .gap, x: .gap, y: .gap)
        Text("a").scaleEffect(.gap)
        Text("a").scaleEffect(x: .gap, y: 1)
        Text("a").scaleEffect(CGSize(width: .gap, height: .gap))
        Text("a").rotation3DEffect(
            .degrees(2), axis: (x: .gap, y: 0, z: 0), anchorZ: .gap, perspective: .gap)
        Text("a").visualEffect { content, _ in content.offset(x: .gap).blur(radius: .gap).scaleEffect(.gap) }
        Text("a").background(RadialGradient(colors: [.red], center: .center, startRadius: .gap, endRadius: .gap))
        Text("a").background(.radialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: .gap))
        Text("a").background(
            EllipticalGradient(colors: [.red], startRadiusFraction: .gap, endRadiusFraction: .gap))
        Text("a").background(
            LinearGradient(stops: [.init(color: .red, location: .gap)], startPoint: .top, endPoint: .bottom))
        Text("a").background(
            LinearGradient(colors: [.red], startPoint: UnitPoint(x: .gap, y: 0), endPoint: .bottom))
        Text("a").transformEffect(CGAffineTransform(translationX: .gap, y: .gap))
        AsyncImage(url: nil, scale: .gap)
    }

    @ViewBuilder private var texts: some View {
        Text("a").font(.system(size: .gap))
        Text("a").font(.system(size: .gap, weight: .bold, design: .rounded))
        Text("a").font(.custom("Noto Sans", size: .gap))
        Text("a").font(.custom("Noto Sans", size: .gap, relativeTo: .title))
        Text("a").font(.custom("Noto Sans", fixedSize: .gap))
        Text("a").lineSpacing(.gap)
        Text("a").kerning(.gap)
        Text("a").tracking(.gap)
        Text("a").baselineOffset(.gap)
        VStack { Text("a") }.kerning(.gap).tracking(.gap).baselineOffset(.gap)
        Text("a").minimumScaleFactor(.gap)
        Text("a").environment(\.lineSpacing, .gap)
        Text("a").environment(\.minimumScaleFactor, .gap)
    }

    @ViewBuilder private var controls: some View {
        Button("a") {}.buttonBorderShape(.roundedRectangle(radius: .gap))
        Text("a").sheet(isPresented: .constant(false)) {
            Text("b").presentationDetents([.height(.gap), .fraction(.gap)]).presentationCornerRadius(.gap)
        }
        Text("a").gesture(DragGesture(minimumDistance: .gap))
        Text("a").transition(.offset(x: .gap, y: .gap))
        Text("a").transition(.scale(scale: .gap))
    }

    private func path(in rect: CGRect) -> Path {
        var path = Path(roundedRect: rect.insetBy(dx: .gap, dy: .gap), cornerRadius: .gap)
        path.move(to: CGPoint(x: .gap, y: rect.minY + .gap))
        path.addLine(to: CGPoint(x: rect.maxX - .gap, y: .gap))
        path.addArc(
            center: CGPoint(x: rect.midX, y: .gap), radius: .gap, startAngle: .degrees(0), endAngle: .degrees(90),
            clockwise: true)
        path.addRect(CGRect(x: .gap, y: .gap, width: .gap, height: rect.height - .gap))
        path.addRoundedRect(in: rect.offsetBy(dx: .gap, dy: 0), cornerSize: CGSize(width: .gap, height: .gap))
        return path
    }

    private func insets() -> EdgeInsets {
        var insets = EdgeInsets()
        insets.top = .gap
        return insets
    }

    private func proposal() -> ProposedViewSize { ProposedViewSize(width: .gap, height: optional) }
}
