import { snapshotFormat, snapshotVersion, type WorldSnapshot } from "@palier/contract/control";
import { isRecord } from "@palier/firebase-kit/rules";
import type { Json } from "../realtime/json.ts";
import { rowsOf } from "../worlds/grounds.ts";
import type { WorldHost } from "../worlds/world-host.ts";
import { contractVersion } from "./contract-version.ts";
import { clockState } from "./summary.ts";

/** Announced changes are events, not state. */
export function stateOf(realtime: Json): Json {
  if (!isRecord(realtime)) return realtime;
  const { changes: _changes, ...state } = realtime;
  return Object.keys(state).length === 0 ? null : state;
}

/** Changes over the seed, never the seed itself. */
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
    realtime: stateOf(board.snapshot()),
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
