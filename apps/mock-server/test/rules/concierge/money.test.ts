/** A05 A18 Final amounts and refunds of orders. */
import { describe, expect, test } from "vitest";
import type { Row } from "../../kit/client.ts";
import { freshWorlds } from "../../kit/worlds.ts";

const { get, find, done, refused, post, history, table } = freshWorlds();

interface Paid extends Row {
  estimatedAmountCents: number;
  finalAmountCents: number;
  refundedCents: number;
  refunds: { amountCents: number; reason: string; byAdmin: string }[];
}
const base = "/admin/concierge/order";
const page = (id: number) => get<Paid>(`${base}/${id}`);
/** The newest that matches, whole. */
const one = async (status: string, matches: (order: Row) => boolean = () => true): Promise<Paid> =>
  page((await find(`${base}/ajax-list?status=${status}`, matches)).id);
const waiting = () => one("delivered", ({ amountStatus }) => amountStatus === "toValidate");
const untouched = () =>
  one(
    "completed",
    (each) =>
      each.refundedCents === 0 && each.amountStatus === "validated" && Number(each.finalAmountCents) > 2000,
  );

const set = (id: number, body: object) => post(`${base}/${id}/update-final-amount`, body);
const refund = ({ id, version }: Row, amountCents: unknown, more: object = {}) =>
  post(`${base}/${id}/refund`, { amountCents, reason: "Article manquant", version, ...more });

describe("A05 a final amount", () => {
  test("leaves the list of those that wait once it is validated", async () => {
    const { id, version, estimatedAmountCents: finalAmountCents } = await waiting();
    const after = await done<Paid>(set(id, { finalAmountCents, reason: null, version }));
    expect(after).toMatchObject({ amountStatus: "validated", finalAmountCents, version: version + 1 });
    const { data } = await table(`${base}/amount-to-validate/ajax-list`);
    expect(data.map((each) => each.id)).not.toContain(id);
    expect(data.every(({ amountStatus }) => amountStatus === "toValidate")).toBe(true);
  });

  test("needs a reason over 10 % away from the estimate, which the history tells; at 10 % it does not", async () => {
    const {
      id,
      version,
      estimatedAmountCents: estimate,
    } = await one(
      "delivered",
      (each) => each.amountStatus === "toValidate" && Number(each.estimatedAmountCents) % 10 === 0,
    );
    const limit = estimate + estimate / 10;
    for (const reason of ["  ", null])
      expect(await refused(set(id, { finalAmountCents: limit + 1, reason, version }))).toMatchObject({
        code: 422,
        errors: [{ path: "reason", message: expect.stringContaining("10\u00a0%") }],
      });
    const at = await done(set(id, { finalAmountCents: limit, reason: null, version }));
    const reason = "Deux heures de plus";
    await done(set(id, { finalAmountCents: limit + 1, reason, version: at.version }));
    const [line] = await history(`${base}/history/${id}`);
    expect(line?.changes).toContainEqual({
      field: "reason",
      label: "Motif de l’écart",
      from: null,
      to: reason,
    });
  });

  test("never goes under what was refunded, and stays where all was refunded", async () => {
    const order = await untouched();
    const part = await done<Paid>(refund(order, 500));
    const under = { finalAmountCents: 499, reason: "Erreur", version: part.version };
    expect(await refused(set(order.id, under))).toMatchObject({
      code: 422,
      errors: [{ path: "finalAmountCents", message: expect.stringContaining("remboursé") }],
    });
    const whole = await done<Paid>(refund(part, order.finalAmountCents - 500));
    const more = { finalAmountCents: 50_000, reason: "x", version: whole.version };
    expect(await refused(set(order.id, more))).toMatchObject({
      code: 422,
      errors: [{ path: "finalAmountCents", message: expect.stringContaining("en entier") }],
    });
    expect(await page(order.id)).toEqual(whole);
  });

  test.each(["new", "cancelled"])("of an order that is %s is not validated (409)", async (status) => {
    const order = await one(status);
    expect(
      await refused(set(order.id, { finalAmountCents: 100, reason: "x", version: order.version })),
    ).toMatchObject({
      code: 409,
      type: "/problems/wrong-state",
      allowed: ["accepted", "preparing", "delivered", "completed"],
    });
    expect(await page(order.id)).toEqual(order);
  });
});

describe("A05 a refund", () => {
  test("of a part leaves the rest, says who and why, and stands in the history", async () => {
    const order = await untouched();
    const after = await done<Paid>(refund(order, 750));
    expect(after).toMatchObject({ refundedCents: 750, version: order.version + 1 });
    expect(after.refunds).toMatchObject([
      { amountCents: 750, reason: "Article manquant", byAdmin: "Jeanne Martin" },
    ]);
    const [line] = await history(`${base}/history/${order.id}`);
    expect(line?.changes).toEqual([
      { field: "refundedCents", label: "Remboursé", from: "0,00\u00a0€", to: "7,50\u00a0€" },
      { field: "reason", label: "Motif", from: null, to: "Article manquant" },
    ]);
  });

  test("A18 of an amount that nobody validated is refused, and possible once it is", async () => {
    const { id, version, finalAmountCents } = await waiting();
    const over = await done<Paid>(
      post(`${base}/${id}/status`, { status: "completed", supplierId: null, version }),
    );
    expect(await refused(refund(over, 100))).toMatchObject({
      code: 422,
      errors: [{ path: "amountCents", message: expect.stringContaining("n’est pas validé") }],
    });
    const valid = await done<Paid>(set(id, { finalAmountCents, reason: "Vu", version: over.version }));
    expect(await done<Paid>(refund(valid, 100))).toMatchObject({ refundedCents: 100 });
  });

  test("takes all that is left to the cent, and not one more", async () => {
    const order = await untouched();
    const first = await done<Paid>(refund(order, 1));
    const left = order.finalAmountCents - 1;
    expect(await refused(refund(first, left + 1))).toMatchObject({
      code: 422,
      errors: [{ path: "amountCents", message: expect.stringMatching(/ce qui reste.*\d+,\d\d\u00a0€/) }],
    });
    const last = await done<Paid>(refund(first, left));
    expect(last.refundedCents).toBe(order.finalAmountCents);
    expect(await refused(refund(last, 1))).toMatchObject({
      code: 422,
      errors: [{ path: "amountCents", message: "Cette commande a déjà été remboursée en entier." }],
    });
    expect((await page(order.id)).refunds).toHaveLength(2);
  });

  test("of anything but a positive number of cents, or without a reason, is refused at its field", async () => {
    const order = await untouched();
    for (const amount of ["12,5a", "1250", 12.345, -100, 0, null, 1e15, 1e300]) {
      const problem = await refused(refund(order, amount));
      expect(problem, String(amount)).toMatchObject({ code: 422, errors: [{ path: "amountCents" }] });
      expect(problem.errors?.[0]?.message).toMatch(/\.$/);
    }
    expect(await refused(refund(order, 100, { reason: "  " }))).toMatchObject({
      code: 422,
      errors: [{ path: "reason" }],
    });
    expect(await page(order.id)).toEqual(order);
  });

  test("is for orders that are over and have a final amount", async () => {
    for (const status of ["delivered", "new"])
      expect(await refused(refund(await one(status), 100))).toMatchObject({
        code: 409,
        type: "/problems/wrong-state",
        allowed: ["completed", "cancelled"],
      });
    const free = await one("cancelled", ({ finalAmountCents }) => finalAmountCents === null);
    expect(await refused(refund(free, 1))).toMatchObject({
      code: 422,
      errors: [{ path: "amountCents", message: expect.stringContaining("pas de montant final") }],
    });
  });
});
