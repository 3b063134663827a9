/** The search over all records of a server with a million buildings, against the building list's search for the same text. */
import { setTimeout } from "node:timers/promises";
import { listQuery } from "./building-list.ts";
import { report } from "./figure.ts";
import { timedRequest } from "./http-load.ts";
import { median } from "./median.ts";
import { reportPaletteInBrowser } from "./palette-page.ts";
import { mockServer, type Served } from "./served.ts";

/** What people type: names, parts of names, numbers, several words; found everywhere, seldom, never. */
const texts = [
  "saint",
  "evry",
  "résidence du parc",
  "zzz",
  "12 rue",
  "an",
  "7500",
  "imm-00123",
  "des lilas",
  "nulle part",
  "é",
  "re",
  "les jardins",
  "boul",
  "marechal leclerc",
  "69003",
  "villa",
  "le",
  "C-2026-00807",
  "06 12 34 56 78",
];

interface Asked {
  readonly text: string;
  /** Processor time of one page of the list, and of the search: what else the machine does adds little to it (ms). */
  readonly list: number;
  readonly palette: number;
}

const ways = {
  list: (text: string) => listQuery({ search: text }),
  palette: (text: string) => `/api/admin/search?q=${encodeURIComponent(text)}`,
} as const;
type Way = keyof typeof ways;

/**
 * How often each text is asked for the first time. The least counts: the engine collects garbage after so many bytes, and
 * whichever text is asked then bears it. Each round begins with another text, so that it is not always the same one.
 */
const rounds = 3;
/** What a server still does after its answer, such as writing it down, is its cost too (ms). */
const afterwards = 20;

async function cost(server: Served, path: string): Promise<number> {
  const before = server.processorTime();
  await timedRequest({ ...server, path });
  await setTimeout(afterwards);
  return server.processorTime() - before;
}

/** Each text once. Either way in a server of its own, so that neither finds what the other has read; in turn, so that a busy moment strikes both. */
async function askAll(round: number): Promise<readonly Asked[]> {
  const servers: Readonly<Record<Way, Served>> = {
    list: await mockServer("--rows", "building=1000000"),
    palette: await mockServer("--rows", "building=1000000"),
  };
  const ask = (way: Way, text: string) => cost(servers[way], ways[way](text));
  // Warms up with texts that are not measured.
  for (const text of ["lyon", "bât", "rue de", "tour", "ouest", "45", "06 98", "imm-00456", "la"]) {
    for (const way of ["list", "palette"] as const) await ask(way, text);
  }
  const asked: Asked[] = [];
  const first = Math.floor((texts.length * round) / rounds);
  for (const text of [...texts.slice(first), ...texts.slice(0, first)]) {
    const list = await ask("list", text);
    asked.push({ text, list, palette: await ask("palette", text) });
  }
  for (const server of Object.values(servers)) server.stop();
  return asked;
}

const all: (readonly Asked[])[] = [];
for (let round = 0; round < rounds; round += 1) all.push(await askAll(round));
const least = (text: string, way: Way): number =>
  Math.min(...all.flat().flatMap((each) => (each.text === text ? [each[way]] : [])));
const asked = texts.map((text) => ({ text, list: least(text, "list"), palette: least(text, "palette") }));

const ratio = ({ list, palette }: Asked): number => palette / list;
const byRatio = asked.toSorted((one, other) => ratio(other) - ratio(one));
const sum = (way: Way): number => asked.reduce((total, each) => total + each[way], 0);
report({
  what: `search over all records to the list's: processor time of ${texts.length} texts`,
  value: sum("palette") / sum("list"),
  unit: "×",
  atMost: 2,
  detail: `${sum("palette").toFixed(0)} against ${sum("list").toFixed(0)} ms`,
});
report({
  what: "search over all records to the list's: the usual text",
  value: median(asked.map(ratio)),
  unit: "×",
  atMost: 2,
});
report({
  what: "search over all records to the list's: the worst text",
  value: Math.max(...asked.map(ratio)),
  unit: "×",
  atMost: 2,
  detail: byRatio.map((each) => `« ${each.text} » ${ratio(each).toFixed(2)}`).join(", "),
});

await reportPaletteInBrowser();
