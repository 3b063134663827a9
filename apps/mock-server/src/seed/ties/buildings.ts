/** Facts for other tables, without making rows. */

import { weights } from "../../core/random.ts";
import { managers } from "../data/companies.ts";
import { slug } from "../french.ts";
import { tally } from "../lists.ts";
import { anyPlace, buildingName, buildingNameCount, neighborhoodPlace, streetOf } from "../places.ts";
import type { Seeding } from "../seeding.ts";

const statuses = weights([
  ["active", 88],
  ["draft", 6],
  ["archived", 6],
]);

export interface Address {
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
}

export type Buildings = ReturnType<typeof buildingsOf>;

/** Indexes from 0; −1 is none. */
export function buildingsOf(seeding: Seeding) {
  const { building, neighborhood, wallet } = seeding.counts;
  const quarter = seeding.stream("building.neighborhood");
  const holder = seeding.stream("building.wallet");
  const status = seeding.stream("building.status");
  const lots = seeding.stream("building.lots");
  const address = seeding.stream("building.address");
  const start = seeding.stream("building.name").below(0, buildingNameCount);

  const ties = {
    name: (index: number) => buildingName(start, index),
    status: (index: number) => status.at(index).weighted(statuses),
    lotCount: (index: number) => 12 + lots.below(index, 40) + lots.below(index + building, 90),
    neighborhood: (index: number): number => below(quarter, index, neighborhood, 0.88),
    wallet: (index: number): number => below(holder, index, wallet, 0.92),
    address: (index: number): Address => {
      const random = address.at(index);
      const at = ties.neighborhood(index);
      const { postalCode, city } = at >= 0 ? neighborhoodPlace(at) : anyPlace(random);
      return { street: streetOf(random), postalCode, city };
    },
    city: (index: number): string => {
      const at = ties.neighborhood(index);
      return (at >= 0 ? neighborhoodPlace(at) : anyPlace(address.at(index))).city;
    },
    neighborhoodName: (index: number) => (index < 0 ? null : neighborhoodPlace(index).name),
    manager: (index: number) => managers[index % managers.length] ?? "",
    managerEmail: (index: number) => `gestion@${managerSlugs[index % managers.length]}.test`,
    walletName: (index: number): string => {
      const round = Math.floor(index / managers.length);
      return `${walletNames[index % walletNames.length]} – ${ties.manager(index)}${round === 0 ? "" : ` ${round + 1}`}`;
    },
    /** Near the drawn one; nobody lives in a draft. */
    inUse: (drawn: number): number => {
      for (let step = 0; step < Math.min(8, building); step += 1) {
        const index = (drawn + step) % building;
        if (ties.status(index) === "active") return index;
      }
      return drawn;
    },
    byNeighborhood: tally(neighborhood, building, (index): number => ties.neighborhood(index)),
    byWallet: tally(wallet, building, (index): number => ties.wallet(index)),
    lotsByWallet: tally(
      wallet,
      building,
      (index): number => ties.wallet(index),
      (index): number => ties.lotCount(index),
    ),
  };
  return ties;
}

function below(of: ReturnType<Seeding["stream"]>, index: number, count: number, share: number): number {
  const drawn = of.below(index, 1_000_000);
  return count === 0 || drawn >= share * 1_000_000 ? -1 : of.below(index + 0x4000_0000, count);
}

const managerSlugs = managers.map(slug);
const walletNames = [
  "Parc principal",
  "Copropriétés du centre",
  "Habitat social",
  "Parc neuf",
  "Résidences",
  "Bailleurs",
];
