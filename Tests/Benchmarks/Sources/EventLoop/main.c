// Goes through the events of a YAML file and does nothing with them: the least that reading costs.
#include <stdio.h>
#include <stdlib.h>
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

int main(int count, char **arguments) {
  size_t size = 0;
  unsigned char *bytes = count == 2 ? contents(arguments[1], &size) : NULL;
  yaml_parser_t parser;
  if (!bytes || !yaml_parser_initialize(&parser)) return 1;
  yaml_parser_set_input_string(&parser, bytes, size);
  for (int isDone = 0; !isDone;) {
    yaml_event_t event;
    if (!yaml_parser_parse(&parser, &event)) return 1;
    isDone = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  return 0;
}
