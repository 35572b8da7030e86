/// Why a request brought no ad, with the SDK's codes (`GADErrorDomain`).
public struct RequestError: Error, Equatable, Sendable {
  /// The SDK's error codes of requests (GADRequestError.h of 11.13 and 7.64).
  public enum Code: Int, CaseIterable, Sendable {
    case invalidRequest = 0
    case noFill = 1
    case networkError = 2
    case serverError = 3
    case osVersionTooLow = 4
    case timeout = 5
    case interstitialAlreadyUsed = 6
    case mediationDataError = 7
    case mediationAdapterError = 8
    case mediationNoFill = 9
    case mediationInvalidAdSize = 10
    case internalError = 11
    case invalidArgument = 12
    case receivedInvalidResponse = 13
    case rewardedAdAlreadyUsed = 14
    case adAlreadyUsed = 19
    case applicationIdentifierMissing = 20
    case receivedInvalidAdString = 21

    /// The case's name.
    public var name: String { "\(self)" }
  }

  /// The domain of the codes.
  public static let domain = "com.google.admob"
  /// The code.
  public var code: Code
  /// What is wrong and what to do, as one line without full stop.
  public var message: String

  /// Creates an error.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

extension RequestError: CustomStringConvertible {
  /// The code with its name, then the message.
  public var description: String { "\(code.name) (\(code.rawValue)): \(message)" }
}
