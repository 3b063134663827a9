import type { Rng } from "../core/random.ts";
import { buildingNouns, buildingPatterns } from "./data/building-names.ts";
import type { Quarter } from "./data/cities.ts";
import { cities, quarters } from "./data/cities.ts";
import { streets } from "./data/streets.ts";
import { fill } from "./french.ts";

const everyPlace = cities.flat();

/** Numbered sectors past the real quarters. */
export function neighborhoodPlace(index: number): Quarter {
  const quarter = quarters[index % quarters.length];
  if (quarter === undefined) throw new RangeError("no quarter");
  const round = Math.floor(index / quarters.length);
  return round === 0 ? quarter : { ...quarter, name: `${quarter.name} – secteur ${round + 1}` };
}

export const anyPlace = (random: Rng): Quarter => random.pick(everyPlace);

/** `12 bis, rue des Tanneurs` */
export function streetOf(random: Rng): string {
  const number = random.int(1, 148);
  const letter = random.chance(0.06) ? "\u00a0bis" : "";
  return `${number}${letter}, ${random.pick(streets)}`;
}

/** Precomputed: a row costs one look-up. */
const names = buildingPatterns.flatMap((pattern) =>
  buildingNouns.map((noun) => fill(pattern, { le: capital(noun), de: withDe(noun) })),
);
/** Prime, not dividing the number of names: meets each once. */
const step = 7919;

/** The first ten thousand differ, later ones by a letter. */
export function buildingName(start: number, index: number): string {
  const name = names[(start + index * step) % names.length] ?? "Résidence";
  const round = Math.floor(index / names.length);
  return round === 0
    ? name
    : `${name} – Bâtiment ${String.fromCharCode(64 + (round % 26 || 26))}${round > 26 ? round : ""}`;
}

export const buildingNameCount = names.length;

function capital(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

function withDe(noun: string): string {
  if (noun.startsWith("les ")) return `des ${noun.slice(4)}`;
  if (noun.startsWith("le ")) return `du ${noun.slice(3)}`;
  if (noun.startsWith("la ") || noun.startsWith("l’")) return `de ${noun}`;
  return noun;
}
