/** Several suppliers may offer a service; its named one always does. */
import { type FieldError, service, supplier } from "@palier/contract";
import type { RowOf } from "../../world/catalog.ts";
import type { World } from "../../world/world.ts";
import { supplierRuleTexts as texts } from "./supplier.texts.ts";

type Service = RowOf<typeof service>;
type Supplier = RowOf<typeof supplier>;

/** The contract's limit. */
export const mostServices = 2000;

export function themeCountOf(world: World, serviceIds: readonly number[]): number {
  const table = world.table(service);
  return new Set(serviceIds.map((id) => table.get(id)?.themeId)).size;
}

export function fullSupplier(world: World, draft: Service): FieldError[] {
  const serviceIds = world.table(supplier).get(draft.supplierId)?.serviceIds ?? [];
  const fits = serviceIds.length < mostServices || serviceIds.includes(draft.id);
  return fits ? [] : [{ path: "supplierId", message: texts.full(mostServices) }];
}

export function followService(world: World, before: Service | undefined, after: Service): void {
  if (before?.supplierId !== after.supplierId) {
    const [old, now] = [before?.supplierId, after.supplierId].map((id) => world.table(supplier).get(id ?? 0));
    if (old) offer(world, old, without(old, after.id));
    if (now) offer(world, now, [...without(now, after.id), after.id]);
  }
  if (before !== undefined && before.themeId !== after.themeId) {
    for (const each of whoOffers(world, after.id)) offer(world, each, each.serviceIds);
  }
}

export function withdraw(world: World, serviceId: number): void {
  for (const each of whoOffers(world, serviceId)) offer(world, each, without(each, serviceId));
}

/** The version stays, as nobody edited the supplier. */
function offer(world: World, of: Supplier, services: readonly number[]): void {
  world.table(supplier).put({ ...of, serviceIds: [...services], themeCount: themeCountOf(world, services) });
}

const without = ({ serviceIds }: Supplier, id: number): number[] => serviceIds.filter((each) => each !== id);

const whoOffers = (world: World, serviceId: number): Supplier[] => [
  ...world.table(supplier).rows({ where: [{ column: "serviceIds", op: "includes", value: serviceId }] }),
];
