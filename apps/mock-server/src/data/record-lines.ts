import { crc32 } from "node:zlib";

/** A file of records as far as it can be trusted. */
export interface Lines {
  readonly records: readonly string[];
  /** How many bytes of it are whole lines; what follows is the beginning of one that nobody was answered for. */
  readonly whole: number;
}

/** A line that was damaged after it was written: its place in the file, in bytes. */
export interface Damage {
  readonly damagedAt: number;
}

const newline = 10;
/** Eight digits of the checksum, and a space. */
const headLength = 9;

/** A record as a line: a checksum, and JSON, in which no line break can stand. */
export const lineOf = (json: string): string => `${checksum(Buffer.from(json))} ${json}\n`;

/** Reads the lines of a file. One that broke off at its end is left out; damage before it is no accident of writing. */
export function readLines(bytes: Buffer): Lines | Damage {
  const records: string[] = [];
  let at = 0;
  while (at < bytes.length) {
    const end = bytes.indexOf(newline, at);
    if (end < 0) break;
    const line = bytes.subarray(at, end);
    if (!isSound(line)) {
      // After a power cut a file may have its length, and zeros where the last bytes never came.
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
