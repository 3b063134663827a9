import { alert, mostAlerts } from "@palier/contract";
import type { PushInput } from "@palier/contract/control";
import type { World } from "./world.ts";

/** The contract's limits, in characters. */
const [longestTitle, longestBody] = [255, 2000];

/** Stores a message as an alert for each admin, registered or not. Messages without text are no alerts. */
export function raiseAlerts(world: World, adminIds: Iterable<number>, message: PushInput): void {
  const { notification, data = {}, link } = message;
  const title = notification?.title ?? data.title ?? "";
  const body = notification?.body ?? data.body ?? "";
  if (title === "" && body === "") return;
  const shown = {
    at: world.clock.instant(),
    title: title.slice(0, longestTitle),
    body: body.slice(0, longestBody),
    link: placeIn(link ?? data.link),
    read: false,
  };
  const table = world.table(alert);
  for (const adminId of adminIds) {
    table.insert({ adminId, ...shown });
    forgetOldest(world, adminId);
  }
}

function forgetOldest(world: World, adminId: number): void {
  const table = world.table(alert);
  const own = { column: "adminId", op: "eq", value: adminId } as const;
  const old = table.rows({ where: [own], order: [{ column: "id", dir: "desc" }], start: mostAlerts });
  for (const { id } of [...old]) table.delete(id);
}

/** The app's path, or null. */
function placeIn(link: string | undefined): string | null {
  const base = "https://palier.invalid";
  if (link === undefined || !URL.canParse(link, base)) return null;
  const { pathname, search, hash } = new URL(link, base);
  const place = pathname + search + hash;
  return pathname.startsWith("/admin/") && place.length <= 2048 ? place : null;
}
