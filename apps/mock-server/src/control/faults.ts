import { contract, type RouteEntry, routesOf } from "@palier/contract";
import { type FaultInput, controlContract as routes } from "@palier/contract/control";
import { refuse } from "../core/refusal.ts";
import { mayFitTemplate, namePattern } from "../faults/patterns.ts";
import { nearest } from "../worlds/nearest.ts";
import type { Worlds } from "../worlds/worlds.ts";
import { controlTexts as texts } from "./control.texts.ts";
import { type Handled, handle } from "./handled.ts";
import { findWorld } from "./need-world.ts";

const entries: readonly RouteEntry[] = routesOf(contract);

/** Faults (T03). */
export function faultHandlers(worlds: Worlds): Handled[] {
  return [
    handle(routes.faults, ({ params }) => ({ faults: findWorld(worlds, params).faults.list() })),
    handle(routes.addFault, ({ params, body }) => {
      const { faults } = findWorld(worlds, params);
      checkTarget(body);
      return faults.add(body);
    }),
    handle(routes.clearFaults, ({ params, query }) => {
      const { faults } = findWorld(worlds, params);
      const id = query?.id;
      const cleared = faults.clear(id);
      if (id === undefined || cleared > 0) return { cleared };
      const allowed = faults.list().map((fault) => fault.id);
      throw refuse("not-found", { detail: texts.noFault(id), allowed });
    }),
  ];
}

/** Throws 404 with the nearest names: a typo fails the test. */
export function checkTarget({ route, path, method }: FaultInput): void {
  const names = entries.map(({ name }) => name);
  if (route !== undefined && !names.some(namePattern(route))) {
    throw refuse("not-found", { detail: texts.noRoute(route), allowed: nearest(route, names) });
  }
  const ofMethod = entries.filter((entry) => method === undefined || entry.method === method);
  const templates = ofMethod.map(({ template }) => template);
  if (path !== undefined && !templates.some((template) => mayFitTemplate(path, template))) {
    const allowed = nearest(path, new Set(templates));
    throw refuse("not-found", { detail: texts.noRoutePath(path), allowed });
  }
}
