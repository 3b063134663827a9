/** In the whole browser, as the headless one shows no notifications. */

import { test } from "../kit/palier.ts";
import { playSeed, seedsOf, timeOfSeed } from "./run.ts";

for (const seed of seedsOf(true))
  test(`A03 A05 A08 A17 A24 S18 a bad day with a message by seed ${seed}: its record opens once, its alert counts once`, {
    tag: "@whole-browser",
  }, async ({ admin: page, world, network, push }) => {
    test.setTimeout(timeOfSeed);
    await playSeed(seed, { page, world, network, push });
  });
