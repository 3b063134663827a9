import type { RouteEntry } from "@palier/contract";
import type { RuleId } from "../../src/verify/rules.ts";
import type { WireAnswer } from "../../src/wire/wire.ts";
import { type Door, type Json, jsonOf, withJson } from "./door.ts";

/** A possible fault of a backend, and the rule that must catch it. */
export interface Mutant {
  readonly name: string;
  readonly rule: RuleId;
  /** The routes that can have it. */
  readonly on: (route: RouteEntry) => boolean;
  /** Created per run, as it may keep state. */
  readonly door: () => Door;
  /** Routes to verify along: a deletion needs a record. */
  readonly along?: (route: RouteEntry, routes: readonly RouteEntry[]) => readonly RouteEntry[];
  /** Other routes on which the fault shows. */
  readonly shows?: (route: RouteEntry, routes: readonly RouteEntry[]) => readonly RouteEntry[];
}

export const mutant = (
  name: string,
  rule: RuleId,
  on: Mutant["on"],
  door: Door | { readonly fresh: () => Door },
  more: Pick<Mutant, "along" | "shows"> = {},
): Mutant => ({ name, rule, on, door: typeof door === "function" ? () => door : door.fresh, ...more });

const ofKind =
  (...kinds: readonly string[]) =>
  ({ meta }: RouteEntry): boolean =>
    kinds.includes(meta.kind);

export const isTable = ofKind("table");
export const isExport = ofKind("export");
export const isOptions = ofKind("options");
export const isGet = ({ method }: RouteEntry): boolean => method === "GET";
export const isPost = ({ method }: RouteEntry): boolean => method === "POST";
export const isGuarded = (route: RouteEntry): boolean => isPost(route) && route.meta.authenticated;
export const isFormPost = (route: RouteEntry): boolean => isPost(route) && route.meta.kind === "form";
export const isEdit = (route: RouteEntry): boolean =>
  isFormPost(route) && route.meta.kind === "form" && route.meta.mode === "edit";
export const isNew = (route: RouteEntry): boolean =>
  isFormPost(route) && route.meta.kind === "form" && route.meta.mode === "new";
export const isDelete = ({ template }: RouteEntry): boolean => template.endsWith("/delete/{id}");

/** Alters the JSON of successful answers. */
export const onAnswer =
  (change: (json: Json, route: RouteEntry) => unknown): Door =>
  async ({ next, route }) => {
    const answer = await next();
    if (answer.status >= 300 || answer.body.length === 0) return answer;
    return withJson(answer, change(jsonOf(answer), route));
  };

export const onStatus =
  (status: number, change: (answer: WireAnswer) => WireAnswer | Promise<WireAnswer>): Door =>
  async ({ next }) => {
    const answer = await next();
    return answer.status === status ? change(answer) : answer;
  };
