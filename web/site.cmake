# cmake -DWEB=<web> -DMODULE=<folder of sudoku.mjs> -DSITE=<target> -P site.cmake
# Makes SITE hold the page's files and the wasm module, and nothing else.
cmake_minimum_required(VERSION 3.21)

file(GLOB_RECURSE files RELATIVE ${WEB} ${WEB}/*)
list(REMOVE_ITEM files CMakeLists.txt site.cmake run.sh install.sh serve.mjs README.md)

function(put source name)
  get_filename_component(folder ${SITE}/${name} DIRECTORY)
  file(MAKE_DIRECTORY ${folder})
  file(COPY_FILE ${source} ${SITE}/${name} ONLY_IF_DIFFERENT)
endfunction()

foreach(name IN LISTS files)
  put(${WEB}/${name} ${name})
endforeach()
foreach(name sudoku.mjs sudoku.wasm)
  put(${MODULE}/${name} ${name})
  list(APPEND files ${name})
endforeach()

file(GLOB_RECURSE stale RELATIVE ${SITE} ${SITE}/*)
list(REMOVE_ITEM stale ${files})
foreach(name IN LISTS stale)
  file(REMOVE ${SITE}/${name})
endforeach()
