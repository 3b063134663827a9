/** An order that an admin makes for a resident: what his building is offered, and where it is handed over. */
import {
  building,
  deliveryPoint,
  type FieldError,
  type Order,
  order,
  orderTexts,
  service,
  supplier,
  user,
} from "@palier/contract";
import { sameForm } from "@palier/contract/kit/typed-text";
import { invalid } from "../../core/refusal.ts";
import type { Call } from "../../from-contract/call.ts";
import type { CallOf, Scope } from "../../from-contract/define-area.ts";
import { checkedValues } from "../../from-contract/form-post.ts";
import { readQuery } from "../../from-contract/read-query.ts";
import type { Condition } from "../../store/query.ts";
import type { AnyRow, RowOf } from "../../world/catalog.ts";
import { fullName } from "../../world/full-name.ts";
import { isOffered, refusedChoice } from "../../world/offered.ts";
import { create, need } from "../../world/records.ts";
import type { World } from "../../world/world.ts";
import { callerOf, numbered } from "../caller.ts";
import { commentBy } from "../comments.ts";
import { planSlot } from "./order-delivery.ts";

const texts = orderTexts.refusals;

/** The resident's building; undefined if he has none. */
const homeOf = (world: World, userId: number): RowOf<typeof building> | undefined =>
  world.table(building).get(callerOf(world, userId)?.buildingId ?? 0);

/** Concierges that serve the city of the resident's building. */
function servingIds(world: World, userId: number): readonly number[] {
  const { city } = homeOf(world, userId) ?? {};
  if (city === undefined) return [];
  return [...world.table(supplier).rows({})]
    .filter((row) => isOffered(world, supplier.name, row) && row.cities.some((each) => isSame(each, city)))
    .map(({ id }) => id);
}

const isSame = (one: string, other: string): boolean => sameForm(one) === sameForm(other);

/** Of the catalogue; the selector leaves out what is not available. */
export const articleScope = (call: CallOf<"order.articles">): Scope =>
  narrowed(call, ({ world, params }) => {
    const values = servingIds(world, need(call, user, params.userId).id);
    return { column: "supplierId", op: "in", values };
  });

/** Without a building there is no city. */
export const pointScope = (call: CallOf<"order.deliveryPoints">): Scope =>
  narrowed(call, ({ world, params }) => {
    const { city = "" } = homeOf(world, need(call, user, params.userId).id) ?? {};
    return { column: "city", op: "alike", value: sameForm(city) };
  });

/** A choice has its name also where it is offered no more: another city, a building that was changed. */
function narrowed<C extends Call>(call: C, condition: (call: C) => Condition<AnyRow>): Scope {
  const { ids } = readQuery(call.route, call.request.query);
  return ids === undefined ? { where: [condition(call)] } : {};
}

/** Throws 422 with all errors. The present prices count. */
export function orderFor(call: CallOf<"order.create.post">): Order {
  const { world, admin, body } = call;
  const { userId, articles, deliveryPointId, deliveryAt, comment } = body;
  checkedValues(call, { userId, deliveryPointId, deliveryAt }, undefined);
  const home = homeOf(world, userId);
  if (home === undefined) throw invalid([{ path: "userId", message: texts.noBuilding }]);
  const errors = [
    ...wrongArticles(world, body),
    ...wrongPoint(world, deliveryPointId, home.city),
    ...(deliveryAt !== null && Date.parse(deliveryAt) < world.clock.now()
      ? [{ path: "deliveryAt", message: texts.deliveryPast }]
      : []),
  ];
  if (errors.length > 0) throw invalid(errors);
  const priced = articles.flatMap(({ serviceId, quantity }) => {
    const article = world.table(service).get(serviceId);
    return article === undefined
      ? []
      : [{ serviceId, label: article.name, quantity, unitPriceCents: article.priceCents }];
  });
  const at = world.clock.instant();
  const byAdmin = fullName(admin);
  const row = create(call, order, {
    number: numbered(world, order.name, "C", 5),
    userId,
    buildingId: home.id,
    deliveryPointId,
    deliveryAt,
    items: priced,
    estimatedAmountCents: priced.reduce((sum, each) => sum + each.quantity * each.unitPriceCents, 0),
    steps: [{ at, status: "new", byAdmin }],
    comments:
      comment === null || comment === "" ? [] : [commentBy(call, { body: comment, visibility: "internal" })],
  });
  planSlot(world, row);
  return row;
}

function wrongArticles(
  world: World,
  { userId, articles }: CallOf<"order.create.post">["body"],
): FieldError[] {
  const ids = articles.map(({ serviceId }) => serviceId);
  if (new Set(ids).size < ids.length) return [{ path: "articles", message: texts.twice }];
  const rows = ids.map((id) => world.table(service).get(id));
  const closed = rows.flatMap((row) =>
    row === undefined || isOffered(world, service.name, row) ? [] : [row],
  );
  if (closed.length > 0) return [{ path: "articles", message: refusedChoice(world, service.name, closed) }];
  const serving = servingIds(world, userId);
  const names = rows.flatMap((row, at) =>
    row !== undefined && serving.includes(row.supplierId) ? [] : [row?.name ?? String(ids[at])],
  );
  if (names.length === 0) return [];
  return [{ path: "articles", message: texts.notOffered(names.join(", ")) }];
}

function wrongPoint(world: World, pointId: number | null, city: string): FieldError[] {
  const point = world.table(deliveryPoint).get(pointId ?? 0);
  return point === undefined || isSame(point.city, city)
    ? []
    : [{ path: "deliveryPointId", message: texts.otherCity }];
}
