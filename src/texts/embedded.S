// The files of texts/ that the program itself needs, one after the other, as scripts/join_texts.cmake puts them together.
    .section .rodata, "a"
    .global minuit_texts_begin
    .global minuit_texts_end
    .balign 16
minuit_texts_begin:
    .incbin MINUIT_TEXTS
minuit_texts_end:
    .section .note.GNU-stack, "", %progbits
