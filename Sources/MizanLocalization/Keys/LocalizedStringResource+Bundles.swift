import Foundation
import MizanBase

// The initializers with Foundation's bundles and locales. Source: Foundation's `LocalizedStringResource`.

extension LocalizedStringResource {
    /// The bundle that has a resource's table. Source: Foundation's `LocalizedStringResource.BundleDescription`.
    public enum BundleDescription: Sendable {
        /// The localization's main bundle.
        case main
        /// The bundle of the module that has a class.
        case forClass(AnyClass)
        /// The bundle at a folder's address.
        case atURL(URL)

        /// The name by which resources refer to the bundle; nil for the main one.
        fileprivate var name: String? {
            switch self {
            case .main: nil
            case .forClass(let type): ModuleStrings.name(of: Bundle(for: type))
            case .atURL(let address): ModuleStrings.name(ofFolder: address.path)
            }
        }
    }

    /// A key of its own, whose table is in a bundle.
    @_disfavoredOverload
    public init(
        _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(
            key, defaultValue: defaultValue, table: table, locale: locale.map(LanguageTag.init), bundle: bundle.name,
            comment: comment)
    }

    /// A key that is the format of the source language, whose table is in a bundle.
    @_disfavoredOverload
    public init(
        _ key: LocalizedStringKey, table: String? = nil, locale: Locale? = nil, bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.init(
            key, table: table, locale: locale.map(LanguageTag.init), bundle: bundle.name, comment: comment)
    }

    /// A key of its own, whose table is in the resources of a module: `bundle: .module`.
    @_disfavoredOverload
    public init(
        _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil, locale: LanguageTag? = nil,
        bundle: Bundle?, comment: StaticString? = nil
    ) {
        self.init(
            key, defaultValue: defaultValue, table: table, locale: locale,
            bundle: bundle.flatMap(ModuleStrings.name), comment: comment)
    }

    /// A key that is the format of the source language, whose table is in the resources of a module: `bundle: .module`.
    @_disfavoredOverload
    public init(
        _ key: LocalizedStringKey, table: String? = nil, locale: LanguageTag? = nil, bundle: Bundle?,
        comment: StaticString? = nil
    ) {
        self.init(
            key, table: table, locale: locale, bundle: bundle.flatMap(ModuleStrings.name), comment: comment)
    }

    /// A key of its own for a reader of another locale, whose table is in the resources of a module.
    @_disfavoredOverload
    public init(
        _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil, locale: Locale,
        bundle: Bundle, comment: StaticString? = nil
    ) {
        self.init(
            key, defaultValue: defaultValue, table: table, locale: LanguageTag(locale), bundle: bundle,
            comment: comment)
    }

    /// A key that is the format of the source language for a reader of another locale, whose table is in the resources of a
    /// module.
    @_disfavoredOverload
    public init(
        _ key: LocalizedStringKey, table: String? = nil, locale: Locale, bundle: Bundle, comment: StaticString? = nil
    ) {
        self.init(key, table: table, locale: LanguageTag(locale), bundle: bundle, comment: comment)
    }
}
