import CPlatform
import Glibc
import Words

/// A command line that was understood.
public struct ParsedArguments<Values> {
  /// The command that was chosen.
  public var command: Command
  /// What the options recorded.
  public var values: Values
  /// The arguments that are no options, without the command's word.
  public var operands: [String]
  /// Whether help was asked for.
  public var wantsHelp: Bool
  /// Whether the version was asked for.
  public var wantsVersion: Bool
}

/// A command line that was not understood, and the command it was meant for as far as that is known.
public struct ParsingFailure: Error, Equatable, Sendable {
  /// What is wrong.
  public let error: UsageError
  /// The word of the command; empty where none was given yet.
  public let commandName: String

  /// Creates a failure.
  public init(error: UsageError, commandName: String) {
    self.error = error
    self.commandName = commandName
  }
}

extension ArgumentTable {
  /// Understands a command line, which is given without the program's name.
  ///
  /// Options may stand anywhere, be shortened as long as they stay unique, and end at `--`. The first argument that is no
  /// option chooses the command when it is a command's word; the word `help` before it asks for its help.
  public func parse(
    _ arguments: [String], into initial: Values
  ) throws(ParsingFailure) -> ParsedArguments<Values> {
    var parsed = ParsedArguments(
      command: defaultCommand, values: initial, operands: [], wantsHelp: false, wantsVersion: false)
    let given = try scan(arguments, into: &parsed)
    let command = parsed.command
    guard !parsed.wantsHelp, !parsed.wantsVersion else { return parsed }
    for (option, text) in given {
      guard command.options.contains(option.name) else {
        let name = command.name.isEmpty ? program : program + " " + command.name
        throw failure(.optionOfOtherCommand("--" + option.name, command: name), command)
      }
      do {
        try Self.record(option, text, for: command, in: &parsed.values)
      } catch {
        throw failure(error, command)
      }
    }
    return parsed
  }

  /// Takes the command line apart; returns the options with their texts, which wait until the command is known.
  private func scan(
    _ arguments: [String], into parsed: inout ParsedArguments<Values>
  ) throws(ParsingFailure) -> [(option: Option<Values>, text: String)] {
    var scanner = OptionScanner(
      program: program, arguments: arguments,
      options: options.map { ($0.name, $0.letter, $0.argument != .none) })
    defer { scanner.finish() }
    var given: [(option: Option<Values>, text: String)] = []
    var isFirstOperand = true
    var isHelpCommand = false
    while let step = scanner.next() {
      switch step {
      case .help: parsed.wantsHelp = true
      case .version: parsed.wantsVersion = true
      case .operand(let word):
        if isFirstOperand, let command = command(named: word) {
          parsed.command = command
        } else if isFirstOperand, isHelpCommand {
          let nearest = Suggestion.nearest(to: word, among: commands.map(\.name))
          throw failure(.unknownCommand(word, suggestion: nearest), parsed.command)
        } else if isFirstOperand, word == "help" {
          // The next word chooses the command.
          isHelpCommand = true
          parsed.wantsHelp = true
          continue
        } else {
          parsed.operands.append(word)
        }
        isFirstOperand = false
      case .option(let index, let text): given.append((options[index], text))
      case .unknown(let word): throw failure(unknown(word), parsed.command)
      case .missingValue(let index):
        throw failure(
          .missingValue(
            option: "--" + options[index].name,
            argument: options[index].argumentName(for: parsed.command) ?? ""),
          parsed.command)
      case .needlessValue(let name):
        throw failure(.needlessValue(option: "--" + name), parsed.command)
      }
    }
    return given
  }

  private static func record(
    _ option: Option<Values>, _ text: String, for command: Command, in values: inout Values
  ) throws(UsageError) {
    if case .choice(let words, _) = option.argument(for: command), !words.contains(text) {
      let last = words.last ?? ""
      throw .badValue(
        option: "--" + option.name, value: text,
        expectation: words.count < 2
          ? last : words.dropLast().joined(separator: ", ") + " or " + last)
    }
    do {
      try option.apply(&values, text)
    } catch {
      throw .badValue(option: "--" + option.name, value: text, expectation: error.expectation)
    }
  }

  private func failure(_ error: UsageError, _ command: Command) -> ParsingFailure {
    ParsingFailure(error: error, commandName: command.name)
  }

