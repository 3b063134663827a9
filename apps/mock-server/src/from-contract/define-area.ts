import { fieldMeta, type Transitions } from "@palier/contract";
import { z } from "zod";
import type { Condition, Order } from "../store/query.ts";
import type { AnyRow, EntityLike } from "../world/catalog.ts";
import type { Due, EntityRules, FindMedia, Follow } from "../world/rule-book.ts";
import type { AdminRow, Copy, Count, Link } from "../world/rule-shapes.ts";
import { needTransition } from "../world/transition.ts";
import type { Call } from "./call.ts";
import type { Reply } from "./reply.ts";
import type { AnswerOf, BodyOf, ListName, ParamsOf, RouteName } from "./route-names.ts";

export interface CallOf<N extends RouteName> extends Call {
  readonly params: Readonly<ParamsOf<N>> & Readonly<Record<string, unknown>>;
  readonly body: BodyOf<N>;
  readonly admin: AdminRow;
}

/** Before the request's filters. */
export interface Scope {
  readonly where?: readonly Condition<AnyRow>[];
  /** Defaults to position or id. */
  readonly order?: readonly Order[];
  /** Usable in filters. */
  readonly computed?: Readonly<Record<string, (row: AnyRow) => unknown>>;
  /** Stored columns to sort by: `{ ageDays: { column: "requestedAt", reversed: true } }`. */
  readonly sortAs?: Readonly<Record<string, SortAs>>;
  /** For an export's file name: « semaine 2026-11-16 ». */
  readonly of?: string;
}

export interface SortAs {
  readonly column: string;
  readonly reversed?: boolean;
}

type ScopeOf<N extends ListName> = { scope(call: CallOf<N>): Scope }["scope"];
type HandlerOf<N extends RouteName> = {
  handle(call: CallOf<N>): AnswerOf<N> | Reply;
}["handle"];

/**
 * What an area adds to the contract. All members are optional; most routes need none, as by kind
 *
 * - `table` and `export` answer the entity's rows, narrowed to the record that the route's metadata names (404 if
 *   missing); a history has that record's changes;
 * - `options` offer the entity's `textColumn`;
 * - a form's GET answers values, choices and record; its POST checks version, `unique`, references, `states` and
 *   `rules.check`, stores the values, keeps `copies` and `counts` right and writes history;
 * - `/delete/{id}` deletes records without references; `/sort/{…Id}/{position}` moves;
 * - `show` answers the record that its metadata names.
 *
 * Before a handler runs, the pipeline has answered 401, 403, 404 (shape), 415, 413, 400, 422 (contract), repeated
 * `Idempotency-Key`s and 423; it validates every answer. Declare only what differs. Handlers and scopes are keyed and
 * typed by route. A returned value is sent with 200, `created(record)` with 201; throw `refuse(…)`, `invalid([…])` or
 * `missing()` otherwise. Write with `create`, `save` and `remove` of `world/records.ts`, not to tables: they keep
 * copies, counts and history. Add the area to `src/areas.ts`, a concierge's to
 * `src/areas/concierge/concierge-areas.ts`. A 500 of an operation's own name has no handler.
 *
 * @example
 * ```ts
 * export const orderArea = defineArea({
 *   area: "concierge/order",
 *   rules: [rulesOf(order, { check: (draft, { before }) => […], complete: (draft, { world }) => ({ … }) })],
 *   copies: [{ to: "deliverySlot", column: "orderNumber", by: "orderId", from: "order", read: "number" }],
 *   counts: [{ on: "theme", column: "sectionCount", of: "section", by: "themeId" }],
 *   links: [deliveredPairs.link],
 *   dues: [dueOf(quotation, { where: […], by: ["validUntil"], at: (row) => …, pass: (row, world) => … })],
 *   scopes: { "order.amountToValidate": () => ({ where: [{ column: "amountStatus", op: "eq", value: "toValidate" }] }) },
 *   handlers: {
 *     "order.refund.post": (call) => {
 *       const before = need(call, order, call.params.orderId);
 *       return save(call, order, before, { refundedCents: before.refundedCents + call.body.amountCents });
 *     },
 *   },
 * });
 * ```
 */
export interface Area {
  /** `concierge/order` */
  readonly area: string;
  readonly rules?: readonly EntityRules[];
  readonly copies?: readonly Copy[];
  readonly counts?: readonly Count[];
  readonly links?: readonly Link[];
  readonly dues?: readonly Due[];
  readonly follows?: readonly Follow[];
  readonly media?: FindMedia;
  readonly scopes?: { readonly [N in ListName]?: ScopeOf<N> };
  readonly handlers?: { readonly [N in RouteName]?: HandlerOf<N> };
}

/** See {@link Area}. */
export const defineArea = (area: Area): Area => area;

interface StateRules {
  /** Of `status`; forms offer and accept only these (409). */
  readonly states?: Transitions<string>;
}

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

export const dueOf = <E extends EntityLike>(entity: E, due: NoInfer<Omit<Due<E>, "entity">>): Due => ({
  ...due,
  entity,
});
