# cmake -DROOT=texts -DOUT=... -P join_texts.cmake: the catalogues from which the program itself puts sentences into words, of all
# languages that have a folder, in one file; each after a line "@ LANGUAGE FOLDER/NAME".
set(MINUIT_SPOKEN engine.ftl reasons.ftl server.ftl language.ftl)
if(NOT OUT)  # included, to know the names
  return()
endif()
list(TRANSFORM MINUIT_SPOKEN PREPEND ${ROOT}/)
file(GLOB_RECURSE files RELATIVE ${ROOT} ${MINUIT_SPOKEN})
list(SORT files)
set(joined "")
foreach(file ${files})
  file(READ ${ROOT}/${file} text)
  string(REGEX REPLACE "^([^/]+)/(.*)\\.ftl$" "@ \\1 \\2" head ${file})
  string(APPEND joined "${head}\n${text}\n")
endforeach()
file(WRITE ${OUT} "${joined}")
