extension JSONValue {
  /// Returns a text as a string, and null where there is none.
  public static func string(orNull text: String?) -> JSONValue {
    text.map(JSONValue.string) ?? .null
  }

  /// Returns a whole number, and null where there is none.
  public static func integer(orNull value: Int?) -> JSONValue {
    value.map(JSONValue.integer) ?? .null
  }

  /// Returns a number, and null where there is none.
  public static func number(orNull value: Double?) -> JSONValue {
    value.map(JSONValue.number) ?? .null
  }
}
