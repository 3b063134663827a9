/** A05 */
import { describe, expect, test } from "vitest";
import { openDesk, type Row } from "./desk.ts";

const { get, table, done, refused, history } = await openDesk();

interface Paid extends Row {
  estimatedAmountCents: number;
  finalAmountCents: number | null;
  refundedCents: number;
  refunds: { amountCents: number; reason: string; byAdmin: string }[];
}
const page = (id: number) => get<Paid>(`order/${id}`);

const used = new Set<number>();
/** Unused by other tests. */
async function one(matches: (order: Row) => boolean): Promise<Paid> {
  for (const status of ["completed", "cancelled", "delivered"]) {
    const { data } = await table(`order/ajax-list?status=${status}`);
    const found = data.find((each) => !used.has(each.id) && matches(each));
    if (found === undefined) continue;
    used.add(found.id);
    return page(found.id);
  }
  throw new Error("no such order");
}

describe("the final amount", () => {
  const waiting = ({ amountStatus, status }: Row) => amountStatus === "toValidate" && status === "delivered";
  const set = (id: number, body: object) => [`order/${id}/update-final-amount`, body] as const;

  test("validated, it leaves the list of those that wait", async () => {
    const { id, version, estimatedAmountCents } = await one(waiting);
    const finalAmountCents = estimatedAmountCents;
    const after = await done<Paid>(...set(id, { finalAmountCents, version }));
    expect(after).toMatchObject({ amountStatus: "validated", finalAmountCents, version: version + 1 });
    const { data } = await table("order/amount-to-validate/ajax-list");
    expect(data.map((each) => each.id)).not.toContain(id);
  });

  test("over 10 % away from the estimate it needs a reason, which the history tells; at 10 % it does not", async () => {
    const {
      id,
      version,
      estimatedAmountCents: estimate,
    } = await one((each) => waiting(each) && Number(each.estimatedAmountCents) % 10 === 0);
    const limit = estimate + estimate / 10;
    const blank = { finalAmountCents: limit + 1, reason: "  ", version };
    for (const body of [blank, { finalAmountCents: limit + 1, version }]) {
      expect(await refused(...set(id, body))).toMatchObject({
        code: 422,
        errors: [{ path: "reason", message: expect.stringContaining("10\u00a0%") }],
      });
    }
    const at = await done<Paid>(...set(id, { finalAmountCents: limit, version }));
    const reason = "Deux heures de plus";
    await done(...set(id, { finalAmountCents: limit + 1, reason, version: at.version }));
    const [line] = await history(`order/history/${id}`);
    expect(line?.changes).toContainEqual({
      field: "reason",
      label: "Motif de l’écart",
      from: null,
      to: reason,
    });
  });

  test("never goes under what was refunded", async () => {
    const { id, version, refundedCents } = await one(
      (each) =>
        each.status === "completed" &&
        Number(each.refundedCents) > 1 &&
        Number(each.refundedCents) < Number(each.finalAmountCents),
    );
    const body = { finalAmountCents: refundedCents - 1, reason: "Erreur", version };
    expect(await refused(...set(id, body))).toMatchObject({
      code: 422,
      errors: [{ path: "finalAmountCents", message: expect.stringContaining("remboursé") }],
    });
    const after = await done<Paid>(...set(id, { ...body, finalAmountCents: refundedCents }));
    expect(after.finalAmountCents).toBe(refundedCents);
  });

  test("A05 of an order that was refunded whole it stays as it is, and nothing can be given back again", async () => {
    const { id, version, finalAmountCents } = await one(
      (each) => each.status === "completed" && each.amountStatus === "validated" && each.refundedCents === 0,
    );
    const paid = await done<Paid>(`order/${id}/refund`, {
      amountCents: finalAmountCents,
      reason: "Tout",
      version,
    });
    const body = { finalAmountCents: 50_000, reason: "x", version: paid.version };
    expect(await refused(...set(id, body))).toMatchObject({
      code: 422,
      errors: [{ path: "finalAmountCents", message: expect.stringContaining("en entier") }],
    });
    expect(await page(id)).toEqual(paid);
  });

  test.each([
    ["letters", "dix"],
    ["three decimals", 10.005],
    ["a minus", -1],
  ])("with %s is refused at its field", async (_name, finalAmountCents) => {
    const { id, version } = await one(waiting);
    expect(await refused(...set(id, { finalAmountCents, version }))).toMatchObject({
      code: 422,
      errors: [{ path: "finalAmountCents" }],
    });
    expect(await page(id)).toMatchObject({ version, amountStatus: "toValidate" });
  });

  test("A05 sent twice with one key it is set once; by a stale form it is 409", async () => {
    const { id, version, estimatedAmountCents: finalAmountCents } = await one(waiting);
    const key = { "idempotency-key": "amount-1" };
    const first = await done<Paid>(...set(id, { finalAmountCents, version }), key);
    expect(await done<Paid>(...set(id, { finalAmountCents, version }), key)).toEqual(first);
    expect(await refused(...set(id, { finalAmountCents, version }))).toMatchObject({
      code: 409,
      current: { version: version + 1 },
    });
  });
});
