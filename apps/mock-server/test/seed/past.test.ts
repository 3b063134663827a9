/** History leads to the record's present state. */
import { change, type Order, order, orderTexts, user, userTexts } from "@palier/contract";
import { describe, expect, test } from "vitest";
import { type Seed, seedOf } from "../../src/seed/seed.ts";
import type { RowOf } from "../../src/world/catalog.ts";

type Line = RowOf<typeof change>;

const rows = { order: 1_500, user: 1_200 };
const seed = seedOf({ rows });

function rowsOf<Row>({ tables }: Seed, name: string, read: (row: object) => Row): Row[] {
  const table = tables.find((each) => each.table === name);
  return (table?.rows() ?? []).map(read);
}

const lines = rowsOf(seed, "change", (row) => change.record.parse(row));
const orders = rowsOf(seed, "order", (row) => order.record.parse(row));
const users = rowsOf(seed, "user", (row) => user.record.parse(row));

const byRecord = Map.groupBy(lines, ({ entity, recordId }) => `${entity} ${recordId}`);
const historyOf = (entity: string, id: number): readonly Line[] => byRecord.get(`${entity} ${id}`) ?? [];

const became = (history: readonly Line[], field: string) =>
  history.flatMap(({ changes }) => changes.filter((each) => each.field === field));

const inOrder = (history: readonly Line[]): boolean =>
  history.every(({ at }, index) => at >= (history[index - 1]?.at ?? "") && at <= seed.now);

const chained = (history: readonly Line[], field: string): boolean =>
  became(history, field).every(({ from }, index, all) => index === 0 || from === all[index - 1]?.to);

describe("A11 each seeded order", () => {
  test("begins with its creation and tells its steps, in order, before now, by those who made them", () => {
    for (const { id, number, status, steps, createdAt } of orders) {
      const history = historyOf("order", id);
      expect(history[0], number).toMatchObject({ event: "created", at: createdAt });
      expect(inOrder(history), number).toBe(true);
      expect(chained(history, "status"), number).toBe(true);
      const moved = history.filter(({ changes }) => changes.some(({ field }) => field === "status"));
      expect(
        moved.map(({ at, byAdmin, changes }) => [at, byAdmin, changes[0]?.to]),
        number,
      ).toEqual(
        steps
          .slice(1)
          .map((step) => [step.at, step.byAdmin ?? "Résident (application)", orderTexts.status[step.status]]),
      );
      if (status === "new") expect(history).toHaveLength(1);
    }
  });

  test("ends at the state that its amount has", () => {
    for (const { id, number, amountStatus, finalAmountCents, status } of orders as readonly Order[]) {
      const history = historyOf("order", id);
      if (status !== "delivered" && status !== "completed") continue;
      expect(chained(history, "amountStatus"), number).toBe(true);
      expect(became(history, "amountStatus").at(-1)?.to, number).toBe(orderTexts.amountStatus[amountStatus]);
      const digits = (text: string | null | undefined) => Number(text?.replace(/\D/g, ""));
      expect(digits(became(history, "finalAmountCents").at(-1)?.to), number).toBe(finalAmountCents);
    }
  });
});

test("A11 each seeded resident begins with the account's creation, and ends at its state", () => {
  for (const { id, fullName, status, createdAt } of users) {
    const history = historyOf("user", id);
    expect(history[0], fullName).toMatchObject({ event: "created", at: createdAt });
    expect(inOrder(history), fullName).toBe(true);
    expect(chained(history, "status"), fullName).toBe(true);
    expect(became(history, "status").at(-1)?.to ?? userTexts.status.pending, fullName).toBe(
      userTexts.status[status],
    );
  }
});

test("A11 of more orders than ten thousand the newest have a past, and where no change is asked for none has", () => {
  const { tables } = seedOf({ rows: { order: 10_050, user: 40, ula: 40 } });
  const past = tables.find(({ table }) => table === "change");
  const [last, first] = [-1, 480].map((index) => change.record.parse(past?.rows().at(index)));
  expect(first).toMatchObject({ event: "created", entity: "order", recordId: 51 });
  expect(last).toMatchObject({ entity: "user", recordId: 40 });
  expect(seedOf({ rows: { change: 0 } }).tables.find(({ table }) => table === "change")?.count).toBe(0);
});
