# cmake -DWEB=<web> -DMODULE=<folder of sudoku.mjs> -DSITE=<target> [-DESBUILD=<path>
#   -DNODE=<path>] [-DSITE_URL=<address>] -P site.cmake
# Makes SITE hold the page's files and the wasm module, and nothing else. The page runs from its
# sources as they are; where there is an esbuild, the modules go out in one small file each.
cmake_minimum_required(VERSION 3.21)

file(GLOB_RECURSE files RELATIVE ${WEB} ${WEB}/*)
list(REMOVE_ITEM files CMakeLists.txt serve.mjs sizes.mjs embed/build.mjs package.json offline/service-worker.js)
list(FILTER files EXCLUDE REGEX "\\.(cmake|md|sh)$|^(hosting|one-file)/")

function(put source name)
  get_filename_component(folder ${SITE}/${name} DIRECTORY)
  file(MAKE_DIRECTORY ${folder})
  if(ESBUILD AND name MATCHES "\\.(css|js|mjs)$")
    set(bundle)
    # The player is a bundle of its own, loaded later; it gets the page's objects handed over.
    # So are the exact count, the dialog for lists and its engine room, the other languages, and
    # what puts them in.
    if(name MATCHES "\\.js$")
      set(bundle --bundle --format=esm --external:./sudoku.mjs --external:./reader.mjs
        --external:./run.mjs --external:./batch.mjs --external:./player.js
        --external:./share-dialog.js --external:./picture.js --external:./translate.js
        --external:./count/count.js --external:./list-dialog.js --external:./batch/batch.js
        --external:./offline/offline.js)
    elseif(name MATCHES "\\.css$")
      set(bundle --bundle)
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
  set(tables ${files})
  list(FILTER tables INCLUDE REGEX "^strings/")
  list(FILTER tables EXCLUDE REGEX "[-/]en\\.js$")
  list(FILTER files EXCLUDE REGEX "\\.js$|^(look|overlay)\\.css$|/.*\\.css$") # taken into bundles
  list(APPEND files app.js player.js share-dialog.js picture.js list-dialog.js worksheet.js
    embed.js embed-sandboxed.js lesson.js worker.js run-worker.js offline/offline.js translate.js
    ${tables} batch/batch.js batch/batch-worker.js count/count.js batch/count-worker.js)
endif()
foreach(name IN LISTS files)
  put(${WEB}/${name} ${name})
endforeach()
foreach(name sudoku.mjs sudoku.wasm reader.mjs reader.wasm run.mjs run.wasm)
  put(${MODULE}/${name} ${name})
  list(APPEND files ${name})
endforeach()
foreach(name batch.mjs batch.wasm)
  put(${MODULE}/${name} batch/${name})
  list(APPEND files batch/${name})
endforeach()

include(${WEB}/oembed.cmake)

file(GLOB_RECURSE stale RELATIVE ${SITE} ${SITE}/*)
list(REMOVE_ITEM stale ${files})
foreach(name IN LISTS stale)
  file(REMOVE ${SITE}/${name})
endforeach()

# It lists what the folder holds.
include(${WEB}/offline/precache.cmake)

# After the list: the script is for pages of other sites, and for frames without a service worker.
if(ESBUILD)
  execute_process(COMMAND ${NODE} ${WEB}/embed/build.mjs
    ${WEB} ${MODULE} ${SITE}/../element ${SITE}/sudoku-lab-element.js ${ESBUILD}
    COMMAND_ERROR_IS_FATAL ANY)
endif()
