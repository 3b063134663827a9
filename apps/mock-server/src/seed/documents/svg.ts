/** Small pictures that stand for photographs: generated, the same bytes for the same arguments, no script inside. */
import { rng } from "../random.ts";
import { sceneOf } from "./scenes.ts";

const walls = ["#efe6d8", "#e3e9ec", "#e8e4ee", "#e6ece2", "#f0e4e0", "#dfe7ef"];
const accents = ["#2f6f8f", "#b5651d", "#a23b4a", "#3a6ea5", "#c2557a", "#d08a1d"];

/** An incident's photo: a scene of its category with a caption; `seed` and `index` choose the colours. */
export function incidentPhoto(photo: {
  seed: string;
  index: number;
  category: string;
  caption: string;
}): string {
  const random = rng(photo.seed, "incident.photo", photo.index);
  const scene = sceneOf(photo.category, { wall: random.pick(walls), accent: random.pick(accents) });
  return picture(400, photo.caption, `${scene}${captionOf(photo.caption, 400)}`);
}

/** A proof sent as a picture: a sheet of paper photographed on a table, its lines readable. */
export function proofPicture(proof: { title: string; lines: readonly string[] }): string {
  const lines = proof.lines.map(
    (line, at) => `<text x="190" y="${168 + at * 28}" font-size="15" fill="#2b3338">${escaped(line)}</text>`,
  );
  const sheet = `<rect width="640" height="480" fill="#8a6d4f"/><g transform="rotate(-2 320 240)"><rect x="160" y="30" width="320" height="430" fill="#fdfcf8"/><text x="190" y="90" font-size="20" font-weight="bold" fill="#1f2a30">${escaped(proof.title)}</text><path d="M190 108h260" stroke="#8a969c"/>${lines.join("")}</g>`;
  return picture(480, proof.title, sheet);
}

function picture(height: number, title: string, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 ${height}" width="640" height="${height}" role="img" font-family="Helvetica, Arial, sans-serif"><title>${escaped(title)}</title>${inside}</svg>`;
}

function captionOf(text: string, height: number): string {
  return `<rect y="${height - 40}" width="640" height="40" fill="#1f2a30" opacity="0.82"/><text x="20" y="${height - 15}" font-size="16" fill="#ffffff">${escaped(text)}</text>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
