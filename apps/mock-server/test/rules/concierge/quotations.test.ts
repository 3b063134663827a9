/** Figures, offers sent and sent again, and their last day. */
import { maxCents, quotationTexts } from "@palier/contract";
import { describe, expect, test } from "vitest";
import { nonEmpty } from "../../kit/client.ts";
import { freshWorlds } from "../../kit/worlds.ts";

const { table, first, done, refused, history, post, edit, recordOf, patch, at, form } = freshWorlds();

const base = "/admin/concierge/quotation";
const oneThatIs = (status: string) => first(`${base}/ajax-list?status=${status}`);
const editOf = (id: number) => `${base}/edit/${id}`;
const resendOf = (id: number) => `${base}/resend/${id}`;
const paths = async (answer: Promise<Response>) => (await refused(answer)).errors?.map(({ path }) => path);
const offer = { amountCents: 999_900, validUntil: "2027-03-31", supplierId: 4 };

interface Figures {
  counts: Record<string, number>;
  totalCents: number;
  acceptanceRate: number | null;
}
const figures = (filters: object) => done<Figures>(post(`${base}/info-block`, filters));

test.each([
  ["nothing", {}],
  ["a status", { status: "sent" }],
  ["a concierge", { supplierId: 2 }],
  ["a word", { search: " ménage " }],
  ["all of them", { search: "a", status: "accepted", supplierId: 1 }],
  ["what nothing meets", { search: "zzzzzz" }],
])("the figures by %s are those of the list's rows", async (_name, filters) => {
  const { search = "", ...rest } = filters as Record<string, string>;
  const query = new URLSearchParams({ "search[value]": search, ...rest });
  const { data } = await table(`${base}/ajax-list?${query}`);
  const count = (status: string) => data.filter((each) => each.status === status).length;
  const decided = count("accepted") + count("refused");
  const states = ["requested", "sent", "accepted", "refused", "expired"];
  expect(await figures(filters)).toEqual({
    counts: Object.fromEntries(states.map((status) => [status, count(status)])),
    totalCents: data.reduce((sum, { amountCents }) => sum + Number(amountCents ?? 0), 0),
    acceptanceRate: decided === 0 ? null : count("accepted") / decided,
  });
});

test("a filter of the figures that does not exist is refused", async () => {
  expect(await paths(post(`${base}/info-block`, { status: "lost" }))).toEqual(["status"]);
});

describe("a quotation", () => {
  test("is priced and sent; its figures and history follow", async () => {
    const { id } = await oneThatIs("requested");
    const before = await figures({});
    const changes = { status: "sent", amountCents: 12_345, validUntil: "2026-12-31", supplierId: 3 };
    expect(await done(edit(editOf(id), changes))).toMatchObject(changes);
    const now = await figures({});
    expect([now.totalCents, now.counts.sent]).toEqual([
      before.totalCents + 12_345,
      Number(before.counts.sent) + 1,
    ]);
    const [line] = await history(`${base}/history/${id}`);
    expect(line?.changes).toContainEqual({ field: "status", label: "Statut", from: "Demandé", to: "Envoyé" });
    expect(line?.changes).toContainEqual(
      expect.objectContaining({ field: "amountCents", to: "123,45\u00a0€" }),
    );
  });

  test("is not sent without amount and date, nor with what is none", async () => {
    const { id } = await oneThatIs("requested");
    const wrong = async (changes: object) => paths(edit(editOf(id), changes));
    const nothing = { status: "sent", amountCents: null, validUntil: null };
    expect(await wrong(nothing)).toEqual(["amountCents", "validUntil"]);
    for (const amountCents of ["12,5a", -1, 1.005])
      expect(await wrong({ amountCents })).toEqual(["amountCents"]);
    expect(await wrong({ validUntil: "2026-02-30" })).toEqual(["validUntil"]);
  });

  test("takes no day that is over as its last, but keeps the one that it had, and today", async () => {
    const { id } = await oneThatIs("requested");
    const over = { validUntil: "2020-01-01" };
    const fault = { code: 422, errors: [{ path: "validUntil", message: quotationTexts.validUntilOver }] };
    expect(await refused(edit(editOf(id), over))).toMatchObject(fault);
    const expired = await oneThatIs("expired");
    expect(await refused(edit(editOf(expired.id), over))).toMatchObject(fault);
    await done(edit(editOf(expired.id), { title: "Objet mieux dit" }));
    await done(edit(editOf(id), { status: "sent", amountCents: 5000, validUntil: "2026-11-20" }));
    const accepted = await oneThatIs("accepted");
    await patch("quotation", accepted.id, over);
    await done(edit(editOf(accepted.id), { title: "Autre objet" }));
  });

  test("A18 that was sent is not accepted for another price", async () => {
    const { id } = await oneThatIs("sent");
    expect(await paths(edit(editOf(id), { status: "accepted", amountCents: 1 }))).toEqual(["amountCents"]);
    expect((await recordOf(editOf(id))).status).toBe("sent");
  });

  test("B10 has a ceiling for its amount, and the figures of two such amounts are still answered", async () => {
    for (const { id } of (await table(`${base}/ajax-list?status=requested`)).data.slice(0, 2)) {
      expect(await paths(edit(editOf(id), { amountCents: maxCents + 1 }))).toEqual(["amountCents"]);
      await done(edit(editOf(id), { amountCents: maxCents }));
    }
    expect((await figures({})).totalCents).toBeGreaterThan(2 * maxCents);
  });

  test.each(["requested", "expired"])("A18 that is %s is priced anew", async (status) => {
    const { id } = await oneThatIs(status);
    expect(await done(edit(editOf(id), offer))).toMatchObject(offer);
  });
});

