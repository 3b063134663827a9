/** A05 */
import { describe, expect, test } from "vitest";
import { otherEmail } from "../harness.ts";
import { openDesk, type Row, wordsOf } from "./desk.ts";

const { door, get, table, done, refused, post, history } = await openDesk();

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
  for (const status of ["completed", "cancelled", "delivered", "new"]) {
    const { data } = await table(`order/ajax-list?status=${status}`);
    const found = data.find((each) => !used.has(each.id) && matches(each));
    if (found === undefined) continue;
    used.add(found.id);
    return page(found.id);
  }
  throw new Error("no such order");
}
const untouched = ({ status, refundedCents, finalAmountCents }: Row) =>
  status === "completed" && refundedCents === 0 && Number(finalAmountCents) > 2000;
const refund = (id: number, version: number, amountCents: unknown, more: object = {}) =>
  [`order/${id}/refund`, { amountCents, reason: "Article manquant", version, ...more }] as const;

describe("a refund", () => {
  test("of a part leaves the rest, says who and why, and stands in the history", async () => {
    const { id, version } = await one(untouched);
    const after = await done<Paid>(...refund(id, version, 750));
    expect(after).toMatchObject({ refundedCents: 750, version: version + 1 });
    expect(after.refunds).toMatchObject([
      { amountCents: 750, reason: "Article manquant", byAdmin: "Jeanne Martin" },
    ]);
    const [line] = await history(`order/history/${id}`);
    expect(line?.changes).toEqual([
      { field: "refundedCents", label: "Remboursé", from: "0,00\u00a0€", to: "7,50\u00a0€" },
      { field: "reason", label: "Motif", from: null, to: "Article manquant" },
    ]);
  });

  test("A18 of an amount that nobody validated is refused, and possible once it is; the amount goes down to what was refunded", async () => {
    const { id, version, finalAmountCents } = await one(
      (each) => each.status === "delivered" && each.amountStatus === "toValidate",
    );
    const over = await done<Paid>(`order/${id}/status`, { status: "completed", version });
    expect(await refused(...refund(id, over.version, 100))).toMatchObject({
      code: 422,
      errors: [{ path: "amountCents", message: expect.stringContaining("n’est pas validé") }],
    });
    expect(await page(id)).toEqual(over);
    const validate = (at: number, cents: number) =>
      [`order/${id}/update-final-amount`, { finalAmountCents: cents, reason: "Essai", version: at }] as const;
    const valid = await done<Paid>(...validate(over.version, Number(finalAmountCents)));
    const paid = await done<Paid>(...refund(id, valid.version, 100));
    expect(await refused(...validate(paid.version, 99))).toMatchObject({ code: 422 });
    expect(await done<Paid>(...validate(paid.version, 100))).toMatchObject({ finalAmountCents: 100 });
  });

  test("takes all that is left to the cent, and not one more", async () => {
    const { id, version, finalAmountCents } = await one(untouched);
    const left = Number(finalAmountCents) - 1;
    const first = await done<Paid>(...refund(id, version, 1));
    expect(await refused(...refund(id, first.version, left + 1))).toMatchObject({
      code: 422,
      errors: [{ path: "amountCents", message: expect.stringMatching(/ce qui reste.*\d+,\d\d\u00a0€/) }],
    });
    const last = await done<Paid>(...refund(id, first.version, left));
    expect(last.refundedCents).toBe(finalAmountCents);
    expect(await refused(...refund(id, last.version, 1))).toMatchObject({
      code: 422,
      errors: [{ path: "amountCents", message: "Cette commande a déjà été remboursée en entier." }],
    });
    expect((await page(id)).refunds).toHaveLength(2);
  });

  test.each([
    ["letters", "12,5a"],
    ["a text of digits", "1250"],
    ["three decimals", 12.345],
    ["a minus", -100],
    ["nothing", 0],
    ["no number", null],
    ["more than any order", 1e15],
    ["more than integers hold", 1e300],
  ])("with %s is refused at its field, and nothing changes", async (_name, amount) => {
    const { id, version } = await one(untouched);
    const problem = await refused(...refund(id, version, amount));
    expect(problem).toMatchObject({ code: 422, errors: [{ path: "amountCents" }] });
    expect(problem.errors?.[0]?.message).toMatch(/\.$/);
    expect(await page(id)).toMatchObject({ version, refundedCents: 0, refunds: [] });
  });

  test("needs a reason", async () => {
    const { id, version } = await one(untouched);
    expect(await refused(...refund(id, version, 100, { reason: "  " }))).toMatchObject({
      code: 422,
      errors: [{ path: "reason" }],
    });
  });

  test("is for orders that are over: any other is 409", async () => {
    for (const status of ["delivered", "new"]) {
      const { id, version } = await one((each) => each.status === status);
      expect(await refused(...refund(id, version, 100))).toMatchObject({
        code: 409,
        type: "/problems/wrong-state",
        allowed: ["completed", "cancelled"],
      });
    }
    const free = await one((each) => each.status === "cancelled" && each.finalAmountCents === null);
    expect(await refused(...refund(free.id, free.version, 1))).toMatchObject({
      code: 422,
      errors: [{ path: "amountCents", message: expect.stringContaining("pas de montant final") }],
    });
    expect((await refused("order/999999/refund", { amountCents: 1, reason: "x", version: 1 })).code).toBe(
      404,
    );
  });
});

describe("A05 a refund is sent once", () => {
  test("the same key gives the first answer again, however often and at once", async () => {
    const { id, version } = await one(untouched);
    const [path, body] = refund(id, version, 500);
    const send = async () => {
      const answer = await post(path, body, { "idempotency-key": "click-1" });
      return [answer.status, await answer.text()];
    };
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]?.[0]).toBe(200);
    expect(await page(id)).toMatchObject({ refundedCents: 500, version: version + 1 });
  });

  test("the same key for another amount is refused", async () => {
    const { id, version } = await one(untouched);
    const key = { "idempotency-key": "click-2" };
    const { version: next } = await done(...refund(id, version, 500), key);
    expect(await refused(...refund(id, next, 600), key)).toMatchObject({
      code: 409,
      type: "/problems/conflict",
    });
    expect((await page(id)).refundedCents).toBe(500);
  });

  test("a refusal is not kept: the same key works once the amount is right", async () => {
    const { id, version } = await one(untouched);
    const key = { "idempotency-key": "click-3" };
    expect((await refused(...refund(id, version, 1e9), key)).code).toBe(422);
    expect((await done<Paid>(...refund(id, version, 100), key)).refundedCents).toBe(100);
  });

  test("two different requests give one refund each, while something is left", async () => {
    const { id, version, finalAmountCents } = await one(untouched);
    const half = Math.ceil(Number(finalAmountCents) / 2);
    const first = await done<Paid>(...refund(id, version, half), { "idempotency-key": "a" });
    const again = await refused(...refund(id, first.version, half + 1), { "idempotency-key": "b" });
    expect(again).toMatchObject({ code: 422, errors: [{ path: "amountCents" }] });
    const second = await done<Paid>(...refund(id, first.version, 1), { "idempotency-key": "c" });
    expect(second.refundedCents).toBe(half + 1);
  });

  test("two administrators who saw the same order give one refund", async () => {
    const karim = wordsOf(await door.signedIn(otherEmail));
    const { id, version } = await one(untouched);
    const answers = await Promise.all([
      post(...refund(id, version, 300), { "idempotency-key": "same" }),
      karim.post(...refund(id, version, 300), { "idempotency-key": "same" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await page(id)).refundedCents).toBe(300);
  });
});
