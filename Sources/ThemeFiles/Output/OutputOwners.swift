import OutputText

/// Who owns the files in the output folders of a run.
package struct OutputOwners {
  /// The owners in each folder, by the paths that the run's themes have for it.
  let byFolder: [String: FolderOwners]

  /// Fails when a file would be replaced that was made from a theme which is still there and not
  /// compiled in this run: each of the two would undo the other.
  package func refuseToReplace(_ writes: [OutputPlan.Write]) throws(CommandFailure) {
    var claims: [String: [[UInt8]: [String]]] = [:]
    for write in writes where write.file.role == .output {
      guard case .differs = write.target.state, let owners = byFolder[write.file.folder] else {
        continue
      }
      let known = claims[write.file.folder] ?? Self.claims(owners)
      claims[write.file.folder] = known
      let claimants = known[Array(write.file.name.utf8)] ?? []
      guard let theme = try otherTheme(of: write, owners, claimants) else { continue }
      let path = visibleText(write.file.path)
      let source = visibleText(FilePath.collapsed(FilePath.join(owners.path, theme)))
      throw CommandFailure(
        .unwritable,
        "cannot write '\(path)': it is made from '\(source)'; give one of the themes another name or output folder"
      )
    }
  }

  /// The themes that the list of a folder names for each file.
  private static func claims(_ owners: FolderOwners) -> [[UInt8]: [String]] {
    let claims = Dictionary(grouping: owners.list?.claims ?? []) { Array($0.file.utf8) }
    return claims.mapValues { $0.map(\.theme) }
  }

  /// The path, seen from the folder, of the other theme that a file is made from.
  private func otherTheme(
    of write: OutputPlan.Write, _ owners: FolderOwners, _ claimants: [String]
  ) throws(CommandFailure) -> String? {
    let name = write.file.name
    guard let kind = OutputKind(name) else { return nil }
    let mark: [UInt8]?
    do throws(SystemError) {
      mark = try StaleSearch.mark(of: write.target.path, kind)
    } catch {
      throw .cannotWrite(write.file.path, error)
    }
    guard let mark else { return nil }
    let bytes = Array(name.utf8)
    let makers = owners.themes.values.filter { $0.files.contains(bytes) }.map(\.path)
    if !claimants.isEmpty {
      return claimants.sorted().first { theme in
        GeneratedHeader.mark(of: FilePath.name(of: theme), kind) == mark
          && owners.standing(of: theme) == .there
      }
    }
    // Without a claim the file is a neighbor's, or of a time before there were lists.
    guard kind != .asset, !makers.contains(where: { isNamed($0, mark, kind) && !$0.contains("/") })
    else { return nil }
    return try neighbor(mark, kind, owners)
  }

  /// The name of the theme in the folder that a header names, if it is there and not compiled now.
  private func neighbor(
    _ mark: [UInt8], _ kind: OutputKind, _ owners: FolderOwners
  ) throws(CommandFailure) -> String? {
    do throws(SystemError) {
      return try FileSystem.entries(in: owners.path).map(\.name).first { name in
        isNamed(name, mark, kind) && owners.standing(of: name) == .there
      }
    } catch {
      throw .cannotSearch(owners.path, error)
    }
  }

  private func isNamed(_ theme: String, _ mark: [UInt8], _ kind: OutputKind) -> Bool {
    GeneratedHeader.mark(of: theme, kind) == mark
  }
}
