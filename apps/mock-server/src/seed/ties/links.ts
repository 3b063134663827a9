import type { Family } from "../family.ts";
import { family, once, stepsOf } from "../family.ts";
import type { Seeding } from "../seeding.ts";

export interface Pairs {
  readonly links: () => Family;
  /** Different for each link of one near end. */
  far(link: number): number;
  readonly perFar: () => Int32Array;
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
  const links = family(sides.near, (near) => least + drawn.below(near, most - least + 1));
  const steps = stepsOf(sides.far);
  const farOf = (near: number, rank: number): number => {
    const step = steps[drawn.below(near + 0x1000_0000, steps.length)] ?? 1;
    return (drawn.below(near + 0x2000_0000, sides.far) + rank * step) % sides.far;
  };
  return {
    links,
    far: (link) => {
      const near = links().parent(link);
      return farOf(near, link - links().first(near));
    },
    perFar: once(() => {
      const counts = new Int32Array(sides.far);
      const { size } = links();
      for (let near = 0; near < sides.near; near += 1) {
        for (let rank = 0; rank < size(near); rank += 1) {
          const far = farOf(near, rank);
          counts[far] = (counts[far] ?? 0) + 1;
        }
      }
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
