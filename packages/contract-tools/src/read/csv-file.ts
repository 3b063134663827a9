/** A CSV as a French spreadsheet opens it: cells by line; undefined when it cannot be read as one. */
export function readCsv(text: string): string[][] | undefined {
  const lines: string[][] = [];
  let at = 0;
  while (at < text.length) {
    const line: string[] = [];
    for (;;) {
      const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at);
      if (cell === undefined) return undefined;
      line.push(cell.value);
      at = cell.end;
      if (text[at] !== ";") break;
      at += 1;
    }
    lines.push(line);
    if (at < text.length && !text.startsWith("\r\n", at)) return undefined;
    at += 2;
  }
  return lines;
}

interface Cell {
  readonly value: string;
  readonly end: number;
}

function plainCell(text: string, from: number): Cell {
  let end = from;
  while (end < text.length && text[end] !== ";" && text[end] !== "\r" && text[end] !== "\n") end += 1;
  return { value: text.slice(from, end), end };
}

function quotedCell(text: string, from: number): Cell | undefined {
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return undefined;
    if (text[quote + 1] !== '"') {
      return { value: text.slice(from + 1, quote).replaceAll('""', '"'), end: quote + 1 };
    }
    at = quote + 2;
  }
}
