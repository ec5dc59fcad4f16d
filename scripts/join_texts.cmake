# cmake -DROOT=... -DOUT=... -DFILES=a,b,c -P join_texts.cmake: one file of many, each after a line "@ LANGUAGE FOLDER/NAME".
string(REPLACE "," ";" files "${FILES}")
set(joined "")
foreach(file ${files})
  file(READ ${ROOT}/${file} text)
  string(REGEX REPLACE "^([^/]+)/(.*)\\.ftl$" "@ \\1 \\2" head ${file})
  string(APPEND joined "${head}\n${text}\n")
endforeach()
file(WRITE ${OUT} "${joined}")
