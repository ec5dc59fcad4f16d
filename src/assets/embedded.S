// The bytes of the pack, as the linker sees them. MINUIT_PACK is its path, if the client was built.
    .section .rodata, "a"
    .global minuit_pack_begin
    .global minuit_pack_end
    .balign 16
minuit_pack_begin:
#ifdef MINUIT_PACK
    .incbin MINUIT_PACK
#endif
minuit_pack_end:
    .section .note.GNU-stack, "", %progbits
