import Foundation

/// The variables of the process that commands read; tests set their own.
enum CommandEnvironment {
    @TaskLocal static var variables = ProcessInfo.processInfo.environment
    /// The processor time of the process when `main` began; nil where the command has no process of its own.
    @TaskLocal static var secondsBeforeMain: Double?
}
