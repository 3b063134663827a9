/** Control characters except tab, line ends and form feed. */
function isControl(byte: number): boolean {
  return byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13;
}

/**
 * Undefined if it is not text. By byte order mark, else UTF-16 (every second leading byte is zero), UTF-8 if valid, or
 * Windows-1252, as French Excel writes.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = utf16Of(bytes);
  if (encoding !== undefined) {
    const text = new TextDecoder(encoding).decode(bytes);
    return /[\0\ufffd]/.test(text) ? undefined : text;
  }
  if (bytes.some(isControl)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Leading bytes that reveal UTF-16. */
const sample = 64;

function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const start = bytes.subarray(0, sample - (sample % 2));
  const zeros = (at: 0 | 1) => start.every((byte, index) => index % 2 !== at || byte === 0);
  if (start.length < 4 || start.length % 2 !== 0) return undefined;
  if (zeros(1) && !zeros(0)) return "utf-16le";
  return zeros(0) && !zeros(1) ? "utf-16be" : undefined;
}
