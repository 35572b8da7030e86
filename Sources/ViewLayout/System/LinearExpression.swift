import LinearConstraints

/// A sum of variables with factors, and a constant in points.
struct LinearExpression {
  /// The variables with their factors; a variable may occur more than once.
  var terms: [Term] = []
  /// What is added to the terms, in points.
  var constant: Double = 0

  /// The constant alone.
  init(_ constant: Double) { self.constant = constant }

  /// A variable alone.
  init(_ variable: Variable) { terms = [Term(1, variable)] }

  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.add(right, times: 1)
    return sum
  }

  static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }

  static func + (left: LinearExpression, right: Double) -> LinearExpression {
    var sum = left
    sum.constant += right
    return sum
  }

  static func - (left: LinearExpression, right: Double) -> LinearExpression { left + -right }

  static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
    var product = LinearExpression(factor * expression.constant)
    product.terms = expression.terms.map { Term(factor * $0.coefficient, $0.variable) }
    return product
  }

  /// Adds a multiple of another expression.
  mutating func add(_ other: LinearExpression, times factor: Double) {
    constant += factor * other.constant
    for term in other.terms {
      terms.append(Term(factor * term.coefficient, term.variable))
    }
  }

  /// Adds a multiple of a variable.
  mutating func add(_ variable: Variable, times factor: Double = 1) {
    terms.append(Term(factor, variable))
  }

  /// Returns the expression with each variable once and without those that cancel.
  func collected() -> LinearExpression {
    var result = LinearExpression(constant)
    for term in terms {
      if let index = result.terms.firstIndex(where: { $0.variable == term.variable }) {
        result.terms[index].coefficient += term.coefficient
      } else {
        result.terms.append(term)
      }
    }
    result.terms.removeAll { abs($0.coefficient) < 1e-12 }
    return result
  }
}
