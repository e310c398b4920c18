# cmake -DWEB=<web> -DSITE=<folder> [-DESBUILD=<path>] -P precache.cmake
# Writes SITE/service-worker.js for what SITE holds: the list of its files with their content hashes,
# and service-worker.js of this folder. Another file, or another byte in one, makes another version.
cmake_minimum_required(VERSION 3.21)

set(worker ${SITE}/service-worker.js)
file(REMOVE ${worker})
file(GLOB_RECURSE kept RELATIVE ${SITE} ${SITE}/*)
list(SORT kept)

set(list)
foreach(name IN LISTS kept)
  file(SHA256 ${SITE}/${name} hash)
  list(APPEND list "\"${name}\":\"${hash}\"")
endforeach()
list(JOIN list "," list)

if(ESBUILD)
  execute_process(COMMAND ${ESBUILD} ${WEB}/offline/service-worker.js --minify --format=iife
    OUTPUT_VARIABLE source COMMAND_ERROR_IS_FATAL ANY)
else()
  file(READ ${WEB}/offline/service-worker.js source)
endif()
string(SHA256 version "${list}${source}")
file(WRITE ${worker} "self.version='${version}';self.files={${list}};\n${source}")
