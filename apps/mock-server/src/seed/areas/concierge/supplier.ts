import type { supplier } from "@palier/contract";
import { slug } from "../../french.ts";
import { landlineOf } from "../../people.ts";
import { drawnTable, type FieldsOf } from "../../seeding.ts";
import type { Town } from "../../town.ts";

/** The contract's limit. */
const mostServices = 2000;

export function supplierSeed(town: Town) {
  const { catalogue, orders } = town;
  return drawnTable<FieldsOf<typeof supplier>>(town, "supplier", (index, random) => {
    const name = catalogue.supplierName(index);
    const services = catalogue.servicesOf(index, mostServices);
    return {
      name,
      email: `bonjour@${slug(name)}.test`,
      phone: random.chance(0.92) ? landlineOf(random) : null,
      cities: [...catalogue.supplierCities(index)],
      themeCount: new Set(services.map(catalogue.theme)).size,
      orderCount: orders.bySupplier()[index] ?? 0,
      openOrderCount: orders.openBySupplier()[index] ?? 0,
      serviceIds: services.map((service) => service + 1),
      enabled: random.chance(0.9),
    };
  });
}
