/** The cells of a CSV file (RFC 4180, `;` between them), line by line, its byte order mark left out. */
export function cellsOf(csv: string): string[][] {
  const lines: string[][] = [[]];
  const text = csv.replace(/^\uFEFF/, "").replace(/\r\n$/, "");
  for (const [, quoted, plain = "", end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r\n|$)/g)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "\r\n") lines.push([]);
    if (end === "") break;
  }
  return lines;
}
