import SwiftUI

struct SettingsScreen: View {
    @State private var name = "سارة الخطيب"
    @State private var email = "sara@example.com"
    @State private var isNotified = true
    @State private var playsSounds = false
    @State private var appearance = Appearance.automatic
    @State private var unit = TemperatureUnit.celsius
    @State private var copies = 3
    @State private var brightness = 0.6

    enum Appearance: Hashable { case automatic, light, dark }
    enum TemperatureUnit: Hashable { case celsius, fahrenheit }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Name", text: $name)
                    TextField("E-mail", text: $email)
                        .keyboardType(.emailAddress)
                } header: {
                    Text("Account")
                } footer: {
                    Text("Your name is shown beside what you share.")
                }

                Section("Notifications") {
                    Toggle("Allow notifications", isOn: $isNotified)
                    Toggle("Play sounds", isOn: $playsSounds)
                        .disabled(!isNotified)
                    NavigationLink {
                        Text("Quiet hours")
                    } label: {
                        LabeledContent("Quiet hours", value: "22:00–07:00")
                    }
                }

                Section("Display") {
                    Picker("Appearance", selection: $appearance) {
                        Text("Automatic").tag(Appearance.automatic)
                        Text("Light").tag(Appearance.light)
                        Text("Dark").tag(Appearance.dark)
                    }
                    Picker("Temperature", selection: $unit) {
                        Text(verbatim: "°C").tag(TemperatureUnit.celsius)
                        Text(verbatim: "°F").tag(TemperatureUnit.fahrenheit)
                    }
                    .pickerStyle(.segmented)
                    Slider(value: $brightness) {
                        Text("Brightness")
                    } minimumValueLabel: {
                        Image(systemName: "sun.max")
                    } maximumValueLabel: {
                        Image(systemName: "sun.max")
                    }
                    Stepper("Copies: \(copies)", value: $copies, in: 1...9)
                }

                Section {
                    Button("Sign Out", role: .destructive) {}
                }
            }
            .navigationTitle("Settings")
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") {}
                }
            }
        }
    }
}
