/// One option of a program, as parsing, help, man page and completions need it.
public struct Option<Values>: Sendable {
  /// What follows an option on the command line.
  public enum Argument: Equatable, Sendable {
    /// Nothing.
    case none
    /// A value, named in help texts, such as `PT`.
    case value(String)
    /// One of a few words, which help texts list, or name where they are many, such as `MODE`.
    case choice([String], name: String? = nil)
    /// The name of a file, named in help texts, such as `FILE`.
    case file(String)
  }

  /// The long name without dashes, such as `media-ratio`.
  public let name: String
  /// The letter of the short form; nil without one.
  public let letter: Character?
  /// What follows the option.
  public let argument: Argument
  /// The heading that the option stands under in help texts.
  public let group: String
  /// What the option does, in one line without a full stop.
  public let help: String
  /// Whether it says more when it is given again, rather than something else.
  public let isRepeatable: Bool
  /// Records the option.
  ///
  /// The text is empty without an argument. Throws when the text is no fitting value.
  public let apply: @Sendable (inout Values, String) throws(ValueError) -> Void

  /// Made only when it is asked for, since it may take all devices and test ads.
  private let makeOffer: @Sendable () -> Offer?

  /// Creates an option.
  public init(
    _ name: String, letter: Character? = nil, _ argument: Argument = .none, group: String,
    help: String, offer: @autoclosure @escaping @Sendable () -> Offer? = nil,
    isRepeatable: Bool = false,
    apply: @escaping @Sendable (inout Values, String) throws(ValueError) -> Void
  ) {
    self.name = name
    self.letter = letter
    self.argument = argument
    self.group = group
    self.help = help
    makeOffer = offer
    self.isRepeatable = isRepeatable
    self.apply = apply
  }

  /// What shells offer for its value; what can be told from the argument where nothing else was given.
  public var offer: Offer { makeOffer() ?? argument.offer }

  /// Returns the argument as help texts of a command write it; nil without one.
  public func argumentName(for command: Command) -> String? {
    switch argument(for: command) {
    case .none: nil
    case .value(let name), .file(let name): name
    case .choice(let words, let name): name ?? words.joined(separator: "|")
    }
  }
}

extension Option {
  /// Returns the argument with the choices that go with a command.
  public func argument(for command: Command) -> Argument {
    guard case .choice(_, let name) = argument, let words = command.choices[self.name] else {
      return argument
    }
    return .choice(words, name: name)
  }

  /// Returns what the option does with a command.
  public func help(for command: Command) -> String {
    command.remarks[name].map { help + "; " + $0 } ?? help
  }

  /// Returns what shells offer for the value where a command's word was typed.
  public func offer(for command: Command) -> Offer {
    command.choices[name] == nil ? offer : argument(for: command).offer
  }
}

extension Option.Argument {
  /// What can be told from the argument alone.
  fileprivate var offer: Offer {
    switch self {
    case .none, .value: .nothing
    case .choice(let words, _): Offer(words: words)
    case .file: Offer(files: .any)
    }
  }
}

/// Says what an option would have taken, when it was given something else.
public struct ValueError: Error, Equatable, Sendable {
  /// What fits, as the end of a sentence, such as `a size in points such as 320x250`.
  public let expectation: String

  /// Creates an error from what would have fitted.
  public init(expected expectation: String) { self.expectation = expectation }
}
