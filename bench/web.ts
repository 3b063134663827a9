/** The web app's building list in a real browser, against a bare page of React and AG Grid. */
import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "../scripts/parts/browser.mjs";
import { listQuery } from "./building-list.ts";
import { report } from "./figure.ts";
import { type Opened, open, type Place, type Script, scriptsForStranger, slowFirstRow } from "./first-row.ts";
import { median } from "./median.ts";
import { mockServer, type Served } from "./served.ts";
import { built } from "./web-build.ts";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const kilobytes = (scripts: readonly Script[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
const beforeFirstRow = ({ scripts }: Opened): number => kilobytes(scripts.filter(({ before }) => before));

async function served(folder: string): Promise<{ server: Served; gridScripts: readonly string[] }> {
  const { folder: web, gridScripts } = await built(folder);
  return { server: await mockServer("--web", web), gridScripts };
}

/** The name in the list's first row. */
async function firstName({ port, headers }: Served): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${listQuery({ by: "name" })}`, { headers });
  const { data }: { data: { name: string }[] } = await answer.json();
  return data[0]?.name ?? "";
}

async function reportSizes(browser: Browser, ours: Place, bare: ReadonlyMap<string, Place>, name: string) {
  // Whether something fetched when idle was asked for before the first row is a matter of luck: the worst of three counts.
  const ourPages = [
    await open(browser, ours, name),
    await open(browser, ours, name),
    await open(browser, ours, name),
  ];
  const before = Math.max(...ourPages.map(beforeFirstRow));
  const all = Math.max(...ourPages.map(({ scripts }) => kilobytes(scripts)));
  for (const [kind, place] of bare) {
    const page = await open(browser, place, name);
    report({
      what: `JavaScript before the first row, to a bare grid (${kind})`,
      value: before / beforeFirstRow(page),
      unit: "×",
      atMost: 1.35,
      detail: `${before.toFixed(0)} kB against ${beforeFirstRow(page).toFixed(0)} kB`,
    });
    report({
      what: `all JavaScript until idle, to a bare grid (${kind})`,
      value: all / kilobytes(page.scripts),
      unit: "×",
      detail: `${all.toFixed(0)} kB against ${kilobytes(page.scripts).toFixed(0)} kB`,
    });
  }
}

async function reportSignIn(browser: Browser, ours: Place, gridScripts: readonly string[], name: string) {
  const holdsGrid = ({ path }: Script): boolean => gridScripts.includes(path);
  const { scripts: ofList } = await open(browser, ours, name);
  // Else nothing found at sign-in would say nothing.
  if (!ofList.some(holdsGrid)) throw new Error("not even the list loads a script that holds the grid");
  const scripts = await scriptsForStranger(browser, { server: ours.server, path: "/admin/login" });
  report({
    what: "sign-in page: scripts that hold the grid, until idle",
    value: scripts.filter(holdsGrid).length,
    unit: "files",
    atMost: 0,
    detail: `${kilobytes(scripts).toFixed(0)} kB of JavaScript in ${scripts.length} files`,
  });
}

async function reportTimes(browser: Browser, ours: Place, bare: ReadonlyMap<string, Place>, name: string) {
  for (const [kind, place] of bare) {
    const pairs: { ours: number; bare: number }[] = [];
    for (let pair = 0; pair < 5; pair += 1) {
      pairs.push({
        bare: await slowFirstRow(browser, place, name),
        ours: await slowFirstRow(browser, ours, name),
      });
    }
    const [ourTime, bareTime] = [
      median(pairs.map((pair) => pair.ours)),
      median(pairs.map((pair) => pair.bare)),
    ];
    report({
      what: `time to the first row, slow line, to a bare grid (${kind})`,
      value: median(pairs.map((pair) => pair.ours / pair.bare)),
      unit: "×",
      detail: `${ourTime.toFixed(0)} ms against ${bareTime.toFixed(0)} ms`,
    });
  }
}

const executablePath = await findBrowser(process.env);
if (executablePath === undefined) throw new Error("no Chromium was found, and none could be installed");
const [app, allCommunity, ownModules] = [
  await served("apps/web"),
  await served("bench/bare-grid/all-community"),
  await served("bench/bare-grid/own-modules"),
];
const browser = await chromium.launch({ executablePath, args: flags });
const ours: Place = { server: app.server, path: "/admin/building" };
const bare = new Map<string, Place>([
  ["AllCommunityModule", { server: allCommunity.server, path: "/" }],
  ["own modules", { server: ownModules.server, path: "/" }],
]);
const name = await firstName(app.server);
await reportSizes(browser, ours, bare, name);
await reportSignIn(browser, ours, app.gridScripts, name);
await reportTimes(browser, ours, bare, name);
await browser.close();
for (const { server } of [app, allCommunity, ownModules]) server.stop();
