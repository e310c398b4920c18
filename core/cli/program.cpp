#include "program.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <vector>

extern char** environ;

namespace sudoku::cli {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::array kEndingSignals = {SIGINT, SIGTERM, SIGHUP};

// The signal to end that has come, 0 if none has.
volatile std::sig_atomic_t interruption = 0;

void interrupt(int signal) { interruption = signal; }

// The reading end of a pipe whose writing end the program gets.
class Pipe {
 public:
  Pipe() {
    int ends[2] = {-1, -1};
    if (pipe(ends) != 0) return;
    read_ = ends[0];
    write_ = ends[1];
    for (int end : ends) fcntl(end, F_SETFD, FD_CLOEXEC);
    fcntl(read_, F_SETFL, O_NONBLOCK);
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    close_writing();
    close_reading();
  }

  int writing_end() const { return write_; }
  /// -1 after the end of the stream.
  int reading_end() const { return read_; }
  void close_writing() { close_end(write_); }

  /// Appends what can be read now.
  void drain(std::string& text) {
    std::array<char, 4096> bytes;
    while (read_ >= 0) {
      const ssize_t count = read(read_, bytes.data(), bytes.size());
      if (count > 0) {
        text.append(bytes.data(), static_cast<std::size_t>(count));
        if (static_cast<std::size_t>(count) < bytes.size()) return;
      } else if (count < 0 && (errno == EAGAIN || errno == EINTR)) {
        return;
      } else {
        close_reading();
      }
    }
  }

 private:
  void close_reading() { close_end(read_); }
  static void close_end(int& end) {
    if (end >= 0) close(end);
    end = -1;
  }

  int read_ = -1, write_ = -1;
};

// Starts the program in a new process group. Returns 0, or the errno of what failed.
int start(std::span<const std::string_view> command, const std::string& input, const Pipe& output,
          const Pipe& errors, pid_t& process) {
  std::vector<std::string> arguments(command.begin(), command.end());
  std::vector<char*> pointers;
  for (std::string& argument : arguments) pointers.push_back(argument.data());
  pointers.push_back(nullptr);

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input.c_str(), O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, output.writing_end(), STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, errors.writing_end(), STDERR_FILENO);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  posix_spawnattr_setpgroup(&attributes, 0);
  const int code =
      posix_spawnp(&process, pointers[0], &actions, &attributes, pointers.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return code;
}

}  // namespace

ProgramResult run_program(std::span<const std::string_view> command, const std::string& input,
                          const ProgramLimits& limits) {
  using End = ProgramResult::End;
  // A program can exit and leave a process that holds the pipes: look for its end this often.
  constexpr std::chrono::milliseconds kLook(20);
  Pipe output, errors;
  pid_t process = 0;
  for (int signal : kEndingSignals) std::signal(signal, interrupt);
  const int failure = start(command, input, output, errors, process);
  if (failure != 0) return {End::not_started, failure, {}, {}};
  output.close_writing();
  errors.close_writing();

  ProgramResult result{End::exited, 0, {}, {}};
  const auto deadline = Clock::now() + limits.time;
  int status = 0;
  bool is_over = false;
  while (!is_over && result.end == End::exited) {
    std::array<pollfd, 2> ends = {
        {{output.reading_end(), POLLIN, 0}, {errors.reading_end(), POLLIN, 0}}};
    poll(ends.data(), ends.size(), static_cast<int>(kLook.count()));
    is_over = waitpid(process, &status, WNOHANG) == process;
    output.drain(result.output);
    errors.drain(result.errors);
    if (is_over) break;
    if (Clock::now() >= deadline) result.end = End::too_slow;
    if (interruption != 0) result.end = End::interrupted;
    if (std::max(result.output.size(), result.errors.size()) > limits.output) {
      result.end = End::too_long;
    }
  }
  kill(-process, SIGKILL);
  for (int signal : kEndingSignals) std::signal(signal, SIG_DFL);
  if (result.end == End::interrupted) result.code = interruption;
  if (!is_over) {
    waitpid(process, &status, 0);
  } else if (WIFSIGNALED(status)) {
    result.end = End::killed;
    result.code = WTERMSIG(status);
  } else {
    result.code = WEXITSTATUS(status);
  }
  return result;
}

}  // namespace sudoku::cli
