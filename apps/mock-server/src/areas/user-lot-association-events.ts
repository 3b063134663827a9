import { type UlaStatus, ula, ulaEvent, user } from "@palier/contract";
import type { RowOf } from "../world/catalog.ts";
import { fullName } from "../world/full-name.ts";
import { put } from "../world/records.ts";
import { ripple } from "../world/relations.ts";
import type { Author } from "../world/rule-book.ts";
import type { World } from "../world/world.ts";

type Ula = RowOf<typeof ula>;
type Event = RowOf<typeof ulaEvent>["event"];

const eventOf: Readonly<Record<UlaStatus, Event>> = {
  pending: "updated",
  proofToCheck: "updated",
  validated: "validated",
  rejected: "rejected",
  ended: "ended",
};

/** `event` defaults to the new status's. */
export function followTie(
  { world, admin }: Author,
  before: Ula | undefined,
  after: Ula,
  comment: string | null,
  event?: Event,
): void {
  const moved = before?.status !== after.status;
  if (event !== undefined || moved || before === undefined || differ(before, after)) {
    put(world, ulaEvent.name, {
      ulaId: after.id,
      userId: after.userId,
      buildingName: after.buildingName,
      lotNumber: after.lotNumber,
      at: world.clock.instant(),
      event: event ?? (moved ? eventOf[after.status] : "updated"),
      from: moved ? (before?.status ?? null) : null,
      to: moved ? after.status : null,
      byAdmin: fullName(admin),
      comment,
    });
  }
  settle(world, after.userId);
}

const shown = ["buildingId", "lotNumber", "floor", "relation", "startDate", "endDate"] as const;
const differ = (a: Ula, b: Ula): boolean => shown.some((column) => a[column] !== b[column]);

/**
 * Keeps the building while a validated association is in it. The version stays, as nobody edited the
 * resident.
 */
function settle(world: World, userId: number): void {
  const resident = world.table(user).get(userId);
  if (resident === undefined) return;
  const where = [
    { column: "userId", op: "eq", value: userId } as const,
    { column: "status", op: "eq", value: "validated" } as const,
  ];
  const own = { column: "buildingId", op: "eq", value: resident.buildingId ?? 0 } as const;
  if (world.table(ula).first({ where: [...where, own] }) !== undefined) return;
  const first = world.table(ula).first({ where });
  const home = { buildingId: first?.buildingId ?? null, buildingName: first?.buildingName ?? null };
  if (home.buildingId === resident.buildingId) return;
  ripple(world, user.name, resident, world.table(user).put({ ...resident, ...home }));
}
