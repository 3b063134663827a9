/** Acts under faults, each checked against the invariants. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Network, Push, TestWorld } from "@palier/mock-server/playwright";
import { expect, type Page } from "@playwright/test";
import type { Act } from "./act.ts";
import * as colleague from "./acts-colleague.ts";
import * as forms from "./acts-forms.ts";
import { importBuildings } from "./acts-import.ts";
import * as lists from "./acts-lists.ts";
import { openFromPush } from "./acts-push.ts";
import { prepareBrowser } from "./browser-faults.ts";
import { Faults } from "./faults.ts";
import { Player } from "./player.ts";
import { Draws } from "./random.ts";
import { PageWatch } from "./watch.ts";

const { rows: _rows, ...typing } = forms;
const all: readonly Act[] = [
  ...Object.values(typing),
  ...Object.values(lists),
  ...Object.values(colleague),
  importBuildings,
  openFromPush,
].filter(({ name }) => new RegExp(process.env.PALIER_CHAOS_ONLY ?? "").test(name));

/** Acts per seed. */
const most = Number(process.env.PALIER_CHAOS_ACTS ?? "5");

interface Surroundings {
  readonly page: Page;
  readonly world: TestWorld;
  readonly network: Network;
  readonly push?: Push;
}

interface Played {
  readonly name: string;
  readonly faults: readonly string[];
}

/** Drawn first, so that it is known before a browser is chosen. */
const drawnBy = (draws: Draws): readonly Act[] => draws.shuffled(all).slice(0, most);

/**
 * Seeds of `npm run chaos`, else `usual`: those with notifications, which need a whole browser, or the
 * others.
 */
export function seedsOf(needsNotifications: boolean): readonly string[] {
  if (all.length === 0) throw new Error("no act has such a name");
  const seeds = (process.env.PALIER_CHAOS_SEEDS ?? "17").split(",");
  const needs = (seed: string) => drawnBy(new Draws(seed)).some((act) => act.needsNotifications === true);
  return seeds.filter((seed) => needs(seed) === needsNotifications);
}

/** Ms. */
export const timeOfSeed = most * 60_000;

/** @throws Error with the first broken invariant, the act and its faults */
export async function playSeed(seed: string, surroundings: Surroundings): Promise<void> {
  const draws = new Draws(seed);
  await playActs(seed, drawnBy(draws), draws, surroundings);
}

async function playActs(
  seed: string,
  acts: readonly Act[],
  draws: Draws,
  { page, world, network, push }: Surroundings,
): Promise<void> {
  page.setDefaultTimeout(10_000);
  await prepareBrowser(page);
  page.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
  const faults = new Faults({
    page,
    world,
    network,
    draws: new Draws(`${seed} faults`),
    scriptDraws: new Draws(`${seed} scripts`),
  });
  await faults.prepare();
  const watch = new PageWatch(page);
  const player = new Player({ page, world, draws, faults, watch, push });
  const played: Played[] = [];
  const counts: { name: string; count: () => Promise<number> }[] = [];
  let failure: string | undefined;
  try {
    for (const act of acts) {
      await faults.begin();
      played.push({ name: act.name, faults: faults.kinds });
      const count = await act.play(player);
      player.forget();
      await faults.calm();
      await watch.inspect();
      if (count !== undefined) counts.push({ name: act.name, count });
    }
    // Later acts and late answers did not repeat it.
    for (const { name, count } of counts) expect(await count(), `${name}: how often`).toBe(1);
  } catch (error) {
    failure = failureOf(seed, played, error);
    throw new Error(`${failure}\nRun it again: npm run chaos -- --seed ${seed} --acts ${most}`, {
      cause: error,
    });
  } finally {
    await faults.calm().catch(() => undefined);
    await keep(seed, { seed, acts: played, faults: faults.counts, failure });
  }
}

function failureOf(seed: string, played: readonly Played[], error: unknown): string {
  const last = played.at(-1);
  const what = error instanceof Error ? error.message : String(error);
  return `seed ${seed}, act ${played.length} « ${last?.name} » under ${last?.faults.join(", ")}: ${what}`;
}

/** Writes the results of `npm run chaos`; other runs keep none. */
async function keep(seed: string, result: object): Promise<void> {
  const folder = process.env.PALIER_CHAOS_RESULTS;
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${seed}.json`), JSON.stringify(result));
}
