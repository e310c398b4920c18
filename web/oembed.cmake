# Writes oembed.json into SITE where the site's address is known, and the links by which it is found
# into index.html and embed.html. The answer of a static site is the same for whoever asks.
if(SITE_URL)
  string(REGEX REPLACE "/+$" "" base "${SITE_URL}")
  string(APPEND base "/")
  if(NOT base MATCHES "^https?://[A-Za-z0-9.:/_~%-]+$")
    message(FATAL_ERROR "SUDOKU_SITE_URL is no address of a site: ${SITE_URL}")
  endif()
  set(frame "<iframe src=\\\"${base}embed.html\\\" width=\\\"360\\\" height=\\\"460\\\"")
  string(APPEND frame " title=\\\"Sudoku Lab\\\" loading=\\\"lazy\\\"></iframe>")
  file(WRITE ${SITE}/oembed.json "{
  \"version\": \"1.0\",
  \"type\": \"rich\",
  \"title\": \"Sudoku Lab\",
  \"provider_name\": \"Sudoku Lab\",
  \"provider_url\": \"${base}\",
  \"width\": 360,
  \"height\": 460,
  \"html\": \"${frame}\"
}
")
  set(link "<link rel=\"alternate\" type=\"application/json+oembed\" title=\"Sudoku Lab\"")
  string(APPEND link " href=\"${base}oembed.json\" />\n")
  foreach(page index.html embed.html)
    file(READ ${SITE}/${page} text)
    string(REPLACE "</head>" "${link}</head>" text "${text}")
    file(WRITE ${SITE}/${page} "${text}")
  endforeach()
  list(APPEND files oembed.json)
endif()
