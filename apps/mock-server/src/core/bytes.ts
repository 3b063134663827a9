const encoder = new TextEncoder();

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);

/** One after the other, without gaps. */
export function joinedBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
