/** The global search against the building list's for the same text, over a million buildings. */
import { setTimeout } from "node:timers/promises";
import { listQuery } from "./building-list.ts";
import { report } from "./figure.ts";
import { timedRequest } from "./http-load.ts";
import { median } from "./median.ts";
import { reportPaletteInBrowser } from "./palette-page.ts";
import { mockServer, type Served } from "./served.ts";
import { built } from "./web-build.ts";

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
  /** CPU ms, largely independent of other load. */
  readonly list: number;
  readonly palette: number;
}

const ways = {
  list: (text: string) => listQuery({ search: text }),
  palette: (text: string) => `/api/admin/search?q=${encodeURIComponent(text)}`,
} as const;
type Way = keyof typeof ways;

/**
 * The minimum of a text's first searches counts, since garbage collection hits an arbitrary one. Each round
 * starts with another text.
 */
const rounds = 3;
/** Ms; work after the answer, such as journaling, counts too. */
const afterwards = 20;

async function cost(server: Served, path: string): Promise<number> {
  const before = server.processorTime();
  await timedRequest({ ...server, path });
  await setTimeout(afterwards);
  return server.processorTime() - before;
}

/**
 * List and palette have separate servers, so that neither benefits from the other's reads, and alternate, so
 * that a busy moment affects both.
 */
async function askAll(round: number): Promise<readonly Asked[]> {
  const servers: Readonly<Record<Way, Served>> = {
    list: await mockServer("--rows", "building=1000000"),
    palette: await mockServer("--rows", "building=1000000"),
  };
  const ask = (way: Way, text: string) => cost(servers[way], ways[way](text));
  // Warm-up, with texts that are not measured.
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

const shown = await mockServer("--rows", "building=1000000", "--web", await built("apps/web"));
await reportPaletteInBrowser(shown);
shown.stop();
