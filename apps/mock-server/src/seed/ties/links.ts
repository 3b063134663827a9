import { once, stepsOf, times } from "../lists.ts";
import type { Seeding } from "../seeding.ts";

export interface Pairs {
  /** How many links a near end has. */
  readonly sizeOf: (near: number) => number;
  /** Of all links, without making them. */
  readonly count: () => number;
  /** All links, those of near end 0 first. */
  readonly all: () => readonly { readonly near: number; readonly far: number }[];
  readonly perFar: () => readonly number[];
}

/** `least` to `most` different far ends per near end. */
function pairsOf(
  seeding: Seeding,
  name: string,
  sides: { near: number; far: number; least: number; most: number },
): Pairs {
  const drawn = seeding.stream(name);
  const most = Math.min(sides.most, sides.far);
  const least = Math.min(sides.least, most);
  const sizeOf = (near: number): number => least + drawn.below(near, most - least + 1);
  const steps = stepsOf(sides.far);
  const farOf = (near: number, rank: number): number => {
    const step = steps[drawn.below(near + 0x1000_0000, steps.length)] ?? 1;
    return (drawn.below(near + 0x2000_0000, sides.far) + rank * step) % sides.far;
  };
  /** Different for each link of one near end. */
  const all = once(() =>
    times(sides.near, (near) => times(sizeOf(near), (rank) => ({ near, far: farOf(near, rank) }))).flat(),
  );
  return {
    sizeOf,
    count: () => times(sides.near, sizeOf).reduce((sum, size) => sum + size, 0),
    all,
    perFar: once(() => {
      const counts = times(sides.far, () => 0);
      for (const { far } of all()) counts[far] = (counts[far] ?? 0) + 1;
      return counts;
    }),
  };
}

export function linksOf(seeding: Seeding) {
  const { building, neighborhood, managedService, negotiatedService, module, service, deliveryPoint } =
    seeding.counts;
  return {
    buildingManaged: pairsOf(seeding, "buildingManagedService", {
      near: building,
      far: managedService,
      least: 0,
      most: 7,
    }),
    neighborhoodManaged: pairsOf(seeding, "neighborhoodManagedService", {
      near: neighborhood,
      far: managedService,
      least: 1,
      most: 9,
    }),
    buildingNegotiated: pairsOf(seeding, "buildingNegotiatedService", {
      near: building,
      far: negotiatedService,
      least: 0,
      most: 5,
    }),
    modulesOff: pairsOf(seeding, "buildingModuleOff", { near: building, far: module, least: 0, most: 3 }),
    serviceDelivery: pairsOf(seeding, "serviceDeliveryPoint", {
      near: service,
      far: deliveryPoint,
      least: 1,
      most: 12,
    }),
  };
}
