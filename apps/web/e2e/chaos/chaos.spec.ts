import { test } from "../kit/palier.ts";
import { playSeed, seedsOf, timeOfSeed } from "./run.ts";

for (const seed of seedsOf(false))
  test(`A03 A05 A08 A17 a bad day by seed ${seed}: no white page, nothing lost, nothing twice, each fault with a way on`, async ({
    admin: page,
    world,
    network,
  }) => {
    test.setTimeout(timeOfSeed);
    await playSeed(seed, { page, world, network });
  });
