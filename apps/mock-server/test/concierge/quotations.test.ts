import { quotationTexts } from "@palier/contract";
import { describe, expect, test } from "vitest";
import { type FormAnswer, openDesk } from "./desk.ts";

const { get, table, first, done, refused, history } = await openDesk();

interface Figures {
  counts: Record<string, number>;
  totalCents: number;
  acceptanceRate: number | null;
}
const figures = (filters: object) => done<Figures>("quotation/info-block", filters);
const edit = async (id: number, changes: object) => {
  const { values } = await get<FormAnswer>(`quotation/edit/${id}`);
  return [`quotation/edit/${id}`, { ...values, ...changes }] as const;
};

describe("the info block", () => {
  test.each([
    ["nothing", {}],
    ["a status", { status: "sent" }],
    ["a concierge", { supplierId: 2 }],
    ["a word", { search: " ménage " }],
    ["all of them", { search: "a", status: "accepted", supplierId: 1 }],
    ["what nothing meets", { search: "zzzzzz" }],
  ])("says of %s what the list's rows say", async (_name, filters) => {
    const { search = "", ...rest } = filters as Record<string, string>;
    const query = new URLSearchParams({ "search[value]": search, ...rest });
    const { data } = await table(`quotation/ajax-list?${query}`);
    const count = (status: string) => data.filter((each) => each.status === status).length;
    const decided = count("accepted") + count("refused");
    const states = ["requested", "sent", "accepted", "refused", "expired"];
    expect(await figures(filters)).toEqual({
      counts: Object.fromEntries(states.map((status) => [status, count(status)])),
      totalCents: data.reduce((sum, { amountCents }) => sum + Number(amountCents ?? 0), 0),
      acceptanceRate: decided === 0 ? null : count("accepted") / decided,
    });
  });

  test("refuses a filter that does not exist, and changes nothing", async () => {
    const before = await figures({});
    expect(await refused("quotation/info-block", { status: "lost" })).toMatchObject({
      code: 422,
      errors: [{ path: "status" }],
    });
    expect(await figures({ status: "" })).toEqual(before);
  });
});

describe("editing", () => {
  test("a requested quotation is priced and sent; the figures and the history follow", async () => {
    const { id } = await first("quotation/ajax-list?status=requested");
    const before = await figures({});
    const changes = { status: "sent", amountCents: 12_345, validUntil: "2026-12-31", supplierId: 3 };
    const after = await done(...(await edit(id, changes)));
    expect(after).toMatchObject(changes);
    expect(after.supplierName).toBe((await get<FormAnswer>("supplier/edit/3")).record?.name);
    const now = await figures({});
    expect(now.totalCents).toBe(before.totalCents + 12_345);
    expect(now.counts.sent).toBe(Number(before.counts.sent) + 1);
    const [line] = await history(`quotation/history/${id}`);
    expect(line?.changes).toContainEqual({ field: "status", label: "Statut", from: "Demandé", to: "Envoyé" });
    expect(line?.changes).toContainEqual(
      expect.objectContaining({ field: "amountCents", to: "123,45\u00a0€" }),
    );
  });

  test("A05 accepted twice with one key it is accepted once; by a stale form it is 409, and the figures count it once", async () => {
    const { id, amountCents } = await first("quotation/ajax-list?status=sent");
    const before = await figures({});
    const lines = await history(`quotation/history/${id}`);
    const [path, values] = await edit(id, { status: "accepted" });
    const key = { "idempotency-key": "accept-1" };
    const accepted = await done(path, values, key);
    expect(await done(path, values, key)).toEqual(accepted);
    expect(await refused(path, values)).toMatchObject({
      code: 409,
      current: { status: "accepted", amountCents, version: accepted.version },
    });
    expect((await figures({})).counts.accepted).toBe(Number(before.counts.accepted) + 1);
    expect(await history(`quotation/history/${id}`)).toHaveLength(lines.length + 1);
  });

  test("what does not follow is 409 with what does", async () => {
    const { id } = await first("quotation/ajax-list?status=accepted");
    expect(await refused(...(await edit(id, { status: "refused" })))).toMatchObject({
      code: 409,
      allowed: [],
    });
    const expired = await first("quotation/ajax-list?status=expired");
    expect(await refused(...(await edit(expired.id, { status: "accepted" })))).toMatchObject({
      code: 409,
      allowed: ["sent"],
      detail: expect.stringContaining("«\u00a0Expiré\u00a0»"),
    });
    expect((await done(...(await edit(id, { title: "Autre objet" })))).title).toBe("Autre objet");
  });

  test("a day that is over is no last day, whatever the state; with the day that it had it is renamed and closed", async () => {
    const { id } = await first("quotation/ajax-list?status=requested");
    const over = { validUntil: "2020-01-01" };
    const fault = { code: 422, errors: [{ path: "validUntil", message: quotationTexts.validUntilOver }] };
    expect(await refused(...(await edit(id, over)))).toMatchObject(fault);
    expect(await refused(...(await edit(id, { ...over, amountCents: 100, status: "sent" })))).toMatchObject(
      fault,
    );
    expect((await get<FormAnswer>(`quotation/edit/${id}`)).record?.validUntil).not.toBe(over.validUntil);
    const expired = await first("quotation/ajax-list?status=expired");
    expect(await refused(...(await edit(expired.id, over)))).toMatchObject(fault);
    expect((await done(...(await edit(expired.id, { title: "Objet mieux dit" })))).title).toBe(
      "Objet mieux dit",
    );
  });

  test("sent without amount or date, with letters, a minus or three decimals is refused at the field", async () => {
    const { id } = await first("quotation/ajax-list?status=requested");
    const paths = async (changes: object) =>
      (await refused(...(await edit(id, changes)))).errors?.map(({ path }) => path);
    expect(await paths({ status: "sent", amountCents: null, validUntil: null })).toEqual([
      "amountCents",
      "validUntil",
    ]);
    expect(await paths({ amountCents: "12,5a" })).toEqual(["amountCents"]);
    expect(await paths({ amountCents: -1 })).toEqual(["amountCents"]);
    expect(await paths({ amountCents: 1.005 })).toEqual(["amountCents"]);
    expect(await paths({ validUntil: "2026-02-30" })).toEqual(["validUntil"]);
    expect(await paths({ supplierId: 999_999 })).toEqual(["supplierId"]);
    const { record } = await get<FormAnswer>(`quotation/edit/${id}`);
    expect(await refused(...(await edit(id, { version: Number(record?.version) + 1 })))).toMatchObject({
      code: 409,
      type: "/problems/stale-version",
    });
  });
});
