# What must be set before the first target of an Emscripten build.

# Debian keeps the acorn that Emscripten links with where only Debian's own node looks for it.
if(EXISTS /usr/share/nodejs/acorn AND EMSCRIPTEN_ROOT_PATH MATCHES "^/usr/share/emscripten")
  set(CMAKE_CXX_LINKER_LAUNCHER ${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs)
endif()

# Emscripten 3.1.6 runs tests with node options that node 17 and later refuse.
list(REMOVE_ITEM CMAKE_CROSSCOMPILING_EMULATOR
  --experimental-wasm-threads --experimental-wasm-bulk-memory)

# The default stack fell from 5 MB to 64 KB in 3.1.27; the option was renamed in 3.1.25.
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.25)
  set(SUDOKU_STACK_OPTION -sTOTAL_STACK=1MB)
else()
  set(SUDOKU_STACK_OPTION -sSTACK_SIZE=1MB)
endif()
