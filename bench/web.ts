import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "../scripts/parts/browser.mjs";
import { listQuery } from "./building-list.ts";
import { report, type Unit } from "./figure.ts";
import { median } from "./median.ts";
import { mockServer, type Served } from "./served.ts";
import {
  heapGrowth,
  type Line,
  nextPage,
  type Place,
  revisit,
  type Script,
  scriptsForStranger,
  type Visit,
  visit,
} from "./visit.ts";
import { built, gridScriptsIn } from "./web-build.ts";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Compiled machine code counts as heap: without it, the heap is what the page retains. */
const uncompiled = [...flags, "--js-flags=--no-opt --no-maglev --no-sparkplug"];

const kilobytes = (scripts: readonly Script[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
const beforeWorking = ({ scripts }: Visit): number => kilobytes(scripts.filter(({ before }) => before));

async function served(folder: string): Promise<{ server: Served; gridScripts: readonly string[] }> {
  const web = await built(folder);
  return {
    server: await mockServer("--rows", "building=10000", "--web", web),
    gridScripts: gridScriptsIn(web),
  };
}

async function firstName({ port, headers }: Served): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${listQuery({ by: "name" })}`, { headers });
  const { data }: { data: { name: string }[] } = await answer.json();
  return data[0]?.name ?? "";
}

/** By name; targets refer to the first. */
type Peers = ReadonlyMap<string, Place>;

interface Compared {
  readonly what: string;
  readonly of: (page: Visit) => number;
  readonly unit: Unit;
  readonly atMost?: number;
}

/** Medians of three turns, alternating between our page and each reference. */
async function compare(
  open: (place: Place) => Promise<Visit>,
  ours: Place,
  peers: Peers,
  figures: readonly Compared[],
): Promise<void> {
  const turns: { readonly ours: Visit; readonly theirs: ReadonlyMap<string, Visit> }[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const theirs = new Map<string, Visit>();
    for (const [name, place] of peers) theirs.set(name, await open(place));
    turns.push({ ours: await open(ours), theirs });
  }
  for (const { what, of, unit, atMost } of figures) {
    for (const [index, peer] of [...peers.keys()].entries()) {
      const pairs = turns.flatMap(({ ours: mine, theirs }) => {
        const page = theirs.get(peer);
        return page === undefined ? [] : [{ mine: of(mine), theirs: of(page) }];
      });
      const [mine, theirs] = [
        median(pairs.map((pair) => pair.mine)),
        median(pairs.map((pair) => pair.theirs)),
      ];
      report({
        what: `${what}, to ${peer}`,
        value: median(pairs.map((pair) => pair.mine / pair.theirs)),
        unit: "×",
        ...(index === 0 && atMost !== undefined ? { atMost } : {}),
        detail: `${mine.toFixed(0)} ${unit} against ${theirs.toFixed(0)} ${unit}`,
      });
    }
  }
}

async function compareFirstVisits(browser: Browser, ours: Place, peers: Peers, name: string): Promise<void> {
  const figures = (line: Line, paint: number): readonly Compared[] => [
    { what: `first paint, ${line} line`, of: ({ firstPaint }) => firstPaint, unit: "ms", atMost: paint },
    {
      what: `rows that can be worked with, ${line} line`,
      of: ({ working }) => working,
      unit: "ms",
      atMost: 0.8,
    },
  ];
  await compare((place) => visit(browser, place, name, "slow"), ours, peers, figures("slow", 0.45));
  await compare((place) => visit(browser, place, name, "open"), ours, peers, [
    ...figures("open", 1),
    { what: "script asked for before rows can be worked with", of: beforeWorking, unit: "kB" },
    { what: "script until idle", of: ({ scripts }) => kilobytes(scripts), unit: "kB" },
  ]);
  await compare((place) => revisit(browser, place, name, "slow"), ours, peers, [
    {
      what: "rows that can be worked with on a repeat visit, slow line",
      of: ({ working }) => working,
      unit: "ms",
      atMost: 1,
    },
  ]);
}

async function reportSelf(browser: Browser, ours: Place, gridScripts: readonly string[], name: string) {
  const holdsGrid = ({ path }: Script): boolean => gridScripts.includes(path);
  const list = await visit(browser, ours, name, "open");
  const { scripts: ofList, requests, shift } = list;
  // Otherwise finding none at sign-in would prove nothing.
  if (!ofList.some(holdsGrid)) throw new Error("not even the list loads a script that holds the grid");
  report({
    what: "script asked for before rows can be worked with",
    value: beforeWorking(list),
    unit: "kB",
    atMost: 140,
  });
  report({ what: "answers until the list is idle", value: requests, unit: "files" });
  // Invisible shifts, below a thousandth of a pixel, count too.
  report({ what: "layout shift of the list, in thousandths", value: shift * 1000, unit: "×", atMost: 1 });
  const scripts = await scriptsForStranger(browser, { server: ours.server, path: "/admin/login" });
  report({
    what: "sign-in page: scripts that hold the grid, until idle",
    value: scripts.filter(holdsGrid).length,
    unit: "files",
    atMost: 0,
    detail: `${kilobytes(scripts).toFixed(0)} kB of JavaScript in ${scripts.length} files`,
  });
}

async function reportHeap(
  executablePath: string,
  browser: Browser,
  ours: Place,
  name: string,
): Promise<void> {
  const buttons = ["Page suivante", "Page précédente"] as const;
  report({
    what: "heap after 220 page changes, to that after 20",
    value: await heapGrowth(browser, ours, name, buttons),
    unit: "×",
    atMost: 1.1,
  });
  const interpreter = await chromium.launch({ executablePath, args: uncompiled });
  report({
    what: "the same without machine code: what the page keeps",
    value: await heapGrowth(interpreter, ours, name, buttons),
    unit: "×",
    atMost: 1.02,
  });
  await interpreter.close();
}

async function reportPaging(browser: Browser, ours: Place, bare: Place, name: string): Promise<void> {
  const pairs: { readonly ours: number; readonly bare: number }[] = [];
  for (let turn = 0; turn < 5; turn += 1)
    pairs.push({
      bare: await nextPage(browser, bare, name, "Page suivante"),
      ours: await nextPage(browser, ours, name, "Page suivante"),
    });
  const of = (side: "ours" | "bare") => median(pairs.map((pair) => pair[side])).toFixed(0);
  report({
    what: "next page, prefetched, slow line, to the bare grid that asks for it",
    value: median(pairs.map((pair) => pair.ours / pair.bare)),
    unit: "×",
    atMost: 0.7,
    detail: `${of("ours")} ms against ${of("bare")} ms`,
  });
}

const executablePath = await findBrowser(process.env);
if (executablePath === undefined) throw new Error("no Chromium was found, and none could be installed");
const app = await served("apps/web");
const [ownModules, allCommunity, reactAdmin, plain] = [
  await served("bench/bare-grid/own-modules"),
  await served("bench/bare-grid/all-community"),
  await served("bench/react-admin"),
  await served("bench/bare-table"),
];
const browser = await chromium.launch({ executablePath, args: flags });
const ours: Place = { server: app.server, path: "/admin/building" };
const bare: Place = { server: ownModules.server, path: "/" };
const name = await firstName(app.server);
await compareFirstVisits(
  browser,
  ours,
  new Map<string, Place>([
    ["a bare grid (own modules)", bare],
    ["a bare grid (AllCommunityModule)", { server: allCommunity.server, path: "/" }],
    ["react-admin", { server: reactAdmin.server, path: "/" }],
    ["a bare table without React", { server: plain.server, path: "/" }],
  ]),
  name,
);
await reportSelf(browser, ours, app.gridScripts, name);
await reportPaging(browser, ours, bare, name);
await reportHeap(executablePath, browser, ours, name);
await browser.close();
for (const { server } of [app, ownModules, allCommunity, reactAdmin, plain]) server.stop();