describe("A18 an offer that was sent is sent again", () => {
  test("by its own form, and its history says from what to what", async () => {
    const { id } = await oneThatIs("sent");
    expect(await done(edit(resendOf(id), offer))).toMatchObject({ ...offer, status: "sent" });
    const [line] = await history(`${base}/history/${id}`);
    expect(line?.changes).toContainEqual(
      expect.objectContaining({ field: "amountCents", label: "Montant", to: "9\u202f999,00\u00a0€" }),
    );
    expect(line?.changes).toContainEqual(
      expect.objectContaining({ label: "Renvoi", to: "9\u202f999,00\u00a0€, valable jusqu’au 31/03/2027" }),
    );
  });

  test("as the same offer too: its history says that it went out again", async () => {
    const { id } = await oneThatIs("sent");
    const before = await recordOf(editOf(id));
    await done(edit(resendOf(id), {}));
    expect(await recordOf(editOf(id))).toEqual({ ...before, version: before.version + 1 });
    const [line] = await history(`${base}/history/${id}`);
    expect(line?.changes).toEqual([expect.objectContaining({ label: "Renvoi" })]);
  });

  test("unless it is in another state, without an amount or a date, for a day that is over, or by a disabled concierge", async () => {
    for (const status of ["requested", "accepted", "refused", "expired"]) {
      const { id } = await oneThatIs(status);
      const wrong = { code: 409, type: "/problems/wrong-state", allowed: ["sent"] };
      expect(await refused(edit(resendOf(id), offer)), status).toMatchObject(wrong);
    }
    const { id } = await oneThatIs("sent");
    const wrong = (changes: object) => paths(edit(resendOf(id), { ...offer, ...changes }));
    expect(await wrong({ amountCents: null, validUntil: null })).toEqual(["amountCents", "validUntil"]);
    expect(await wrong({ validUntil: "2026-11-19" })).toEqual(["validUntil"]);
    await patch("supplier", 4, { enabled: false });
    expect(await wrong({})).toEqual(["supplierId"]);
  });
});

describe("an offer expires when its last day is over in Paris", () => {
  const lastDay = { validUntil: "2026-12-31" };

  test("by itself, its history says so, and a form that was open is stale", async () => {
    const { id } = await oneThatIs("sent");
    const { version } = await patch("quotation", id, lastDay);
    const open = await form(editOf(id));
    at("2026-12-31T22:59:59Z");
    expect(await recordOf(editOf(id))).toMatchObject({ status: "sent", version });
    await done(edit(resendOf(id), lastDay));
    at("2026-12-31T23:00:00Z");
    expect(await recordOf(editOf(id))).toMatchObject({ status: "expired" });
    const [line] = await history(`${base}/history/${id}`);
    expect(line).toMatchObject({
      at: "2026-12-31T23:00:00Z",
      byAdmin: "Palier (automatique)",
      changes: [{ field: "status", from: "Envoyé", to: "Expiré" }],
    });
    expect(await refused(post(editOf(id), { ...open.values, status: "accepted" }))).toMatchObject({
      code: 409,
      type: "/problems/stale-version",
      current: { status: "expired" },
    });
  });

  test("for list, figures and export without anybody having opened it", async () => {
    nonEmpty((await table(`${base}/ajax-list?status=sent`)).data);
    at("2028-01-01T00:00:00Z");
    expect((await figures({})).counts.sent).toBe(0);
    expect((await table(`${base}/ajax-list?status=sent`)).data).toEqual([]);
  });
});
