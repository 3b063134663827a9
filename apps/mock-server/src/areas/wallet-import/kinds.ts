import { building, type ImportAction, typedPostalCode, user } from "@palier/contract";
import type { ImportKind } from "@palier/contract/areas/wallet-import-header";
import type { z } from "zod";
import type { AnyRow } from "../../world/catalog.ts";
import { isSame } from "../../world/history.ts";
import type { Author } from "../../world/rule-book.ts";
import { asStored, byText } from "../../world/same-text.ts";
import { importTexts as texts } from "./import.texts.ts";
import type { RowValues } from "./row-values.ts";

/** The account may be deleted before the import runs. */
export interface Importer extends Author {
  readonly admin: {
    readonly id?: number | undefined;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
  };
}

export interface Step {
  readonly action: ImportAction;
  readonly entity: "building" | "user";
  readonly before?: AnyRow;
  readonly columns: Readonly<Record<string, unknown>>;
}

export type Fault = readonly [field: string, message: string];

interface Kind {
  readonly fields: Readonly<Record<string, z.ZodType>>;
  /** Columns that are unique together. */
  readonly key: readonly string[];
  /** Rows must come in file order. */
  planner(importer: Importer, walletId: number): (values: RowValues) => Step | Fault;
}

const { reference, name, street, city, lotCount } = building.record.shape;
const postalCode = typedPostalCode();
const { firstName, lastName, email, phone } = user.record.shape;

export const kinds: Readonly<Record<ImportKind, Kind>> = {
  buildings: {
    fields: { reference, name, street, postalCode, city, lotCount },
    key: ["reference"],
    planner: (importer, walletId) => {
      const known = buildingsOf(importer);
      return (values) => {
        const columns = {
          name: values.name,
          street: values.street,
          postalCode: values.postalCode,
          city: values.city,
          lotCount: Number(values.lotCount),
          walletId,
        };
        const before = known(values.reference);
        if (before === undefined) {
          const draft = { ...columns, reference: values.reference, status: "draft" };
          return { action: "create", entity: "building", columns: draft };
        }
        if (before.walletId !== null && before.walletId !== walletId)
          return ["reference", texts.otherWallet(before.walletName ?? "")];
        const changed = asStored(columns, before);
        if (isSame(before, changed)) return { action: "unchanged", entity: "building", before, columns };
        const action = before.walletId === null ? "takeOver" : "change";
        return held(importer, before.id) ?? { action, entity: "building", before, columns: changed };
      };
    },
  },
  lots: {
    fields: { reference },
    key: ["reference", "lotNumber"],
    planner: (importer, walletId) => {
      const known = buildingsOf(importer);
      const counted = new Map<number, number>();
      return (values) => {
        const found = known(values.reference);
        if (found?.walletId !== walletId) return ["reference", texts.noBuilding];
        const lots = (counted.get(found.id) ?? 0) + 1;
        const columns = { lotCount: lots };
        // Each further line raises the count by one.
        const before = { ...found, lotCount: Math.max(found.lotCount, lots - 1) };
        const fault = lots > found.lotCount ? held(importer, found.id) : undefined;
        if (fault !== undefined) return fault;
        counted.set(found.id, lots);
        return {
          action: lots > found.lotCount ? "change" : "unchanged",
          entity: "building",
          before,
          columns,
        };
      };
    },
  },
  users: {
    fields: { firstName, lastName, email, phone },
    key: ["email"],
    planner: ({ world }) => {
      const known = byText(world.table(user), "email");
      return (values) => {
        const phoneOf = values.phone === undefined || values.phone === "" ? null : values.phone;
        const names = { firstName: values.firstName, lastName: values.lastName };
        const before = known(values.email);
        const columns = {
          ...names,
          fullName: `${values.firstName} ${values.lastName}`,
          email: values.email?.toLowerCase(),
          phone: phoneOf,
          language: "fr",
          status: "pending",
        };
        if (before === undefined) return { action: "create", entity: "user", columns };
        const said = phoneOf === null ? names : { ...names, phone: phoneOf };
        if (isSame(before, asStored(said, before)))
          return { action: "unchanged", entity: "user", before, columns };
        return ["email", texts.knownUser(before.fullName)];
      };
    },
  },
};

const buildingsOf = ({ world }: Author) => byText(world.table(building), "reference");

/** Locked by another admin (S15, L05). */
function held({ world, admin }: Importer, id: number): Fault | undefined {
  const holder = world.lockHolder("building", id, admin);
  return holder === undefined ? undefined : ["reference", texts.held(holder.name)];
}
