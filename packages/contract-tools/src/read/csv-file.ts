/** In characters. */
const longestLine = 5_000_000;

/** A streaming reader of French CSV that keeps no line. `isBroken` when the file is not such a CSV. */
export class CsvReader {
  readonly #onLine: (cells: readonly string[]) => void;
  readonly #decoder = new TextDecoder();
  #rest = "";
  /** Joined only at a line end, so that long lines are not scanned repeatedly. */
  #parts: string[] = [];
  #waiting = 0;
  #isFirst = true;
  isBroken = false;

  constructor(onLine: (cells: readonly string[]) => void) {
    this.#onLine = onLine;
  }

  write(chunk: Uint8Array): void {
    this.#take(this.#decoder.decode(chunk, { stream: true }));
  }

  /** Passes on a last line without line break. */
  end(): void {
    this.#take(this.#decoder.decode(), true);
    if (this.#rest === "" || this.isBroken) return;
    const line = lineAt(`${this.#rest}\r\n`, 0);
    if (line === undefined || line === "more") this.isBroken = true;
    else this.#onLine(line.cells);
  }

  #take(text: string, isLast = false): void {
    if (this.isBroken) return;
    this.#parts.push(this.#isFirst ? text.replace(/^\ufeff/, "") : text);
    this.#waiting += text.length;
    if (text !== "") this.#isFirst = false;
    if (!isLast && !text.includes("\n") && this.#waiting <= longestLine) return;
    const whole = this.#rest + this.#parts.join("");
    this.#parts = [];
    this.#waiting = 0;
    let at = 0;
    for (;;) {
      const line = at < whole.length ? lineAt(whole, at) : "more";
      if (line === undefined) {
        this.isBroken = true;
        return;
      }
      if (line === "more") break;
      this.#onLine(line.cells);
      at = line.end;
    }
    this.#rest = whole.slice(at);
    // An unclosed quote would make the rest one cell.
    if (this.#rest.length > longestLine) this.isBroken = true;
  }
}

interface Line {
  readonly cells: readonly string[];
  readonly end: number;
}

/** `more` when incomplete, undefined when invalid. */
function lineAt(text: string, from: number): Line | "more" | undefined {
  const cells: string[] = [];
  let at = from;
  for (;;) {
    const end = text[at] === '"' ? quoteEnd(text, at) : plainEnd(text, at);
    if (end === undefined || end + 1 >= text.length) return "more";
    const raw = text.slice(at, end);
    cells.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (text[end] === ";") at = end + 1;
    else return text.startsWith("\r\n", end) ? { cells, end: end + 2 } : undefined;
  }
}

function plainEnd(text: string, from: number): number | undefined {
  let end = from;
  while (end < text.length && text[end] !== ";" && text[end] !== "\r" && text[end] !== "\n") end += 1;
  return end < text.length ? end : undefined;
}

/** After the closing quote; doubled quotes are text. */
function quoteEnd(text: string, from: number): number | undefined {
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0 || quote + 1 >= text.length) return undefined;
    if (text[quote + 1] !== '"') return quote + 1;
    at = quote + 2;
  }
}
