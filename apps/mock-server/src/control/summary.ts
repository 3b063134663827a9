import type { ClockState, WorldDetail, WorldSummary } from "@palier/contract/control";
import { locksOn } from "../worlds/held-locks.ts";
import type { Stage } from "../worlds/stage.ts";
import type { Worlds } from "../worlds/worlds.ts";

export const clockState = ({ world: { clock } }: Stage): ClockState => ({
  now: new Date(clock.now()).toISOString(),
  frozen: clock.frozen,
});

export function summaryOf(worlds: Worlds, stage: Stage): WorldSummary {
  const { world, board } = stage;
  return {
    name: stage.name,
    seed: world.ground.seed,
    clock: clockState(stage),
    calls: stage.journal.last,
    faults: stage.faults.size,
    locks: locksOn(board, world.clock.now()).length,
    sockets: board.sockets,
    realtimeOnline: board.online,
    pushes: stage.outbox.size,
    revision: world.revision,
    idleMs: worlds.idleTime(stage),
  };
}

export function detailOf(worlds: Worlds, stage: Stage): WorldDetail {
  const { world } = stage;
  const counts = [...world.ground.tables.keys()].map((name) => [name, world.table(name).size] as const);
  return {
    ...summaryOf(worlds, stage),
    faultList: stage.faults.list(),
    lockList: locksOn(stage.board, world.clock.now()),
    counts: Object.fromEntries(counts),
  };
}
