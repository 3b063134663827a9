const encoder = new TextEncoder();

/** The UTF-8 bytes of a text. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);
