import { fieldMeta, type Transitions } from "@palier/contract";
import { z } from "zod";
import type { Eventually } from "../core/exchange.ts";
import type { Condition, Order } from "../store/query.ts";
import type { AnyRow, EntityLike } from "../world/catalog.ts";
import type { Due, EntityRules, FindMedia, Follow } from "../world/rule-book.ts";
import type { AdminRow, Copy, Count, Link } from "../world/rule-shapes.ts";
import { needTransition } from "../world/transition.ts";
import type { Call } from "./call.ts";
import type { Reply } from "./reply.ts";
import type { AnswerOf, BodyOf, ListName, ParamsOf, RouteName } from "./route-names.ts";

/** A call as a handler of the route `N` sees it. */
export interface CallOf<N extends RouteName> extends Call {
  readonly params: Readonly<ParamsOf<N>> & Readonly<Record<string, unknown>>;
  readonly body: BodyOf<N>;
  readonly admin: AdminRow;
}

/** Which rows a list has before anything is asked of it. */
export interface Scope {
  readonly where?: readonly Condition<AnyRow>[];
  /** The order when none is asked for; by position or id if left out. */
  readonly order?: readonly Order[];
  /** Columns of the route's rows that the stored ones lack (`assigned`); the list's filters may name them. */
  readonly computed?: Readonly<Record<string, (row: AnyRow) => unknown>>;
  /** The stored columns by which computed ones are sorted: `{ ageDays: { column: "requestedAt", reversed: true } }`. */
  readonly sortAs?: Readonly<Record<string, SortAs>>;
  /** What the rows are of, where that is not today: « semaine 2026-11-16 ». Names the file of an export. */
  readonly of?: string;
}

export interface SortAs {
  readonly column: string;
  readonly reversed?: boolean;
}

type ScopeOf<N extends ListName> = { scope(call: CallOf<N>): Scope }["scope"];
type HandlerOf<N extends RouteName> = {
  handle(call: CallOf<N>): Eventually<AnswerOf<N> | Reply>;
}["handle"];

/**
 * What an area adds to the contract. Everything is optional, and most routes need nothing: by its kind alone
 *
 * - a `table` or `export` answers the rows of its entity. The record that the
 *   route's metadata names must exist, and narrows to the rows that point to it; a history has that record's changes;
 * - `options` offer the entity's `textColumn`;
 * - a form's GET answers values, choices and record; its POST checks version, `unique`, references, `states` and
 *   `rules.check`, stores the values, keeps `copies` and `counts` right and writes a line of history;
 * - `/delete/{id}` deletes what nobody points to; `/sort/{…Id}/{position}` moves;
 * - a `show` answers the record that its metadata names.
 *
 * The pipeline has by then answered 401, 403, 404 (shape), 415, 413, 400, 422 (contract), repeated
 * `Idempotency-Key`s and 423, and it checks every answer by the contract. Say only what differs:
 *
 * ```ts
 * export const incidentArea = defineArea({
 *   area: "incident",
 *   rules: [rulesOf(incident, { check: (draft, { before }) => […], complete: (draft, { world }) => ({ … }) })],
 *   copies: [{ to: "deliverySlot", column: "orderNumber", by: "orderId", from: "order", read: "number" }],
 *   counts: [{ on: "theme", column: "sectionCount", of: "section", by: "themeId" }],
 *   links: [{ table: "supplierService", ends: [{ column: "supplierId", entity: "supplier" }, …] }],
 *   dues: [dueOf(quotation, { where: […], by: ["validUntil"], at: (row) => …, pass: (row, world) => … })],
 *   scopes: { "order.toValidate": () => ({ where: [{ column: "amountStatus", op: "eq", value: "toValidate" }] }) },
 *   handlers: {
 *     "order.refund.post": (call) => {
 *       const order = need(call, orderEntity, call.params.orderId);
 *       if (order.status !== "done") throw refuse("wrong-state", { detail: texts.notDone, allowed: ["done"] });
 *       return save(call, orderEntity, order, { refundedCents: order.refundedCents + call.body.amountCents });
 *     },
 *   },
 * });
 * ```
 *
 * Handlers and scopes are named by their route, and typed by it: params, body and answer come from the contract. A
 * handler's answer goes out with 200, `created(record)` with 201; `throw refuse(…)`, `invalid([…])` or `missing()` says
 * no. Write through `create`, `save` and `remove` of `world/records.ts`, never through a table: they keep copies, counts
 * and history. Then join the area to `src/areas.ts`.
 */
export interface Area {
  /** As in the contract: `concierge/order`. */
  readonly area: string;
  readonly rules?: readonly EntityRules[];
  readonly copies?: readonly Copy[];
  readonly counts?: readonly Count[];
  readonly links?: readonly Link[];
  /** What happens by the passing of time. */
  readonly dues?: readonly Due[];
  readonly follows?: readonly Follow[];
  /** Files that admins upload. */
  readonly media?: FindMedia;
  readonly scopes?: { readonly [N in ListName]?: ScopeOf<N> };
  readonly handlers?: { readonly [N in RouteName]?: HandlerOf<N> };
}

/** Declares an area's part of the mock server; see {@link Area}. */
export const defineArea = (area: Area): Area => area;

interface StateRules {
  /** The contract's transitions of `status`: its forms offer and take what they allow (409 for another one). */
  readonly states?: Transitions<string>;
}

/** Rules of one entity, typed by its rows. */
export const rulesOf = <E extends EntityLike>(
  entity: E,
  { states, ...rules }: NoInfer<Omit<EntityRules<E>, "entity">> & StateRules,
): EntityRules => (states === undefined ? { ...rules, entity } : withStates(entity, rules, states));

function withStates(
  entity: EntityLike,
  rules: Omit<EntityRules, "entity">,
  states: Transitions<string>,
): EntityRules {
  const labels = fieldMeta(entity.record.shape.status ?? z.never()).labels ?? {};
  const statusOf = (row: Readonly<Record<string, unknown>>) => String(row.status);
  return {
    next: (row) => ({ status: states[statusOf(row)] ?? [] }),
    ...rules,
    entity,
    check: (draft, saving) => {
      if (saving.before) needTransition(states, labels, statusOf(saving.before), statusOf(draft));
      return rules.check?.(draft, saving) ?? [];
    },
  };
}

/** What becomes due of one entity, typed by its rows. */
export const dueOf = <E extends EntityLike>(entity: E, due: NoInfer<Omit<Due<E>, "entity">>): Due => ({
  ...due,
  entity,
});
