import { check, pushRegistration } from "@palier/contract";
import type { WorldSnapshot } from "@palier/contract/control";
import { invalid, refuse } from "../core/refusal.ts";
import { isJson } from "../realtime/json.ts";
import type { TableSnapshot } from "../store/table.ts";
import { catalog } from "../world/catalog.ts";
import type { SignedIn } from "../world/sessions.ts";
import type { Ground, World } from "../world/world.ts";
import { nearest } from "../worlds/nearest.ts";
import type { WorldHost } from "../worlds/world-host.ts";
import { controlTexts as texts } from "./control.texts.ts";
import { checkTarget } from "./faults.ts";

/** Validates everything first. Sessions and journal continue; the caller runs what became due. */
export function restoreHost(host: WorldHost, saved: WorldSnapshot, ground: Ground): void {
  const { realtime = null } = saved;
  if (!isJson(realtime)) throw invalid([{ path: "realtime", message: texts.badRealtime }]);
  for (const fault of saved.faults) checkTarget(fault);
  const world = host.make(ground);
  for (const [name, state] of Object.entries(saved.tables)) restoreTable(world, name, state);
  world.pushRegistrations.restore(registrationsOf(saved));
  setClock(world, saved.clock);
  for (const answered of saved.answered) world.idempotency.keep(answered);
  world.outbox.restore(saved.push.messages, saved.push.mails);
  world.random.position = saved.draws;
  world.sessions.adopt(host.world.sessions);
  restoreBoard(host, realtime);
  host.faults.restore(saved.faults);
  host.show(world);
}

/** In place: running calls continue. Realtime values stay, as their writers rely on them. */
export function returnHost(host: WorldHost, saved: WorldSnapshot, sessions: readonly SignedIn[]): void {
  const { world } = host;
  world.return(saved.tables);
  world.sessions.restore(sessions);
  world.idempotency.restore(saved.answered);
  world.outbox.restore(saved.push.messages, saved.push.mails);
  world.pushRegistrations.restore(registrationsOf(saved));
  world.random.position = saved.draws;
  host.faults.restore(saved.faults);
  setClock(world, saved.clock);
}

function registrationsOf({ push }: WorldSnapshot) {
  return push.registrations.map(({ adminId, registration }) => {
    const checked = check(pushRegistration, registration);
    if (!checked.ok) throw invalid(checked.errors);
    return { adminId, registration: checked.value };
  });
}

function restoreTable(world: World, name: string, state: TableSnapshot): void {
  if (!world.ground.tables.has(name)) {
    const allowed = nearest(name, world.ground.tables.keys());
    throw refuse("not-found", { detail: texts.noTable(name), allowed });
  }
  checkRows(name, state);
  try {
    world.restore({ [name]: state });
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    throw invalid([{ path: `tables.${name}`, message: texts.badTable(name) }]);
  }
}

function checkRows(name: string, { rows }: TableSnapshot): void {
  const record = catalog.get(name)?.record;
  if (record === undefined) return;
  for (const row of rows) {
    const checked = check(record, row);
    if (checked.ok) continue;
    const at = (path: string) => `tables.${name}[id=${row.id}].${path}`;
    throw invalid(checked.errors.slice(0, 5).map(({ path, message }) => ({ path: at(path), message })));
  }
}

function setClock({ clock }: World, { now, frozen }: WorldSnapshot["clock"]): void {
  const at = Date.parse(now);
  if (Number.isNaN(at)) throw invalid([{ path: "clock.now", message: texts.badInstant }]);
  if (frozen) clock.freeze();
  else clock.run();
  clock.move(at - clock.now());
}

function restoreBoard({ board }: WorldHost, realtime: Parameters<WorldHost["board"]["restore"]>[0]): void {
  try {
    board.restore(realtime);
  } catch {
    throw invalid([{ path: "realtime", message: texts.badRealtime }]);
  }
}
