import { contract, routesOf } from "@palier/contract";

/**
 * Where an entity's edit locks stand: `locks/<area>/<id>` with the area's last word (`building`, `order`,
 * `user-lot-association`); for an entity that is not its area's main one, its own name (`wallet-import`). The main one is
 * called like the area, or else is the first of its routes.
 */
const areaByEntity = new Map<string, string>();
const entityByArea = new Map<string, string>();

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

for (const [area, entities] of entitiesByArea()) {
  const main = entities.find((entity) => kebab(entity) === area) ?? entities[0];
  if (main !== undefined && !areaByEntity.has(main)) join(area, main);
}
for (const entities of entitiesByArea().values()) {
  for (const entity of entities) if (!areaByEntity.has(entity)) join(kebab(entity), entity);
}

function join(area: string, entity: string): void {
  areaByEntity.set(entity, area);
  entityByArea.set(area, entity);
}

function entitiesByArea(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { meta } of routesOf(contract)) {
    // A history is not edited.
    if (!("entity" in meta) || meta.entity === undefined || meta.entity === "change") continue;
    const area = meta.area.split("/").at(-1) ?? meta.area;
    found.set(area, [...new Set([...(found.get(area) ?? []), meta.entity])]);
  }
  return found;
}

export const lockAreaOf = (entity: string): string | undefined => areaByEntity.get(entity);

/** The entity whose locks stand in an area, which may be written as the contract does (`concierge/order`). */
export const entityOfLockArea = (area: string): string | undefined =>
  entityByArea.get(area.split("/").at(-1) ?? area);

export const lockAreas = (): string[] => [...entityByArea.keys()].sort();
