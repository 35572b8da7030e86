import Glibc

/// The frames of a video, decoded by a child process of ffmpeg into the pixels that a view has.
///
/// Frames come as fast as they are asked for; who shows them keeps the time and leaves out those that are late. The child
/// ends with the value, and with the program too, because nobody reads its pipe any more. It may read local files alone.
public struct VideoFrames: ~Copyable {
  /// The pixels of a frame.
  public let size: PictureSize
  /// Frames a second of video time.
  public let framesPerSecond: Double
  /// The pipe that frames come from, to wait for with `poll`.
  public let descriptor: Int32
  private let process: pid_t

  /// Starts decoding.
  ///
  /// - Parameters:
  ///   - path: The video's file.
  ///   - size: The pixels of a frame.
  ///   - crop: The part of the video that is shown.
  ///   - framesPerSecond: Frames a second; others are left out or repeated.
  ///   - start: Seconds from the beginning.
  public init(
    path: String, size: PictureSize, crop: PictureCrop = .whole, framesPerSecond: Double = 25,
    start: Double = 0
  ) throws(PictureError) {
    self.size = size
    self.framesPerSecond = framesPerSecond
    let child = try Self.spawn([
      "ffmpeg", "-v", "quiet", "-nostdin", "-protocol_whitelist", "file,pipe", "-threads", "1",
      "-ss", "\(max(0, start))", "-i", "file:" + path, "-an", "-sn", "-vf",
      "fps=\(framesPerSecond),\(Self.filter(crop))scale=\(size.width):\(size.height):flags=area",
      "-f", "rawvideo", "-pix_fmt", "rgba", "pipe:1",
    ])
    process = child.process
    descriptor = child.descriptor
  }

  deinit {
    close(descriptor)
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// Waits for the next frame; nil at the end, and where the file is no video.
  public mutating func next() -> PicturePixels? {
    let count = size.width * size.height * 4
    let descriptor = descriptor
    let rgba = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = read(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled)
        if got > 0 {
          filled += got
        } else if got == 0 || errno != EINTR {
          break
        }
      }
    }
    return rgba.count == count ? PicturePixels(size: size, rgba: rgba) : nil
  }

  private static func filter(_ crop: PictureCrop) -> String {
    guard crop != .whole else { return "" }
    return "crop=iw*\(crop.width):ih*\(crop.height):iw*\(crop.x):ih*\(crop.y),"
  }

  private static func spawn(
    _ arguments: [String]
  ) throws(PictureError) -> (process: pid_t, descriptor: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .noPlayer }
    defer { close(ends[1]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)

    // The program may block signals and ignore some; its children must not.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))

    let words = arguments.map { strdup($0) }
    defer { for word in words { free(word) } }
    var process = pid_t()
    guard posix_spawnp(&process, arguments[0], &actions, &attributes, words + [nil], environ) == 0
    else {
      close(ends[0])
      throw .noPlayer
    }
    return (process, ends[0])
  }
}
