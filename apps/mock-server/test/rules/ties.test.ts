/** Residents' ties to lots: their status, proof and end. */
import { describe, expect, test } from "vitest";
import { nonEmpty, type Row } from "../kit/client.ts";
import { freshWorlds } from "../kit/worlds.ts";

const { state, client, get, rows, form, edit, recordOf, send, done, refused, history, status, patch, at } =
  freshWorlds();

const path = (id: number) => `/admin/user/ula/${id}`;
const tieOf = (id: number) => recordOf(path(id));
/** From the table, as not every status has a list. */
const tieWith = async (is: string): Promise<Row> => {
  const row = state()
    .table("ula")
    .first({ where: [{ column: "status", op: "eq", value: is }] });
  if (row === undefined) throw new Error(`no tie is ${is}`);
  return tieOf(row.id);
};
const user = (id: unknown) => recordOf(`/admin/user/edit/${id}`);
const userCount = async (id: unknown) => Number((await recordOf(`/admin/building/edit/${id}`)).userCount);
const events = async ({ userId, id }: Row) =>
  (await rows(`/admin/user/${userId}/ula/history`)).filter(({ ulaId }) => ulaId === id);
const reject = (id: number, body: object) => send(`/admin/user-lot-association/proof-reject/${id}`, body);

/** A resident with one validated, open-ended tie. */
async function lodged(): Promise<Row> {
  for (const each of await rows("/admin/user/ajax-list?status=active")) {
    const ties = await rows(`/admin/user/${each.id}/ula/ajax-list`);
    const [tie, ...others] = ties.filter((one) => one.status === "validated");
    if (tie === undefined || others.length > 0) continue;
    await patch("ula", tie.id, { endDate: null, startDate: "2020-01-01" });
    return { ...tie, userId: each.id };
  }
  throw new Error("no such resident");
}

describe("a tie", () => {
  test("that is validated gives the resident a building and the building a resident; ended, it takes them back", async () => {
    const tie = await tieWith("proofToCheck");
    const [resident, count] = [await user(tie.userId), await userCount(tie.buildingId)];
    expect(resident.buildingId).toBeNull();
    await done(edit(path(tie.id), { status: "validated" }));
    expect((await events(tie))[0]).toMatchObject({
      event: "validated",
      from: "proofToCheck",
      to: "validated",
      byAdmin: "Jeanne Martin",
    });
    expect(await user(tie.userId)).toMatchObject({ buildingId: tie.buildingId, version: resident.version });
    expect(await userCount(tie.buildingId)).toBe(count + 1);
    expect(await refused(send(`/admin/building/delete/${tie.buildingId}`))).toMatchObject({
      code: 409,
      detail: expect.stringMatching(/résidents? y habite(?:nt)?/),
    });
    expect(await done(edit(path(tie.id), { status: "ended", endDate: null }))).toMatchObject({
      endDate: "2026-11-20",
    });
    expect([(await user(tie.userId)).buildingId, await userCount(tie.buildingId)]).toEqual([null, count]);
  });

  test("that is validated later takes nobody away from where he lives", async () => {
    const tie = await lodged();
    const id = tie.id === 1 ? 2 : 1;
    const elsewhere = tie.buildingId === 2 ? 3 : 2;
    const other = { userId: tie.userId, buildingId: elsewhere, status: "proofToCheck", endDate: null };
    await patch("ula", id, other);
    await done(edit(path(id), { status: "validated" }));
    expect((await user(tie.userId)).buildingId).toBe(tie.buildingId);
    await done(edit(path(tie.id), { status: "ended" }));
    expect((await user(tie.userId)).buildingId).toBe(elsewhere);
  });

  test("does not end before it begins, and a change of its lot alone is told", async () => {
    const tie = await tieWith("validated");
    for (const wrong of [
      { endDate: "2000-01-01" },
      { status: "ended", startDate: "2030-01-01", endDate: null },
    ])
      expect(await refused(edit(path(tie.id), wrong))).toMatchObject({
        code: 422,
        errors: [{ path: "endDate" }],
      });
    await done(edit(path(tie.id), { lotNumber: "Z99" }));
    expect((await events(tie))[0]).toMatchObject({ event: "updated", lotNumber: "Z99", from: null });
  });

  test("A15 has nothing to check without a new proof, and the refusals say how it is done", async () => {
    for (const is of ["pending", "rejected"]) {
      const { id } = await tieWith(is);
      expect(await refused(edit(path(id), { status: "proofToCheck" }))).toMatchObject({
        code: 409,
        detail: expect.stringContaining("déposé"),
      });
    }
    const { id } = await tieWith("proofToCheck");
    expect((await refused(edit(path(id), { status: "rejected" }))).detail).toContain("motif");
  });

  test("ends by itself when its last day is over in Paris, which its histories say; also when clocks go back", async () => {
    for (const [last, before, after] of [
      ["2026-12-31", "2026-12-31T22:59:59Z", "2026-12-31T23:00:00Z"],
      ["2027-10-31", "2027-10-31T22:59:59Z", "2027-10-31T23:00:00Z"],
    ] as const) {
      const tie = await lodged();
      // Ended on a day to come, it stays validated.
      await done(
        edit(path(tie.id), { status: last.startsWith("2026") ? "ended" : "validated", endDate: last }),
      );
      at(before);
      expect(await tieOf(tie.id)).toMatchObject({ status: "validated", endDate: last });
      at(after);
      expect(await tieOf(tie.id)).toMatchObject({ status: "ended", endDate: last });
      expect((await user(tie.userId)).buildingId).toBeNull();
      const [line] = await history(`/admin/user-lot-association/history/${tie.id}`);
      const change = { label: "Statut", from: "Validé", to: "Terminé" };
      expect(line).toMatchObject({ at: after, byAdmin: "Palier (automatique)", changes: [change] });
      expect((await events(tie))[0]).toMatchObject({ event: "ended", byAdmin: "Palier (automatique)" });
    }
  });

  test("A18 is ended at once by « Terminer » alone: its form refuses a day that is over, and takes today", async () => {
    const tie = await lodged();
    const answer = await refused(edit(path(tie.id), { endDate: "2026-11-19" }));
    expect(answer).toMatchObject({ code: 422, errors: [{ path: "endDate" }] });
    expect(answer.errors?.[0]?.message).toContain("«\u00a0Terminer\u00a0»");
    expect(await tieOf(tie.id)).toMatchObject({ status: "validated", endDate: null });
    await done(edit(path(tie.id), { endDate: "2026-11-20" }));
    expect((await tieOf(tie.id)).status).toBe("validated");
    await done(edit(path(tie.id), { status: "ended", endDate: "2026-11-19" }));
    await done(edit(path(tie.id), { lotNumber: "B 7" }));
  });
});

