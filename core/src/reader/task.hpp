// Work that pauses: coroutines that return to their owner when the work of a call is used up, and
// continue with its next call.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#if defined(__GNUC__) && !defined(__clang__)
// The frame of a coroutine has the local variables; in a unity build GCC takes their types for
// those of a header.
#pragma GCC diagnostic ignored "-Wsubobject-linkage"
#endif

#if __has_include(<coroutine>)
#include <coroutine>
namespace sudoku::reader {
namespace coro = std;
}
#else  // Emscripten 3.1.6: the compiler knows coroutines, its library has them by their former
       // name.
#include <experimental/coroutine>
#pragma clang diagnostic ignored "-Wdeprecated-experimental-coroutine"
namespace sudoku::reader {
namespace coro = std::experimental;
}
#endif

namespace sudoku::reader {

/// A unit of work takes 5 to 20 ns: reading one character in a format. `co_await Units{n}` counts n
/// units, and pauses if the current call has no more.
struct Units {
  std::size_t count;
};

/// The work of looking for one thing in this number of characters: much faster than reading them.
constexpr Units scan_of(std::size_t characters) { return {characters / 8}; }

/// Characters of a long line between two chances to pause.
inline constexpr std::size_t kStretch = 1 << 14;

/// The innermost task at work, and the units that are left of the current call.
struct Progress {
  std::int64_t left = 0;
  coro::coroutine_handle<> current;
};

template <class T>
class Task;
template <class T>
struct PromiseOf;

/// What the promises of all tasks have in common. No `await_suspend` is a template: Clang 14 makes
/// tail calls of those for types of one file, and its WebAssembly has none.
struct Promise {
  Progress* progress = nullptr;
  coro::coroutine_handle<> caller;

  struct Pause {
    bool ready;
    bool await_ready() const noexcept { return ready; }
    void await_suspend(coro::coroutine_handle<>) const noexcept {}
    void await_resume() const noexcept {}
  };
  struct End {
    const Promise* ended;
    bool await_ready() const noexcept { return false; }
    void await_suspend(coro::coroutine_handle<>) const noexcept {
      ended->progress->current = ended->caller;
    }
    void await_resume() const noexcept {}
  };
  struct Start {
    Promise* started;
    coro::coroutine_handle<> task;
    Progress* progress;
    bool await_ready() const noexcept { return false; }
    void await_suspend(coro::coroutine_handle<> caller) const noexcept {
      started->progress = progress;
      started->caller = caller;
      progress->current = task;
    }
  };
  template <class T>
  struct Call : Start {
    T await_resume() const { return static_cast<PromiseOf<T>*>(started)->take(); }
  };

  coro::suspend_always initial_suspend() const noexcept { return {}; }
  End final_suspend() const noexcept { return {this}; }
  void unhandled_exception() const {
#ifdef __cpp_exceptions
    throw;
#endif
  }
  Pause await_transform(Units work) noexcept {
    progress->left -= static_cast<std::int64_t>(work.count);
    return {progress->left > 0};
  }
  template <class T>
  Call<T> await_transform(const Task<T>& task) noexcept {
    return {{&task.handle().promise(), task.handle(), progress}};
  }
};

template <class T>
struct PromiseOf : Promise {
  std::optional<T> value;

  Task<T> get_return_object();
  template <class U>
  void return_value(U&& result) {
    value.emplace(std::forward<U>(result));
  }
  T take() { return std::move(*value); }
};

template <>
struct PromiseOf<void> : Promise {
  Task<void> get_return_object();
  void return_void() const noexcept {}
  void take() const noexcept {}
};

/// Work with a result. It begins when another task awaits it, or when its owner starts it. Refers
/// to its arguments if they are references. Move-only; can be destroyed at any pause.
template <class T>
class [[nodiscard]] Task {
 public:
  using promise_type = PromiseOf<T>;
  using Handle = coro::coroutine_handle<promise_type>;

  explicit Task(Handle handle) : handle_(handle) {}
  Task(Task&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  Task& operator=(Task&&) = delete;
  ~Task() {
    if (handle_) handle_.destroy();
  }

  Handle handle() const { return handle_; }
  bool is_done() const { return handle_.done(); }
  /// The result, once. Precondition: `is_done`.
  T take() { return handle_.promise().take(); }

  /// Begins as the outermost task of `progress`, which must outlive it.
  void start(Progress& progress) {
    handle_.promise().progress = &progress;
    progress.current = handle_;
  }

 private:
  Handle handle_;
};

template <class T>
Task<T> PromiseOf<T>::get_return_object() {
  return Task<T>(Task<T>::Handle::from_promise(*this));
}

inline Task<void> PromiseOf<void>::get_return_object() {
  return Task<void>(Task<void>::Handle::from_promise(*this));
}

/// Continues the task that was started with `progress`, until `units` are used up. Returns
/// how many were. Complexity: linear in that.
inline std::uint64_t advance(Progress& progress, std::uint64_t units) {
  progress.left = static_cast<std::int64_t>(std::clamp<std::uint64_t>(units, 1, INT64_MAX));
  const std::int64_t before = progress.left;
  while (progress.current && progress.left > 0) progress.current.resume();
  return static_cast<std::uint64_t>(before - progress.left);
}

/// The result of a task that has no budget.
template <class T>
T finished(Task<T> task) {
  Progress progress;
  task.start(progress);
  while (!task.is_done()) advance(progress, INT64_MAX);
  return task.take();
}

}  // namespace sudoku::reader
