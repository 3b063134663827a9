import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { BusyAdmin } from "../kit/busy-admin.ts";
import { type ChildServer, startChild } from "../kit/child-server.ts";
import { demoEmail, json, otherEmail, type TableAnswer } from "../kit/client.ts";

/** 200 by hand: `npm run trial -- killed-server`. */
const kills = Number(process.env.PALIER_KILLS ?? 2);
const seed = Number(process.env.PALIER_SEED ?? Date.now() % 1_000_000);

/** One per admin. */
async function refundable(server: ChildServer): Promise<number[]> {
  const client = server.client();
  await client.signIn();
  const { data } = await json<TableAnswer>(client.get("/admin/concierge/order/ajax-list?length=500"));
  return data
    .filter((row) => row.status === "completed")
    .filter((row) => Number(row.finalAmountCents) - Number(row.refundedCents) > 2_000)
    .map(({ id }) => id);
}

test(
  "T09 a server that is killed between any two writes has lost nothing that it answered",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "palier-killed-"));
    let server = await startChild(folder);
    const [first = 0, second = 0] = await refundable(server);
    const admins = [
      new BusyAdmin("default", demoEmail, first),
      new BusyAdmin("default", otherEmail, second),
      new BusyAdmin("second", demoEmail, first),
    ];
    let random = seed;
    for (let kill = 1; kill <= kills; kill += 1) {
      random = (random * 16_807) % 2_147_483_647;
      const working = Promise.allSettled(admins.map((admin) => admin.work(server)));
      await wait(random % 700);
      await server.kill();
      for (const worked of await working) if (worked.status === "rejected") throw worked.reason;
      server = await startChild(folder);
      const said = `kill ${kill} of seed ${seed}`;
      for (const admin of admins) await admin.check(server).catch((error: unknown) => fail(said, error));
      if (kill % 10 === 0) console.log(said, "answered", admins.map(({ answered }) => answered).join(" "));
    }
    await server.kill();
    expect(admins.every(({ answered }) => answered > 0)).toBe(true);
    await rm(folder, { recursive: true });
  },
  60_000 + kills * 60_000,
);

function fail(said: string, error: unknown): never {
  throw new Error(said, { cause: error });
}