describe("a proof", () => {
  const pdf = "%PDF-1.4 quittance";
  const file = (fileName = "quittance.pdf", bytes = pdf) => ({ fileName, content: btoa(bytes) });
  const upload = (id: number, body: object) => send(`/admin/user-lot-association/proof-upload/${id}`, body);

  test("is rejected for a reason, once; « other » needs a comment", async () => {
    const tie = await tieWith("proofToCheck");
    for (const [body, at] of [
      [{ reason: "other" }, "comment"],
      [{ reason: "ugly" }, "reason"],
    ] as const)
      expect(await refused(reject(tie.id, { ...body, notifyUser: false }))).toMatchObject({
        code: 422,
        errors: [{ path: at }],
      });
    const body = { reason: "outdated", comment: "Facture de 2019.", notifyUser: true };
    const rejected = { status: "rejected", rejectReason: "outdated", rejectComment: "Facture de 2019." };
    expect(await done(reject(tie.id, body))).toMatchObject(rejected);
    const event = { event: "rejected", to: "rejected", comment: "Facture de 2019." };
    expect((await events(tie))[0]).toMatchObject(event);
    expect(await refused(reject(tie.id, body))).toMatchObject({
      code: 409,
      type: "/problems/wrong-state",
      allowed: ["proofToCheck"],
    });
  });

  test.each(["pending", "rejected", "proofToCheck"])(
    "of a tie that is %s is to be checked, and served",
    async (is) => {
      const tie = await tieWith(is);
      const after = await done<Row & { proof: { url: string } }>(upload(tie.id, { file: file() }));
      expect(after).toMatchObject({
        status: "proofToCheck",
        rejectReason: null,
        rejectComment: null,
        proof: { fileName: "quittance.pdf", mimeType: "application/pdf", uploadedAt: "2026-11-20T09:30:00Z" },
      });
      const served = await client().get(after.proof.url);
      expect([served.headers.get("content-type"), await served.text()]).toEqual(["application/pdf", pdf]);
      expect((await events(tie))[0]).toMatchObject({ event: "proofUploaded", byAdmin: "Jeanne Martin" });
      const next = await done<Row & { proof: { url: string } }>(
        upload(tie.id, { file: file("b.png", "\x89PNG\r\n\x1a\n") }),
      );
      expect((await client().get(next.proof.url)).headers.get("content-type")).toBe("image/png");
      expect(await status(after.proof.url)).toBe(404);
      await done(edit(path(tie.id), { status: "validated" }));
      expect(await refused(upload(tie.id, { file: file() }))).toMatchObject({
        code: 409,
        type: "/problems/wrong-state",
        detail: "Un rattachement validé ou terminé ne prend plus de justificatif.",
      });
    },
  );

  test.each([
    ["another kind of file", { file: file("a.pdf", "<html>") }, "file"],
    ["another ending", { file: file("a.html") }, "file.fileName"],
    ["no Base64", { file: { fileName: "a.pdf", content: "%PDF" } }, "file.content"],
    [
      "Base64 that is cut",
      { file: { fileName: "a.pdf", content: `${btoa(pdf).replace(/=+$/, "")}A` } },
      "file",
    ],
    ["too much", { file: { fileName: "a.pdf", content: "A".repeat(900_001) } }, "file.content"],
  ])("of %s is refused at its field, and changes nothing", async (_, body, at) => {
    const tie = await tieWith("rejected");
    expect(await refused(upload(tie.id, body))).toMatchObject({ code: 422, errors: [{ path: at }] });
    expect(await tieOf(tie.id)).toEqual(tie);
  });
});

test("a resident's ties are listed, as many as the record counts", async () => {
  const own = await get<{ recordsTotal: number }>("/admin/user/1/ula/ajax-list");
  expect(own.recordsTotal).toBe((await user(1)).ulaCount);
  nonEmpty(await rows("/admin/user/1/ula/ajax-list"));
  expect((await form("/admin/user/edit/1")).values).toMatchObject({ version: 1 });
});
