import Foundation

/// The variables of the process that commands read; tests set their own.
enum CommandEnvironment {
    @TaskLocal static var variables = ProcessInfo.processInfo.environment
}
