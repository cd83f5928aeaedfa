// The calls of <sys/xattr.h>. Of its types, such as `timespec`, Swift would say that they are this module's own.
#include <stddef.h>

ptrdiff_t fgetxattr(int file, const char *name, void *value, size_t size);
ptrdiff_t flistxattr(int file, char *names, size_t size);
int fremovexattr(int file, const char *name);
int fsetxattr(int file, const char *name, const void *value, size_t size, int flags);
ptrdiff_t getxattr(const char *path, const char *name, void *value, size_t size);
int setxattr(const char *path, const char *name, const void *value, size_t size, int flags);
