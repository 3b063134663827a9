import { playSeed } from "./chaos/run.ts";
import { test } from "./kit/palier.ts";

/** The seeds that `npm run chaos` passes; in a full run, two that play ten acts in all. */
const seeds = process.env.PALIER_CHAOS_SEEDS?.split(",") ?? ["65", "75"];
const acts = Number(process.env.PALIER_CHAOS_ACTS ?? "5");

for (const seed of seeds)
  test(`A03 A05 A08 A17 a bad day by seed ${seed}: no white page, nothing lost, nothing twice, each fault with a way on`, async ({
    admin: page,
    world,
    network,
  }) => {
    test.setTimeout(acts * 60_000);
    await playSeed(seed, acts, { page, world, network });
  });
