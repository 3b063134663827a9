import { service, supplier } from "@palier/contract";
import { invalid } from "../../core/refusal.ts";
import type { RowOf } from "../../world/catalog.ts";
import type { FieldChange } from "../../world/history.ts";
import { isOffered, refusedChoice } from "../../world/offered.ts";
import { save } from "../../world/records.ts";
import type { Actor } from "../../world/rule-book.ts";
import type { World } from "../../world/world.ts";
import { supplierRuleTexts as texts } from "./supplier.texts.ts";
import { mostServices, themeCountOf } from "./supplier-offers.ts";

type Supplier = RowOf<typeof supplier>;
type Service = RowOf<typeof service>;

interface OfferChange {
  readonly add: readonly number[];
  readonly remove: readonly number[];
}

/** The body's fields, for refusals. */
type Paths = { readonly [K in keyof OfferChange]: string };

/**
 * Throws 422 for a service that does not exist, may not be chosen, or names the supplier. A refusal changes
 * nothing.
 */
export function changeOffer(actor: Actor, of: Supplier, asked: OfferChange, paths: Paths): Supplier {
  const { world } = actor;
  if (asked.add.some((id) => asked.remove.includes(id))) {
    throw invalid([{ path: paths.remove, message: texts.bothWays }]);
  }
  const added = newServices(world, of, asked.add, paths.add);
  const removed = new Set(asked.remove.filter((id) => of.serviceIds.includes(id)));
  const named = [...removed].flatMap((id) => serviceOf(world, id)).find((row) => row.supplierId === of.id);
  if (named !== undefined) throw invalid([{ path: paths.remove, message: texts.named(named.name) }]);
  const kept = of.serviceIds.filter((id) => !removed.has(id));
  const serviceIds = [...kept, ...added.map(({ id }) => id)].sort((a, b) => a - b);
  if (serviceIds.length > mostServices) {
    throw invalid([{ path: paths.add, message: texts.tooMany(mostServices) }]);
  }
  if (added.length === 0 && removed.size === 0) return of;
  const lines = choiceLines(
    added,
    [...removed].flatMap((id) => serviceOf(world, id)),
  );
  return save(actor, supplier, of, { serviceIds, themeCount: themeCountOf(world, serviceIds) }, lines);
}

function newServices(world: World, of: Supplier, ids: readonly number[], path: string): Service[] {
  const added = [...new Set(ids)].filter((id) => !of.serviceIds.includes(id));
  const rows = added.flatMap((id) => serviceOf(world, id));
  if (rows.length < added.length) throw invalid([{ path, message: texts.goneService }]);
  const closed = rows.filter((row) => !isOffered(world, service.name, row));
  if (closed.length > 0) {
    throw invalid([{ path, message: refusedChoice(world, service.name, closed) }]);
  }
  return rows;
}

const serviceOf = (world: World, id: number): Service[] => {
  const row = world.table(service).get(id);
  return row === undefined ? [] : [row];
};

/** « Prestations (Animaux) : + Promenade, − Toilettage » */
function choiceLines(added: readonly Service[], removed: readonly Service[]): FieldChange[] {
  const signed = [
    ...added.map(({ themeName, name }) => ({ themeName, text: `+ ${name}` })),
    ...removed.map(({ themeName, name }) => ({ themeName, text: `− ${name}` })),
  ];
  return [...Map.groupBy(signed, ({ themeName }) => themeName)].map(([themeName, all]) => ({
    field: "serviceIds",
    label: texts.offeredOf(themeName),
    from: null,
    to: all.map(({ text }) => text).join(", "),
  }));
}
