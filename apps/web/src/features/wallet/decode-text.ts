import { likelierText } from "./legacy-text.ts";

/** `binary` is no text at all; of `unknown` encoding is a text whose accents can't be told. */
export type DecodedText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly fault: "binary" | "unknown" };

/** Control characters except tab, line ends and form feed. */
function isControl(byte: number): boolean {
  return byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13;
}

/**
 * The text of a file: by its byte order mark, else UTF-16 by its zeros, else UTF-8 if that is valid, else what a French Excel
 * writes on Windows (Windows-1252) or on a Mac (Mac Roman), or LibreOffice on Linux (ISO 8859-15), whichever reads like words.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = utf16Of(bytes);
  if (encoding !== undefined) {
    const text = new TextDecoder(encoding).decode(bytes);
    return /[\0\ufffd]/.test(text) ? { ok: false, fault: "binary" } : { ok: true, text };
  }
  if (bytes.some(isControl)) return { ok: false, fault: "binary" };
  try {
    return { ok: true, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    const text = likelierText(bytes);
    return text === undefined ? { ok: false, fault: "unknown" } : { ok: true, text };
  }
}

/** Leading bytes that reveal UTF-16. */
const sample = 4_096;

/** One half of the bytes is zero for the letters of Western languages; « ’ » and « œ » have both. */
function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const start = bytes.subarray(0, sample);
  const half = Math.floor(start.length / 2);
  if (half < 2) return undefined;
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > 0.6 * half && even === 0) return "utf-16le";
  return even > 0.6 * half && odd === 0 ? "utf-16be" : undefined;
}
