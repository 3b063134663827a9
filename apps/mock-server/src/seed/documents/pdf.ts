/**
 * A one-page PDF for proofs: Helvetica with WinAnsi for French accents, uncompressed, equal bytes for equal
 * text.
 */

export interface PdfLine {
  readonly text: string;
  /** In points; defaults to 11. */
  readonly size?: number;
  readonly bold?: boolean;
}

export interface PdfPage {
  readonly title: string;
  readonly lines: readonly PdfLine[];
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

const width = 595;
const height = 842;
const margin = 64;

/** A4; lines wrap at the margin. */
export function pdfDocument(page: PdfPage): Uint8Array<ArrayBuffer> {
  const content = contentOf(page.lines);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /Lang (fr-FR) >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    fontOf("Helvetica"),
    fontOf("Helvetica-Bold"),
    `<< /Title (${escaped(page.title)}) /CreationDate (D:${page.createdAt.replace(/[-:TZ]/g, "")}Z) >>`,
  ];
  return bytesOf(assemble(objects));
}

function contentOf(lines: readonly PdfLine[]): string {
  const parts: string[] = [];
  let y = height - margin;
  for (const { text, size = 11, bold = false } of lines) {
    for (const part of wrap(text, Math.floor((width - 2 * margin) / (size * 0.5)))) {
      y -= size * 1.5;
      parts.push(`BT /F${bold ? 2 : 1} ${size} Tf ${margin} ${y.toFixed(1)} Td (${escaped(part)}) Tj ET`);
    }
  }
  return parts.join("\n");
}

/** Keeps an empty text as an empty line. */
function wrap(text: string, most: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last === "") lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length > most) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

function fontOf(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
}

function assemble(objects: readonly string[]): string {
  // Four high bytes mark the file as binary.
  let file = "%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n";
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const entries = offsets.map((offset) => `${offset.toString().padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}

/** WinAnsi outside Latin-1; unknown characters become a space or a question mark. */
const winAnsi: Readonly<Record<string, string>> = {
  "€": "\u0080",
  "…": "\u0085",
  Œ: "\u008c",
  "‘": "\u0091",
  "’": "\u0092",
  "“": "\u0093",
  "”": "\u0094",
  "–": "\u0096",
  "—": "\u0097",
  œ: "\u009c",
  "\u202f": "\u00a0",
};

function escaped(text: string): string {
  return [...text]
    .map((char) => winAnsi[char] ?? (char.charCodeAt(0) > 255 ? "?" : char))
    .join("")
    .replace(/[\\()]/g, "\\$&");
}

/** All characters are below 256. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
