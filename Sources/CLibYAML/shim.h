#if !__has_include(<yaml.h>)
#error "libyaml headers not found; install libyaml-dev (Debian, Ubuntu: apt-get install libyaml-dev; macOS: unset APPEARANCE_LIBYAML)"
#else
#include <yaml.h>
#endif
