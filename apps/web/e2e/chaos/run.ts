/** One seed: some acts under faults, each checked against the invariants; the result as JSON. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Network, TestWorld } from "@palier/mock-server/playwright";
import { expect, type Page } from "@playwright/test";
import type { Act } from "./act.ts";
import * as colleague from "./acts-colleague.ts";
import * as forms from "./acts-forms.ts";
import { importBuildings } from "./acts-import.ts";
import * as lists from "./acts-lists.ts";
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
].filter(({ name }) => new RegExp(process.env.PALIER_CHAOS_ONLY ?? "").test(name));

interface Surroundings {
  readonly page: Page;
  readonly world: TestWorld;
  readonly network: Network;
}

/** Plays `acts` acts drawn by the seed. Throws the first broken invariant, with the act and its faults. */
export async function playSeed(
  seed: string,
  acts: number,
  { page, world, network }: Surroundings,
): Promise<void> {
  if (all.length === 0) throw new Error("no act has such a name");
  const draws = new Draws(seed);
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
  const player = new Player({ page, world, draws, faults, watch });
  const played: { name: string; faults: readonly string[] }[] = [];
  const counts: { name: string; count: () => Promise<number> }[] = [];
  let failure: string | undefined;
  try {
    for (const act of draws.shuffled(all).slice(0, acts)) {
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
    const last = played.at(-1);
    failure = `seed ${seed}, act ${played.length} « ${last?.name} » under ${last?.faults.join(", ")}: ${said(error)}`;
    const again = `npm run chaos -- --seed ${seed} --acts ${acts}`;
    throw new Error(`${failure}\nRun it again: ${again}`, { cause: error });
  } finally {
    await faults.calm().catch(() => undefined);
    await keep(seed, { seed, acts: played, faults: faults.counts, failure });
  }
}

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Where `npm run chaos` collects results; test runs keep none. */
async function keep(seed: string, result: object): Promise<void> {
  const folder = process.env.PALIER_CHAOS_RESULTS;
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${seed}.json`), JSON.stringify(result));
}
