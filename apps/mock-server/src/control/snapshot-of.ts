import { snapshotFormat, snapshotVersion, type WorldSnapshot } from "@palier/contract/control";
import { rowsOf } from "../worlds/grounds.ts";
import type { WorldHost } from "../worlds/world-host.ts";
import { contractVersion } from "./contract-version.ts";
import { clockState } from "./summary.ts";

/** A world as JSON: what it changed over its seed, never the seed itself. */
export function snapshotOf(host: WorldHost): WorldSnapshot {
  const { world, board, faults } = host;
  const { outbox } = world;
  const tables = Object.entries(world.snapshot()).map(([name, { nextId, rows, deleted }]) => [
    name,
    { nextId, rows: rows.map((row) => ({ ...row })), deleted: [...deleted] },
  ]);
  return {
    format: snapshotFormat,
    version: snapshotVersion,
    contract: contractVersion(),
    seed: world.ground.seed,
    rows: rowsOf(world.ground),
    world: host.name,
    clock: clockState(host),
    draws: world.random.position,
    tables: Object.fromEntries(tables),
    answered: world.idempotency.list(),
    realtime: board.snapshot(),
    faults: faults.list(),
    push: {
      registrations: world.pushRegistrations.list().map(({ adminId, registration }) => ({
        adminId,
        registration: { ...registration },
      })),
      messages: [...outbox.list()],
      mails: [...outbox.mails()],
    },
  };
}
