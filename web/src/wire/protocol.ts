// The number of the protocol that is spoken here (docs/PROTOCOL.md). It stands alone, so that programs without the client say it too.
export const kProtocol = 2;
