# cmake -DWEB=<web> -DMODULE=<folder of sudoku.mjs> -DSITE=<target> [-DESBUILD=<path>] -P site.cmake
# Makes SITE hold the page's files and the wasm module, and nothing else. The page runs from its
# sources as they are; where there is an esbuild, the modules go out in one small file each.
cmake_minimum_required(VERSION 3.21)

file(GLOB_RECURSE files RELATIVE ${WEB} ${WEB}/*)
list(REMOVE_ITEM files
  CMakeLists.txt site.cmake run.sh install.sh serve.mjs README.md traces.md package.json)

function(put source name)
  get_filename_component(folder ${SITE}/${name} DIRECTORY)
  file(MAKE_DIRECTORY ${folder})
  if(ESBUILD AND name MATCHES "\\.(css|js|mjs)$")
    set(bundle)
    # The player and the exact count are bundles of their own, loaded later; they get the page's
    # objects handed over.
    if(name MATCHES "\\.js$")
      set(bundle --bundle --format=esm --external:./sudoku.mjs --external:./run.mjs
        --external:./player.js --external:./count/count.js)
    endif()
    execute_process(COMMAND ${ESBUILD} ${source} --outfile=${SITE}/${name} --minify ${bundle}
      --log-level=warning COMMAND_ERROR_IS_FATAL ANY)
  elseif(ESBUILD AND name MATCHES "\\.html$")
    file(READ ${source} text)
    string(REGEX REPLACE "\n +" "\n" text "${text}")
    file(WRITE ${SITE}/${name} "${text}")
  else()
    file(COPY_FILE ${source} ${SITE}/${name} ONLY_IF_DIFFERENT)
  endif()
endfunction()

if(ESBUILD)
  list(FILTER files EXCLUDE REGEX "\\.js$")
  list(APPEND files app.js player.js worker.js run-worker.js
    count/count.js count/count-worker.js)
endif()
foreach(name IN LISTS files)
  put(${WEB}/${name} ${name})
endforeach()
foreach(name sudoku.mjs sudoku.wasm run.mjs run.wasm count.mjs count.wasm)
  put(${MODULE}/${name} ${name})
  list(APPEND files ${name})
endforeach()

file(GLOB_RECURSE stale RELATIVE ${SITE} ${SITE}/*)
list(REMOVE_ITEM stale ${files})
foreach(name IN LISTS stale)
  file(REMOVE ${SITE}/${name})
endforeach()
