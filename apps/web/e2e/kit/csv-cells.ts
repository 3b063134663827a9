/** Cells by line (RFC 4180, separated by `;`), without the byte order mark. */
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
