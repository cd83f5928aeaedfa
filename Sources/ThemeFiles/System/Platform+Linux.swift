#if !canImport(Darwin)
  internal import CExtendedAttributes
  internal import Glibc
  internal import OutputText

  /// What the C library of Linux names or does otherwise than that of Darwin, which has the same members in
  /// `Platform+Darwin.swift`.
  enum Platform {
    /// The flags that open a folder only to go on from it; it need not be readable.
    static let folderFlags = pathOnly | O_DIRECTORY | O_NOFOLLOW

    /// `O_PATH`, which is hidden behind a feature of the headers.
    private static let pathOnly: Int32 = 0x20_0000

    /// How many columns a terminal has; nil where it does not say.
    static func columns(ofTerminal number: Int32) -> Int? {
      var size = winsize()
      guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
      return Int(size.ws_col)
    }

    /// The variable that `posix_spawn_file_actions_init` fills.
    static var noFileActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }

    static func modificationTime(_ status: stat) -> timespec { status.st_mtim }

    /// When a file's content, name or rights last changed.
    static func changeTime(_ status: stat) -> timespec { status.st_ctim }

    /// Whether a signal does what it does without a handler.
    static func isDefault(_ action: sigaction) -> Bool {
      action.__sigaction_handler.sa_handler == nil
    }

    static func action(_ handler: @escaping @convention(c) (Int32) -> Void) -> sigaction {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = handler
      return action
    }

    /// Brings what was written to the medium; 0 or, with `errno`, -1.
    static func synchronize(_ number: Int32) -> Int32 { fsync(number) }

    /// Lets the process open as many files as it may be allowed to; whether that is more than before.
    static func allowMoreFiles() -> Bool {
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
      var limits = rlimit()
      guard getrlimit(files, &limits) == 0, limits.rlim_cur < limits.rlim_max else { return false }
      limits.rlim_cur = limits.rlim_max
      return setrlimit(files, &limits) == 0
    }

    /// Gives an open file the access list and the extended attributes of another one.
    ///
    /// The checksums that the kernel keeps of a file itself (IMA and EVM) are its own business.
    static func copyAttributes(from old: Int32, to new: Int32) throws(SystemError) {
      let names = try attributes(of: old)
      // A folder's default list would give rights that the old file did not.
      if !names.contains(accessList), try attributes(of: new).contains(accessList),
        fremovexattr(new, accessList) != 0
      {
        throw .attributesLost
      }
      for name in names where name != "security.ima" && name != "security.evm" {
        let value = try bytes { fgetxattr(old, name, $0, $1) }
        // Some may be seen by everybody and set by the system alone.
        if let own = try? bytes({ fgetxattr(new, name, $0, $1) }), own == value { continue }
        guard fsetxattr(new, name, value, value.count, 0) == 0 else { throw .attributesLost }
      }
    }

    /// The attribute that the access list of a file is (acl(5)).
    private static let accessList = "system.posix_acl_access"

    /// The names of a file's extended attributes; none where the file system has no attributes.
    private static func attributes(of file: Int32) throws(SystemError) -> [String] {
      do throws(SystemError) {
        return try bytes { flistxattr(file, $0, $1) }.split(separator: 0).map {
          String(decoding: $0.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
      } catch {
        if error.isUnsupported || error.code == ENOSYS { return [] }
        throw error
      }
    }

    /// What a call gives that fills a buffer, and without one says how large it has to be.
    private static func bytes(
      _ call: (UnsafeMutablePointer<CChar>?, Int) -> Int
    ) throws(SystemError) -> [CChar] {
      while true {
        let size = call(nil, 0)
        guard size >= 0 else { throw .last }
        var bytes = [CChar](repeating: 0, count: size)
        let count = size == 0 ? 0 : call(&bytes, size)
        if count >= 0 { return Array(bytes.prefix(count)) }
        // It has grown in between.
        guard errno == ERANGE else { throw .last }
      }
    }

    /// The arguments where Swift has none: it looks for them through `/proc/self/maps`, which can fail.
    static func argumentsFromKernel() throws(SystemError) -> [String] {
      let file = try Descriptor.open("/proc/self/cmdline", for: .reading)
      let bytes = try file.closing { () throws(SystemError) in
        try file.read(upTo: 4 << 20, expected: 4096)
      }
      let words = bytes.split(separator: 0, omittingEmptySubsequences: false)
      return words.dropFirst().dropLast().map { PathText.text($0) }
    }

    /// Makes room in memory for the work on so many bytes of themes, of large pages where the system has
    /// them.
    ///
    /// Page by page as it is touched, the memory behind a large theme costs as much time as its parsing.
    static func prepareHeap(forInput bytes: Int) {
      guard bytes >= 256 << 10 else { return }
      let limit = 31 << 20
      // The first block is the system's; freed, it tells glibc to have blocks of its size on the heap,
      // where the second one is taken from and stays.
      for size in [limit, min(bytes * 8, limit)] {
        guard let block = malloc(size) else { return }
        let start = block.alignedUp(toMultipleOf: Int(getpagesize()))
        madvise(start, size - (start - block), MADV_HUGEPAGE)
        free(block)
      }
    }
  }
#endif
