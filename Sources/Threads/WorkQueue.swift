import Glibc

/// Which pieces of work are left, and the results that nobody has taken yet.
///
/// Everything in it is guarded by its lock, which the compiler cannot see.
final class WorkQueue<Result: Sendable>: @unchecked Sendable {
  /// How far work may be ahead of the results that were taken, in pieces, so that memory stays bounded.
  private static var lead: Int { 256 }

  private let count: Int
  private var nextPiece = 0
  /// Pieces out of turn that somebody has begun.
  private var claimed: Set<Int> = []
  private var isStopped = false
  private var nextResult = 0
  private var finished: [Int: Result] = [:]
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let change: UnsafeMutablePointer<pthread_cond_t>

  init(count: Int) {
    self.count = count
    lock = .allocate(capacity: 1)
    change = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(lock)
    change.deallocate()
    lock.deallocate()
  }

  /// Returns the number of the next piece; nil where none is left.
  func next() -> Int? {
    locked {
      while nextPiece < count, nextPiece - nextResult >= Self.lead, !isStopped {
        pthread_cond_wait(change, lock)
      }
      if isStopped { return nil }
      while claimed.contains(nextPiece) { nextPiece += 1 }
      guard nextPiece < count else { return nil }
      nextPiece += 1
      return nextPiece - 1
    }
  }

  /// Lets nobody begin another piece in turn.
  func stop() {
    locked {
      isStopped = true
      pthread_cond_broadcast(change)
    }
  }

  /// Takes a piece out of turn; false where somebody has begun it.
  func claim(_ piece: Int) -> Bool {
    locked { piece >= nextPiece && claimed.insert(piece).inserted }
  }

  /// Hands a result over.
  func finish(_ piece: Int, _ result: Result) {
    locked {
      finished[piece] = result
      pthread_cond_broadcast(change)
    }
  }

  /// Waits for the result of a piece, which is asked for in order.
  func result(of piece: Int) -> Result {
    locked {
      while true {
        if let result = finished.removeValue(forKey: piece) {
          nextResult = piece + 1
          pthread_cond_broadcast(change)
          return result
        }
        pthread_cond_wait(change, lock)
      }
    }
  }

  /// Waits for the result of a piece, which stays where it is.
  func peek(at piece: Int) -> Result {
    locked {
      while true {
        if let result = finished[piece] { return result }
        pthread_cond_wait(change, lock)
      }
    }
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }
}
