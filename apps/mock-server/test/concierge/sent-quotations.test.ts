import { describe, expect, test } from "vitest";
import { frozenWorlds } from "../frozen-worlds.ts";
import { json } from "../harness.ts";

const { house, world, rows, first, form, edit, refused, at } = await frozenWorlds();

const list = "/admin/concierge/quotation/ajax-list";
const editOf = (id: number) => `/admin/concierge/quotation/edit/${id}`;
const resendOf = (id: number) => `/admin/concierge/quotation/resend/${id}`;
const historyOf = (id: number) => rows(`/admin/concierge/quotation/history/${id}`);
const oneThatIs = (status: string) => first(`${list}?status=${status}`);

const offer = { amountCents: 999_900, validUntil: "2027-03-31", supplierId: 4 };

describe("A18 an offer that was sent or answered keeps its value", () => {
  test.each(["sent", "accepted", "refused"])(
    "%s: amount, last day and concierge are refused at their fields",
    async (status) => {
      const { id } = await oneThatIs(status);
      const before = (await form(editOf(id))).record;
      for (const [path, value] of Object.entries(offer)) {
        expect(await refused(edit(editOf(id), { [path]: value }))).toMatchObject({
          code: 422,
          errors: [
            {
              path,
              message: expect.stringMatching(status === "sent" ? /«\u00a0Renvoyer\u00a0»/ : /son objet/),
            },
          ],
        });
      }
      const all = await refused(edit(editOf(id), { ...offer, title: "Autre objet" }));
      expect(all.errors?.map(({ path }) => path).sort()).toEqual(Object.keys(offer).sort());
      expect((await form(editOf(id))).record).toEqual(before);
      const renamed = await json<Record<string, unknown>>(edit(editOf(id), { title: "Autre objet" }));
      expect(renamed).toEqual({ ...before, title: "Autre objet", version: before.version + 1 });
    },
  );

  test("it is not accepted for another price than the one that was sent", async () => {
    const { id } = await oneThatIs("sent");
    const answer = edit(editOf(id), { status: "accepted", amountCents: 1 });
    expect(await refused(answer)).toMatchObject({ code: 422, errors: [{ path: "amountCents" }] });
    expect((await form(editOf(id))).record.status).toBe("sent");
  });

  test.each(["requested", "expired"])("%s, nobody has an offer: it is priced anew", async (status) => {
    const { id } = await oneThatIs(status);
    expect(await json(edit(editOf(id), offer))).toMatchObject(offer);
  });
});

describe("A18 an offer that was sent is sent again", () => {
  test("by its own form: it stays sent, with the new amount, and its history says from what to what", async () => {
    const { id, amountCents } = await oneThatIs("sent");
    const answer = await edit(resendOf(id), offer);
    expect(answer.status).toBe(200);
    expect(await json(answer)).toMatchObject({ ...offer, status: "sent" });
    expect((await form(editOf(id))).record).toMatchObject({ ...offer, status: "sent" });
    const [line] = await historyOf(id);
    const euros = (Number(amountCents) / 100)
      .toFixed(2)
      .replace(".", ",")
      .replace(/\B(?=(?:\d{3})+,)/g, "\u202f");
    expect(line?.changes).toContainEqual({
      field: "amountCents",
      label: "Montant",
      from: `${euros}\u00a0€`,
      to: "9\u202f999,00\u00a0€",
    });
    expect(line?.changes).toContainEqual(
      expect.objectContaining({ label: "Renvoi", to: "9\u202f999,00\u00a0€, valable jusqu’au 31/03/2027" }),
    );
  });

  test("A05 twice with one key once; by two admins the second sees what stands", async () => {
    const { id } = await oneThatIs("sent");
    const { values } = await form(resendOf(id));
    const key = { "idempotency-key": "resend-1" };
    const [jeanne, karim] = [
      await house.admin(world().name),
      await house.admin(world().name, "karim.benali@palier.test"),
    ];
    const once = await json(jeanne.post(resendOf(id), { ...values, ...offer }, key));
    expect(await json(jeanne.post(resendOf(id), { ...values, ...offer }, key))).toEqual(once);
    expect(await refused(karim.post(resendOf(id), { ...values, ...offer, amountCents: 1 }))).toMatchObject({
      code: 409,
      type: "/problems/stale-version",
      current: offer,
    });
    expect((await historyOf(id)).filter(({ at: when }) => when === "2026-11-20T09:30:00Z")).toHaveLength(1);
  });

  test("the same offer too: its history says that it went out again", async () => {
    const { id } = await oneThatIs("sent");
    const before = (await form(editOf(id))).record;
    expect((await edit(resendOf(id), {})).status).toBe(200);
    expect((await form(editOf(id))).record).toEqual({ ...before, version: before.version + 1 });
    expect((await historyOf(id))[0]?.changes).toEqual([expect.objectContaining({ label: "Renvoi" })]);
  });

  test.each(["requested", "accepted", "refused", "expired"])("not one that is %s (409)", async (status) => {
    const { id } = await oneThatIs(status);
    expect(await refused(edit(resendOf(id), offer))).toMatchObject({
      code: 409,
      type: "/problems/wrong-state",
      allowed: ["sent"],
    });
  });

  test("not without an amount or a date, not for a day that is over, not by a disabled concierge", async () => {
    const { id } = await oneThatIs("sent");
    const paths = async (changes: object) =>
      (await refused(edit(resendOf(id), { ...offer, ...changes }))).errors?.map(({ path }) => path);
    expect(await paths({ amountCents: null, validUntil: null })).toEqual(["amountCents", "validUntil"]);
    expect(await paths({ validUntil: "2026-11-19" })).toEqual(["validUntil"]);
    await world().patch("supplier", 4, { enabled: false });
    expect(await paths({})).toEqual(["supplierId"]);
    expect((await historyOf(id)).filter(({ at: when }) => when === "2026-11-20T09:30:00Z")).toEqual([]);
  });

  test("until the last second of 31 December in Paris, and not after it", async () => {
    const { id } = await oneThatIs("sent");
    await world().patch("quotation", id, { validUntil: "2026-12-31" });
    at("2026-12-31T22:59:59Z");
    expect((await edit(resendOf(id), { ...offer, validUntil: "2026-12-31" })).status).toBe(200);
    at("2026-12-31T23:00:00Z");
    expect(await refused(edit(resendOf(id), offer))).toMatchObject({ code: 409, allowed: ["sent"] });
  });
});
