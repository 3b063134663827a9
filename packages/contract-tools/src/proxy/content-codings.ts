import * as zlib from "node:zlib";

type Unpacker = (bytes: Uint8Array, options: { readonly maxOutputLength: number }) => Buffer;

/** Older Nodes lack zstd; a named import would prevent starting. */
const zstd: Unpacker | undefined = zlib.zstdDecompressSync;

const unpackers: ReadonlyMap<string, Unpacker> = new Map<string, Unpacker>([
  ["gzip", zlib.gunzipSync],
  ["x-gzip", zlib.gunzipSync],
  ["deflate", zlib.inflateSync],
  ["br", zlib.brotliDecompressSync],
  ...(zstd === undefined ? [] : [["zstd", zstd] satisfies [string, Unpacker]]),
]);

export type Unpacked =
  | { readonly bytes: Buffer; readonly why?: never }
  | { readonly bytes?: never; readonly why: string };

/** Reverses a `Content-Encoding`, in order of application (RFC 9110 §8.4). */
export function unpacked(bytes: Buffer, header: string | undefined, longest: number): Unpacked {
  let plain = bytes;
  for (const coding of codingsOf(header).toReversed()) {
    const unpack = unpackers.get(coding);
    if (unpack === undefined) return { why: `packed by ${coding}, which cannot be read here` };
    try {
      plain = unpack(plain, { maxOutputLength: longest });
    } catch (error) {
      const isLong = error instanceof RangeError;
      return { why: isLong ? `longer than ${longest} bytes unpacked` : `no ${coding}, though it says so` };
    }
  }
  return { bytes: plain };
}

/** Reduces an `Accept-Encoding` to codings that we can decode. */
export function readableCodings(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const kept = header.split(",").filter((part) => {
    const name = (part.split(";")[0] ?? "").trim().toLowerCase();
    return name === "identity" || unpackers.has(name);
  });
  return kept.length === 0 ? "identity" : kept.map((part) => part.trim()).join(", ");
}

const codingsOf = (header = ""): string[] =>
  header
    .split(",")
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== "" && name !== "identity");
