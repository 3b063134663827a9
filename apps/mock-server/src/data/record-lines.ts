import { crc32 } from "node:zlib";

export interface Lines {
  readonly records: readonly string[];
  /** In bytes, without a cut last line, which was never acknowledged. */
  readonly whole: number;
}

/** Offset of a line damaged after it was written. */
export interface Damage {
  readonly damagedAt: number;
}

const newline = 10;
/** Checksum and a space. */
const headLength = 9;

/** JSON has no raw line breaks. */
export const lineOf = (json: string): string => `${checksum(Buffer.from(json))} ${json}\n`;

/** Drops a cut last line; reports earlier damage, which no interruption causes. */
export function readLines(bytes: Buffer): Lines | Damage {
  const records: string[] = [];
  let at = 0;
  while (at < bytes.length) {
    const end = bytes.indexOf(newline, at);
    if (end < 0) break;
    const line = bytes.subarray(at, end);
    if (!isSound(line)) {
      // A power cut may leave zeros.
      const isTorn = end === bytes.length - 1 && line.includes(0);
      if (isTorn || bytes.subarray(at).every((byte) => byte === 0)) break;
      return { damagedAt: at };
    }
    records.push(line.toString("utf8", headLength));
    at = end + 1;
  }
  return { records, whole: at };
}

const isSound = (line: Buffer): boolean =>
  line.length > headLength &&
  line.toString("latin1", 0, headLength) === `${checksum(line.subarray(headLength))} `;

const checksum = (bytes: Buffer): string => crc32(bytes).toString(16).padStart(8, "0");
