// Runs a command and prints what it took: microseconds of processor time, microseconds on the clock,
// the peak of its memory as the system counts it, and its exit status.
//
// A process is said to have used at least the memory of the one that started it, so that has to be
// a small one.
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static long microseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000L + now.tv_nsec / 1000;
}

// The first argument is the file for what the command prints; the command follows.
int main(int count, char **arguments) {
  if (count < 3) return 2;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, arguments[1], O_WRONLY | O_CREAT | O_TRUNC, 0600);
  posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO);
  pid_t process;
  long start = microseconds();
  if (posix_spawnp(&process, arguments[2], &actions, NULL, arguments + 2, environ) != 0) return 1;
  int status;
  struct rusage usage;
  if (wait4(process, &status, 0, &usage) < 0) return 1;
  long wall = microseconds() - start;
  long cpu = (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000L + usage.ru_utime.tv_usec +
             usage.ru_stime.tv_usec;
  printf("%ld %ld %ld %d\n", cpu, wall, usage.ru_maxrss, status);
  return 0;
}
