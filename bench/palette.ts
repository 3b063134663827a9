/** The search over all records of a server with a million buildings, against the building list's search for the same text. */
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
  readonly list: number;
  readonly palette: number;
}

const ways = {
  list: (text: string) => listQuery({ search: text }),
  palette: (text: string) => `/api/admin/search?q=${encodeURIComponent(text)}`,
} as const;

// Each in a server of its own, so that neither finds what the other has read; in turn, so that a busy moment strikes both.
const servers = {
  list: await mockServer("--rows", "building=1000000"),
  palette: await mockServer("--rows", "building=1000000"),
};

const timed = async (server: Served, path: string): Promise<number> =>
  (await timedRequest({ ...server, path })).whole;

// Warms up with texts that are not measured.
for (const text of ["lyon", "bât", "rue de", "tour", "ouest", "45"]) {
  for (const way of ["list", "palette"] as const) await timed(servers[way], ways[way](text));
}
const before = { list: servers.list.processorTime(), palette: servers.palette.processorTime() };
const asked: Asked[] = [];
for (const text of texts) {
  const list = await timed(servers.list, ways.list(text));
  asked.push({ text, list, palette: await timed(servers.palette, ways.palette(text)) });
}
const took = (way: keyof typeof ways): number => servers[way].processorTime() - before[way];

const ratio = ({ list, palette }: Asked): number => palette / list;
const worst = asked.reduce((one, other) => (ratio(other) > ratio(one) ? other : one));
report({
  what: `search over all records to the list's: processor time of ${texts.length} texts`,
  value: took("palette") / took("list"),
  unit: "×",
  atMost: 2,
  detail: `${took("palette")} against ${took("list")} ms`,
});
report({
  what: "search over all records to the list's: the usual text",
  value: median(asked.map(ratio)),
  unit: "×",
  atMost: 2,
});
report({
  what: "search over all records to the list's: the worst text",
  value: ratio(worst),
  unit: "×",
  detail: `"${worst.text}", ${worst.palette.toFixed(0)} against ${worst.list.toFixed(0)} ms`,
});
for (const server of Object.values(servers)) server.stop();

await reportPaletteInBrowser();
