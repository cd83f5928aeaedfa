// The least that a compile costs which replaces all outputs: the events of a YAML file, and files of
// given sizes, each written under a temporary name, synced and renamed.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <yaml.h>

static unsigned char *contents(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file || fseek(file, 0, SEEK_END) != 0) return NULL;
  *size = (size_t)ftell(file);
  rewind(file);
  unsigned char *bytes = malloc(*size + 1);
  if (bytes && fread(bytes, 1, *size, file) != *size) return NULL;
  fclose(file);
  return bytes;
}

static int read_events(const unsigned char *bytes, size_t size) {
  yaml_parser_t parser;
  if (!yaml_parser_initialize(&parser)) return 0;
  yaml_parser_set_input_string(&parser, bytes, size);
  for (int isDone = 0; !isDone;) {
    yaml_event_t event;
    if (!yaml_parser_parse(&parser, &event)) return 0;
    isDone = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  return 1;
}

// Writes in pieces of the length that the compiler hands on.
static int replace(const char *path, size_t size) {
  static char piece[60 << 10];
  char temporary[4096];
  if (snprintf(temporary, sizeof temporary, "%s.tmp", path) >= (int)sizeof temporary) return 0;
  int file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  if (file < 0) return 0;
  memset(piece, 'x', sizeof piece);
  while (size > 0) {
    size_t length = size < sizeof piece ? size : sizeof piece;
    if (write(file, piece, length) != (ssize_t)length) return 0;
    size -= length;
  }
  return fsync(file) == 0 && close(file) == 0 && rename(temporary, path) == 0;
}

// Arguments: the YAML file, the folder of the files to write, the size of each of them.
int main(int count, char **arguments) {
  size_t size = 0;
  unsigned char *bytes = count >= 3 ? contents(arguments[1], &size) : NULL;
  if (!bytes || !read_events(bytes, size)) return 1;
  for (int index = 3; index < count; index++) {
    char path[4096];
    if (snprintf(path, sizeof path, "%s/%d", arguments[2], index) >= (int)sizeof path) return 1;
    if (!replace(path, strtoul(arguments[index], NULL, 10))) return 1;
  }
  return 0;
}
