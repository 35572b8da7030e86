/// A file's name that promises another form than the one that would be written.
struct OutputConflict: Error, Equatable {
  /// The file.
  let output: String
  /// The form that was asked for; nil where the name alone decides.
  let format: Request.Format?
  /// The forms that the command writes.
  let formats: [Request.Format]

  /// What is wrong and what helps.
  var message: String {
    if let format {
      return
        "'-o \(output)' is no name for '--format \(format.rawValue)'; end it in \(format.ending)"
    }
    // Forms without an ending of their own can be asked for by `--format` alone.
    let names = formats.compactMap(\.promisingEndings.first)
    let list =
      names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    return "'-o \(output)': this form can't be written; end the name in \(list), or say --format"
  }
}

extension Request {
  /// Returns the request with the form that the name of the output file promises where `--format` is silent.
  ///
  /// Nil where the name promises another form than the one that is written, which is said.
  func settled(among formats: [Format], _ console: inout Console) -> Request? {
    do {
      var request = self
      request.format = try settledFormat(among: formats)
      return request
    } catch {
      console.fail(error.message)
      return nil
    }
  }

  private func settledFormat(among formats: [Format]) throws(OutputConflict) -> Format? {
    guard let output, let ending = OutputDestination(output).ending else { return format }
    if let format {
      guard format.fits(ending) else {
        throw OutputConflict(output: output, format: format, formats: formats)
      }
      return format
    }
    guard let promised = ending.format, formats.contains(promised) else {
      throw OutputConflict(output: output, format: nil, formats: formats)
    }
    return promised
  }
}
