import type { ClockState, WorldDetail, WorldSummary } from "@palier/contract/control";
import { locksOn } from "../worlds/held-locks.ts";
import type { WorldHost } from "../worlds/world-host.ts";
import type { Worlds } from "../worlds/worlds.ts";

export const clockState = ({ world: { clock } }: WorldHost): ClockState => ({
  now: new Date(clock.now()).toISOString(),
  frozen: clock.frozen,
});

export function summaryOf(worlds: Worlds, host: WorldHost): WorldSummary {
  const { world, board } = host;
  return {
    name: host.name,
    seed: world.ground.seed,
    clock: clockState(host),
    calls: host.journal.last,
    faults: host.faults.size,
    locks: locksOn(board, world.clock.now()).length,
    sockets: board.sockets,
    realtimeOnline: board.online,
    pushes: world.outbox.size,
    revision: world.revision,
    idleMs: worlds.idleTime(host),
  };
}

export function detailOf(worlds: Worlds, host: WorldHost): WorldDetail {
  const { world } = host;
  const counts = [...world.ground.tables.keys()].map((name) => [name, world.table(name).size] as const);
  return {
    ...summaryOf(worlds, host),
    faultList: host.faults.list(),
    lockList: locksOn(host.board, world.clock.now()),
    counts: Object.fromEntries(counts),
  };
}
