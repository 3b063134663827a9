import type { Readable } from "node:stream";
import * as zlib from "node:zlib";
import { WireFault, type WireRequest } from "./wire.ts";

export interface HttpLimits {
  /** Until the last byte (ms). */
  readonly timeout: number;
  /** In bytes, compressed or not. */
  readonly maxBody: number;
  /** For a streamed body (ms), if no pause exceeds `timeout`. */
  readonly streamFor: number;
}

export const defaultLimits: HttpLimits = { timeout: 15_000, maxBody: 64_000_000, streamFor: 180_000 };

const kept = 2_000;

export interface ReadBody {
  readonly body: Uint8Array;
  readonly streamed?: true;
  readonly cut?: string;
}

/**
 * Within the limits. Rejects with a {@link WireFault} when too long or corrupt; a streamed body is cut
 * instead.
 */
export function readBody(
  incoming: Readable,
  { encoding, ok }: { readonly encoding: string; readonly ok: boolean },
  { onChunk }: WireRequest,
  limits: HttpLimits,
  alive: () => void,
): Promise<ReadBody> {
  const unpack = unpackers[encoding.trim().toLowerCase()];
  const source = unpack === undefined ? incoming : incoming.pipe(unpack());
  const streams = onChunk !== undefined && ok;
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    const began = performance.now();
    const give = (cut?: string) =>
      resolve({
        body: Buffer.concat(chunks),
        ...(streams ? { streamed: true } : {}),
        ...(cut === undefined ? {} : { cut }),
      });
    const fail = (error: WireFault) => {
      reject(error);
      incoming.destroy();
    };
    source.on("data", (chunk: Uint8Array) => {
      size += chunk.length;
      if (!streams) {
        if (size > limits.maxBody)
          fail(new WireFault("too-large", `the body is longer than ${limits.maxBody} bytes`));
        else chunks.push(chunk);
        return;
      }
      alive();
      if (size <= kept || chunks.length === 0) chunks.push(chunk.slice(0, kept));
      onChunk(chunk);
      if (performance.now() - began < limits.streamFor) return;
      give(`${Math.round(size / 1e6)} MB came in ${limits.streamFor / 1000} s, and it was not the end`);
      incoming.destroy();
    });
    source.once("end", () => give());
    const broken = () => fail(new WireFault("broken", "the connection ended within the body"));
    incoming.once("error", broken);
    incoming.once("aborted", broken);
    if (source !== incoming) {
      source.once("error", () => fail(new WireFault("broken", `the body cannot be unpacked (${encoding})`)));
    }
  });
}

type Unpacker = () => NodeJS.ReadWriteStream & Readable;

/** Older Nodes lack zstd; a named import would prevent starting. */
const zstd: Unpacker | undefined = zlib.createZstdDecompress;

const unpackers: Readonly<Record<string, Unpacker>> = {
  gzip: zlib.createGunzip,
  "x-gzip": zlib.createGunzip,
  deflate: zlib.createInflate,
  br: zlib.createBrotliDecompress,
  ...(zstd === undefined ? {} : { zstd }),
};
