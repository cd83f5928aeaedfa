"""A file system that finds names whatever their case and keeps the case they were made with, as a Mac's usual disk
does: what lies in a folder, shown at another.

Usage: folding.py FOLDER MOUNT, or folding.py --probe, which fails where this Python cannot do it. It takes fusepy
(Debian's python3-fusepy) and the right to mount.
"""

import errno
import os
import sys

try:
    import fusepy as fuse
except ImportError:
    import fuse


class Folding(fuse.Operations):
    """The folder's own operations, behind a look for each name."""

    def __init__(self, folder):
        self.folder = folder

    def named(self, path):
        """The folder of a path, and its last name as it was given."""
        parent, name = os.path.split(path)
        return self.found(parent) if path != "/" else self.folder, name

    def found(self, path):
        """Where a path leads; a name that is not there is kept as it was given."""
        place = self.folder
        for name in path.split("/"):
            if name and not os.path.lexists(os.path.join(place, name)):
                try:
                    same = [each for each in os.listdir(place) if each.casefold() == name.casefold()]
                except OSError:
                    same = []
                name = same[0] if same else name
            place = os.path.join(place, name)
        return place.rstrip("/")

    def getattr(self, path, fh=None):
        status = os.lstat(self.found(path)) if fh is None else os.fstat(fh)
        return {name: getattr(status, name) for name in dir(status) if name.startswith("st_") and name[3:] in (
            "mode", "ino", "dev", "nlink", "uid", "gid", "size", "blocks", "atime", "mtime", "ctime")}

    def access(self, path, amode):
        if not os.access(self.found(path), amode):
            raise fuse.FuseOSError(errno.EACCES)
        return 0

    def readdir(self, path, fh):
        return [".", "..", *os.listdir(self.found(path))]

    def readlink(self, path):
        return os.readlink(self.found(path))

    def mkdir(self, path, mode):
        os.mkdir(self.found(path), mode)

    def rmdir(self, path):
        os.rmdir(self.found(path))

    def unlink(self, path):
        os.unlink(self.found(path))

    def symlink(self, path, target):
        os.symlink(target, self.found(path))

    def link(self, path, target):
        os.link(self.found(target), self.found(path))

    def rename(self, old, new):
        source, there = self.found(old), self.found(new)
        target = os.path.join(*self.named(new))
        # The name's case is the new one's, also where it alone changes.
        os.rename(source, there if source != there else target)
        if source != there and there != target:
            os.rename(there, target)

    def chmod(self, path, mode):
        os.chmod(self.found(path), mode)

    def chown(self, path, uid, gid):
        os.chown(self.found(path), uid, gid)

    def utimens(self, path, times=None):
        os.utime(self.found(path), times)

    def truncate(self, path, length, fh=None):
        os.truncate(self.found(path) if fh is None else fh, length)

    def open(self, path, flags):
        return os.open(self.found(path), flags & ~os.O_NOFOLLOW)

    def create(self, path, mode, fi=None):
        return os.open(self.found(path), os.O_RDWR | os.O_CREAT, mode)

    def read(self, path, size, offset, fh):
        return os.pread(fh, size, offset)

    def write(self, path, data, offset, fh):
        return os.pwrite(fh, data, offset)

    def fsync(self, path, datasync, fh):
        os.fsync(fh)

    def release(self, path, fh):
        os.close(fh)

    def statfs(self, path):
        status = os.statvfs(self.folder)
        return {name: getattr(status, name) for name in dir(status) if name.startswith("f_") and name != "f_fsid"}


if __name__ == "__main__" and sys.argv[1:] != ["--probe"]:
    # Nothing is remembered under one spelling that another one changes.
    fuse.FUSE(
        Folding(os.path.realpath(sys.argv[1])), sys.argv[2], foreground=True, nothreads=True, use_ino=True,
        entry_timeout=0, negative_timeout=0, attr_timeout=0, direct_io=True)
