import { controlContract as routes } from "@palier/contract/control";
import { refuse } from "../core/refusal.ts";
import { countedTables } from "../seed/plan.ts";
import { type Grounds, rowsOf } from "../worlds/grounds.ts";
import type { Rows } from "../worlds/lay-ground.ts";
import { nearest } from "../worlds/nearest.ts";
import { defaultWorld } from "../worlds/world-name.ts";
import type { Worlds } from "../worlds/worlds.ts";
import { controlTexts as texts } from "./control.texts.ts";
import { type Handled, handle } from "./handled.ts";
import { checkedName, findWorld, needWorld } from "./need-world.ts";
import { detailOf, summaryOf } from "./summary.ts";

export function worldHandlers(worlds: Worlds, grounds: Grounds): Handled[] {
  return [
    handle(routes.worlds, () => ({ worlds: worlds.list().map((host) => summaryOf(worlds, host)) })),
    handle(routes.createWorld, ({ body }) =>
      summaryOf(worlds, worlds.of(checkedName(body?.name ?? freeName(worlds)))),
    ),
    handle(routes.world, ({ params }) => detailOf(worlds, needWorld(worlds, params))),
    handle(routes.deleteWorld, ({ params }) => {
      const { name } = findWorld(worlds, params);
      if (name === defaultWorld) throw refuse("wrong-state", { detail: texts.defaultStays });
      worlds.close(name);
      return { ok: true as const };
    }),
    handle(routes.reset, ({ params }) => {
      const host = findWorld(worlds, params);
      host.reset();
      return summaryOf(worlds, host);
    }),
    handle(routes.seed, ({ params, body }) => {
      const host = findWorld(worlds, params);
      const { ground } = host.world;
      const rows = { ...rowsOf(ground), ...checkedRows(body.rows ?? {}) };
      host.reset(grounds.of(body.seed ?? ground.seed, rows));
      return summaryOf(worlds, host);
    }),
  ];
}

/** `w-1` */
function freeName(worlds: Worlds): string {
  let number = worlds.list().length;
  while (worlds.peek(`w-${number}`) !== undefined) number += 1;
  return `w-${number}`;
}

/** Throws 404 for a table that cannot be sized. */
export function checkedRows(rows: Readonly<Record<string, number>>): Rows {
  const names: readonly string[] = countedTables;
  const unknown = Object.keys(rows).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw refuse("not-found", { detail: texts.noTable(unknown), allowed: nearest(unknown, names, 40) });
  }
  return rows;
}
