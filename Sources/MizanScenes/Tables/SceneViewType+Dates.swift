import Foundation
import MizanBase
import MizanControls
import MizanDocument
import MizanLayout

extension SceneViewType {
    /// Controls to choose dates.
    @SceneTableBuilder<SceneViewType> static var dates: [SceneViewType] {
        SceneViewType(
            "DatePicker", "A control to choose a date or a time.",
            .required("selection", .date, "The chosen date: 2026-03-01, or 2026-03-01T09:00:00Z."),
            .argument("in", .dates, "The dates that can be chosen; any unless said."),
            .argument(
                "displayedComponents", .datePickerComponents, or: DatePickerComponents([.date, .hourAndMinute]),
                "The parts that are chosen; the date and the time unless said."),
            .required("label", .view, "What the date is.")
        ) { date, dates, components, label in
            guard let dates else {
                return DatePicker(selection: .constant(date), displayedComponents: components) { label }
            }
            return DatePicker(selection: .constant(date), in: dates, displayedComponents: components) { label }
        }
    }
}

extension SceneModifierType {
    /// How date pickers look.
    @SceneTableBuilder<SceneModifierType> static var dateStyles: [SceneModifierType] {
        SceneModifierType(
            "datePickerStyle", "How the date pickers inside look.", .value(.datePickerStyle, "The style.")
        ) { (view: AnyView, style: any DatePickerStyle) in
            func styled(_ style: some DatePickerStyle) -> any View { view.datePickerStyle(style) }
            return styled(style)
        }
    }
}

extension SceneValueType where Value == Date {
    /// A day, or an instant; a day begins in the scene's time zone.
    fileprivate static var date: SceneValueType {
        SceneValueType(.type("string")) { value, builder in try value.date(in: builder.timeZone) }
    }
}

extension SceneValueType where Value == ClosedRange<Date> {
    /// `{ "min": "2026-03-01", "max": "2026-03-31" }`
    fileprivate static var dates: SceneValueType {
        object(
            "dates", .argument("min", .date, or: .distantPast, "The first date; any unless said."),
            .argument("max", .date, or: .distantFuture, "The last date; any unless said."), .all
        ) { first, last, given in
            guard first <= last else {
                throw given.value.error(
                    "the first date is after the last one", fix: "exchange them", rule: "wrong-value")
            }
            return first...last
        }
    }
}

extension SceneValueType where Value == DatePickerComponents {
    fileprivate static var datePickerComponents: SceneValueType {
        one(
            of: ["date": .date, "hourAndMinute": .hourAndMinute, "all": [.date, .hourAndMinute]],
            named: "datePickerComponents")
    }
}

extension SceneValueType where Value == any DatePickerStyle {
    fileprivate static var datePickerStyle: SceneValueType {
        one(
            of: [
                "automatic": DefaultDatePickerStyle(), "compact": CompactDatePickerStyle(),
                "graphical": GraphicalDatePickerStyle(), "field": FieldDatePickerStyle(),
                "stepperField": StepperFieldDatePickerStyle(), "wheel": WheelDatePickerStyle(),
            ], named: "datePickerStyle")
    }
}
