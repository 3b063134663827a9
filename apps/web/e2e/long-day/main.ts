/**
 * `npm run trial -- long-day`: what a tab of the present build holds after each of eight hours, into
 * docs/long-day.md; exit code 1 if something grew. `--rounds 2` plays each act twice an hour. `--hours 6` and
 * `--only palette` (acts of such names) write nothing.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { actsOnLists as lists } from "./acts-lists.ts";
import { actsOnRecords as records } from "./acts-records.ts";
import { openDay } from "./day.ts";
import { type Measured, measure } from "./measure.ts";
import { dayText, tableOf } from "./page-text.ts";
import type { Tab } from "./tab.ts";
import { leastHours, verdicts } from "./verdict.ts";

const usual = { hours: "8", rounds: "1" };
const { values } = parseArgs({
  options: {
    hours: { type: "string", default: usual.hours },
    rounds: { type: "string", default: usual.rounds },
    only: { type: "string", default: "" },
  },
});
const [hours, rounds] = [Number(values.hours), Number(values.rounds)];
if (!(hours >= leastHours)) throw new RangeError(`--hours ${values.hours}: ${leastHours} or more.`);
const isWhole = values.hours === usual.hours && values.only === "";

const acts = [
  lists.dashboard,
  lists.readList,
  records.editBuilding,
  records.commentByPalette,
  lists.ringBell,
  records.replyToResident,
  lists.exportOrders,
  lists.walkLists,
  records.meetColleague,
  lists.loseLines,
  lists.turnWeeks,
  records.leaveUnsaved,
  lists.chooseRows,
  records.lookAtIncident,
  lists.keepView,
  records.writeNews,
  lists.lookAway,
].filter(({ name }) => name.includes(values.only));
if (!(Number.isInteger(rounds) && rounds >= 1)) throw new RangeError(`--rounds ${values.rounds}: 1 or more.`);
if (acts.length === 0) throw new RangeError(`--only ${values.only}: no act is called so.`);

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  // Compiled machine code counts as heap: without it, the heap is what the page keeps.
  "--js-flags=--no-opt --no-maglev --no-sparkplug",
];

/** An hour of the tab's clock, with rest at the end. */
async function playHour(tab: Tab, hour: number): Promise<void> {
  const end = (await tab.now()) + 3_600_000;
  for (let round = 0; round < rounds; round += 1)
    for (const { name, play } of acts) {
      await play(tab, hour * rounds + round).catch((error: unknown) => {
        throw new Error(`hour ${hour + 1}, « ${name} »`, { cause: error });
      });
    }
  await tab.go("Tableau de bord");
  const left = end - (await tab.now());
  if (left < 600_000) throw new Error(`the acts took more than 50 minutes of hour ${hour + 1}`);
  await tab.pass(left);
}

async function playDay(browser: Browser): Promise<readonly Measured[]> {
  await using day = await openDay(browser);
  const { tab, devTools } = day;
  const measured: Measured[] = [];
  for (let hour = 0; hour < hours; hour += 1) {
    const { calls } = tab.lines;
    await playHour(tab, hour);
    const now = await measure(tab, devTools, calls);
    measured.push(now);
    process.stdout.write(`hour ${hour + 1}: ${JSON.stringify(now)}\n`);
    await day.holds();
  }
  return measured;
}

const began = Date.now();
const executablePath = process.env.PALIER_HEADLESS_SHELL ?? process.env.PALIER_CHROMIUM;
if (executablePath === undefined)
  throw new Error("start it as `npm run trial -- long-day`, which finds a Chromium");
const browser = await chromium.launch({ executablePath, args: flags });
try {
  const lines = verdicts(await playDay(browser));
  process.stdout.write(`\n${tableOf(lines)}\n`);
  if (isWhole) {
    const file = fileURLToPath(new URL("../../../../docs/long-day.md", import.meta.url));
    const git = ["rev-parse", "--short", "HEAD"];
    const run = {
      date: new Date(began).toISOString().slice(0, 10),
      commit: execFileSync("git", git, { encoding: "utf8" }).trim(),
      browser: `Chromium ${browser.version()}`,
      minutes: (Date.now() - began) / 60_000,
      rounds,
      acts: acts.map(({ name }) => name),
    };
    writeFileSync(file, dayText(readFileSync(file, "utf8"), lines, run));
  }
  process.exitCode = lines.every(({ isFlat }) => isFlat) ? 0 : 1;
} finally {
  await browser.close();
}
