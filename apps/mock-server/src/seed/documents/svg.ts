/** Deterministic, without scripts. */
import { rng } from "../../core/random.ts";
import { sceneOf } from "./scenes.ts";

const walls = ["#efe6d8", "#e3e9ec", "#e8e4ee", "#e6ece2", "#f0e4e0", "#dfe7ef"];
const accents = ["#2f6f8f", "#b5651d", "#a23b4a", "#3a6ea5", "#c2557a", "#d08a1d"];

/** `seed` and `index` choose the colors. */
export function incidentPhoto(photo: {
  seed: string;
  index: number;
  category: string;
  caption: string;
}): string {
  const random = rng(photo.seed, "incident.photo", photo.index);
  const scene = sceneOf(photo.category, { wall: random.pick(walls), accent: random.pick(accents) });
  return picture(photo.caption, `${scene}${captionOf(photo.caption)}`);
}

function picture(title: string, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="640" height="400" role="img" font-family="Helvetica, Arial, sans-serif"><title>${escaped(title)}</title>${inside}</svg>`;
}

function captionOf(text: string): string {
  return `<rect y="360" width="640" height="40" fill="#1f2a30" opacity="0.82"/><text x="20" y="385" font-size="16" fill="#ffffff">${escaped(text)}</text>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