  private func unknown(_ word: String) -> UsageError {
    guard word.hasPrefix("--") else { return .unknownOption(word, suggestion: nil) }
    let name = String(word.dropFirst(2).prefix { $0 != "=" })
    let names = options.map(\.name) + ["help", "version"]
    let candidates = names.filter { $0.hasPrefix(name) }
    if !name.isEmpty, candidates.count > 1 {
      return .ambiguousOption("--" + name, candidates: candidates.map { "--" + $0 })
    }
    let nearest = Suggestion.nearest(to: name, among: names)
    return .unknownOption("--" + name, suggestion: nearest.map { "--" + $0 })
  }
}

/// Walks along a command line with getopt_long.
private struct OptionScanner {
  enum Step {
    case option(Int, String)
    case operand(String)
    case help
    case version
    case unknown(String)
    case missingValue(Int)
    case needlessValue(String)
  }

  /// Codes above every character's, so that they never meet a short option's.
  private static let firstCode: Int32 = 0x1000
  private static let helpCode: Int32 = 0x2000
  private static let versionCode: Int32 = 0x2001

  private let options: [(name: String, letter: Character?, takesValue: Bool)]
  private let count: Int32
  private var arguments: [UnsafeMutablePointer<CChar>?]
  private var names: [option]
  private let letters: String
  private var trailing: ArraySlice<UnsafeMutablePointer<CChar>?> = []
  private var isAtEnd = false

  init(
    program: String, arguments: [String],
    options: [(name: String, letter: Character?, takesValue: Bool)]
  ) {
    self.options = options
    count = Int32(arguments.count + 1)
    self.arguments = ([program] + arguments).map { strdup($0) } + [nil]
    names = options.enumerated().map { index, option in
      CPlatform.option(
        name: strdup(option.name), has_arg: option.takesValue ? 1 : 0, flag: nil,
        val: Self.firstCode + Int32(index))
    }
    names.append(option(name: strdup("help"), has_arg: 0, flag: nil, val: Self.helpCode))
    names.append(option(name: strdup("version"), has_arg: 0, flag: nil, val: Self.versionCode))
    names.append(option(name: nil, has_arg: 0, flag: nil, val: 0))
    // "-" keeps the order of options and other arguments, ":" tells missing values from unknown options.
    letters = options.reduce("-:h") { letters, option in
      guard let letter = option.letter else { return letters }
      return letters + String(letter) + (option.takesValue ? ":" : "")
    }
    platform_start_options()
  }

  /// Gives back what the walk needed.
  func finish() {
    for argument in arguments { free(argument) }
    for name in names { free(UnsafeMutablePointer(mutating: name.name)) }
  }

  mutating func next() -> Step? {
    if isAtEnd { return trailing.popFirst().flatMap { $0 }.map { .operand(String(cString: $0)) } }
    let found = platform_next_option(count, arguments, letters, names)
    let value = found.value.map { String(cString: $0) } ?? ""
    switch found.code {
    case -1:
      isAtEnd = true
      trailing = arguments[Int(found.next)..<Int(count)]
      return next()
    case 1: return .operand(value)
    case Int32(UInt8(ascii: "h")), Self.helpCode: return .help
    case Self.versionCode: return .version
    case Int32(UInt8(ascii: ":")): return index(ofCode: found.wrong).map { .missingValue($0) }
    case Int32(UInt8(ascii: "?")): return wrong(found)
    default: return index(ofCode: found.code).map { .option($0, value) }
    }
  }

  private func wrong(_ found: platform_option) -> Step {
    if found.wrong >= Self.firstCode {
      let index = index(ofCode: found.wrong)
      let other = found.wrong == Self.helpCode ? "help" : "version"
      return .needlessValue(index.map { options[$0].name } ?? other)
    }
    if found.wrong != 0, let scalar = Unicode.Scalar(UInt32(found.wrong) & 0xFF) {
      return .unknown("-" + String(Character(scalar)))
    }
    let word = arguments[Int(found.next) - 1].map { String(cString: $0) } ?? ""
    return .unknown(word)
  }

  private func index(ofCode code: Int32) -> Int? {
    if code >= Self.firstCode {
      let index = Int(code - Self.firstCode)
      return options.indices.contains(index) ? index : nil
    }
    return options.firstIndex { option in
      option.letter.flatMap(\.asciiValue).map(Int32.init) == code
    }
  }
}
