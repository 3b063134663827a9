import { afterAll, describe, expect, test } from "vitest";
import { json, nonEmpty, openDoor, type ProblemAnswer, type TableAnswer } from "./harness.ts";

const door = await openDoor();
const client = await door.signedIn();
afterAll(() => door.close());

interface Ula {
  id: number;
  version: number;
  userId: number;
  buildingId: number;
  status: string;
  startDate: string;
  endDate: string | null;
  rejectReason: string | null;
  rejectComment: string | null;
}
interface Refused extends ProblemAnswer {
  allowed?: string[];
}

const used = new Set<number>();
/** Unused by other tests; from the table, as not every status has a list. */
const tieWith = async (status: string): Promise<Ula> => {
  const where = [{ column: "status", op: "eq", value: status }] as const;
  const found = [...door.app.world("default").table("ula").rows({ where })].find(({ id }) => !used.has(id));
  used.add(found?.id ?? 0);
  return (await form(found?.id ?? 0)).record;
};
const form = (id: number) =>
  json<{ values: Record<string, unknown>; choices: Record<string, { id: string }[]>; record: Ula }>(
    client.get(`/admin/user/ula/${id}`),
  );
const save = async (id: number, changes: object) =>
  client.send(`/admin/user/ula/${id}`, { ...(await form(id)).values, ...changes });
const reject = (id: number, body: object) =>
  client.send(`/admin/user-lot-association/proof-reject/${id}`, body);
const events = async (userId: number, ulaId: number) => {
  const { data } = await json<TableAnswer>(client.get(`/admin/user/${userId}/ula/history?length=100`));
  return data.filter((each) => each.ulaId === ulaId);
};
const problem = async (answer: Response) => ({ code: answer.status, ...(await json<Refused>(answer)) });
const user = async (id: number) =>
  (await json<{ record: Record<string, unknown> }>(client.get(`/admin/user/edit/${id}`))).record;
const building = async (id: unknown) =>
  (await json<{ record: { userCount: number } }>(client.get(`/admin/building/edit/${id}`))).record;

describe("a tie's status", () => {
  test("validating a proof gives the resident a building, and the building a resident", async () => {
    const tie = await tieWith("proofToCheck");
    const resident = await user(tie.userId);
    const home = await building(tie.buildingId);
    const answer = await save(tie.id, { status: "validated" });
    expect(answer.status).toBe(200);
    expect((await events(tie.userId, tie.id))[0]).toMatchObject({
      event: "validated",
      from: "proofToCheck",
      to: "validated",
      byAdmin: "Jeanne Martin",
    });
    expect(resident.buildingId).toBeNull();
    expect(await user(tie.userId)).toMatchObject({ buildingId: tie.buildingId, version: resident.version });
    expect((await building(tie.buildingId)).userCount).toBe(home.userCount + 1);
    await save(tie.id, { status: "ended" });
    expect((await user(tie.userId)).buildingId).toBeNull();
    expect((await building(tie.buildingId)).userCount).toBe(home.userCount);
  });

  test("a status that may not follow is 409 with the allowed ones, and nothing is stored", async () => {
    const tie = await tieWith("pending");
    expect(await problem(await save(tie.id, { status: "validated" }))).toMatchObject({
      code: 409,
      type: "/problems/wrong-state",
      allowed: ["proofToCheck"],
    });
    expect((await form(tie.id)).record).toEqual(tie);
    const over = await tieWith("ended");
    expect(await problem(await save(over.id, { status: "validated" }))).toMatchObject({
      code: 409,
      allowed: [],
    });
  });

  test("rejecting goes through the proof's form, not through the tie's", async () => {
    const tie = await tieWith("proofToCheck");
    const refused = await problem(await save(tie.id, { status: "rejected" }));
    expect(refused).toMatchObject({ code: 409, allowed: ["validated"] });
    expect(refused.detail).toContain("motif");
  });

  test("A15 there is nothing to check without a new proof: neither offered nor taken", async () => {
    for (const status of ["pending", "rejected"]) {
      const tie = await tieWith(status);
      const { choices } = await form(tie.id);
      expect(choices.status?.map(({ id }) => id)).toEqual([status]);
      const refused = await problem(await save(tie.id, { status: "proofToCheck" }));
      expect(refused).toMatchObject({ code: 409, allowed: [], detail: expect.stringContaining("déposé") });
    }
  });

  test("an ended tie without an end ends today; an end never precedes the beginning", async () => {
    const tie = await tieWith("validated");
    const early = await save(tie.id, { endDate: "2000-01-01" });
    expect(await problem(early)).toMatchObject({ code: 422, errors: [{ path: "endDate" }] });
    const future = await save(tie.id, { status: "ended", startDate: "2030-01-01", endDate: null });
    expect(await problem(future)).toMatchObject({ code: 422, errors: [{ path: "endDate" }] });
    const ended = await json<Ula>(save(tie.id, { status: "ended", endDate: null }));
    expect(ended).toMatchObject({ status: "ended", endDate: "2026-11-20" });
  });

  test("a change of the lot alone is in the history, and saving nothing is not", async () => {
    const tie = await tieWith("validated");
    const before = (await events(tie.userId, tie.id)).length;
    await save(tie.id, {});
    expect(await events(tie.userId, tie.id)).toHaveLength(before);
    await save(tie.id, { lotNumber: "Z99" });
    expect((await events(tie.userId, tie.id))[0]).toMatchObject({
      event: "updated",
      lotNumber: "Z99",
      from: null,
    });
  });

  test("an unknown building is refused at its field, and a stale version is 409 with the record", async () => {
    const tie = await tieWith("validated");
    expect(await problem(await save(tie.id, { buildingId: 999_999 }))).toMatchObject({
      code: 422,
      errors: [{ path: "buildingId" }],
    });
    await save(tie.id, { floor: "7e étage" });
    expect(await problem(await save(tie.id, { version: tie.version }))).toMatchObject({
      code: 409,
      type: "/problems/stale-version",
      current: { floor: "7e étage" },
    });
  });
});

describe("the rejection of a proof", () => {
  test("takes a reason, writes it down, and is done once", async () => {
    const tie = await tieWith("proofToCheck");
    const body = { reason: "outdated", comment: "Facture de 2019.", notifyUser: true, version: tie.version };
    expect(await json<Ula>(reject(tie.id, body))).toMatchObject({
      status: "rejected",
      rejectReason: "outdated",
      rejectComment: "Facture de 2019.",
    });
    expect((await events(tie.userId, tie.id))[0]).toMatchObject({
      event: "rejected",
      to: "rejected",
      comment: "Facture de 2019.",
    });
    const again = await problem(await reject(tie.id, { ...body, version: tie.version + 1 }));
    expect(again).toMatchObject({ code: 409, type: "/problems/wrong-state", allowed: ["proofToCheck"] });
    const back = await problem(await save(tie.id, { status: "proofToCheck" }));
    expect(back).toMatchObject({ code: 409, type: "/problems/wrong-state", allowed: [] });
    expect((await form(tie.id)).record.status).toBe("rejected");
  });

  test("« other » needs a comment, a reason must be one of the list, a stale version is refused", async () => {
    const tie = await tieWith("proofToCheck");
    const { version } = tie;
    const bare = await problem(await reject(tie.id, { reason: "other", notifyUser: false, version }));
    expect(bare).toMatchObject({ code: 422, errors: [{ path: "comment" }] });
    const unknown = await problem(await reject(tie.id, { reason: "ugly", notifyUser: false, version }));
    expect(unknown).toMatchObject({ code: 422, errors: [{ path: "reason" }] });
    const stale = await reject(tie.id, { reason: "illegible", notifyUser: false, version: version + 1 });
    expect(await problem(stale)).toMatchObject({ code: 409, type: "/problems/stale-version" });
    expect((await form(tie.id)).record).toEqual(tie);
  });
});

describe("a new proof", () => {
  const pdf = "%PDF-1.4 quittance";
  const file = (fileName = "quittance.pdf", bytes = pdf) => ({ fileName, content: btoa(bytes) });
  const upload = (id: number, body: object, headers = {}) =>
    client.send(`/admin/user-lot-association/proof-upload/${id}`, body, headers);

  test.each(["pending", "rejected", "proofToCheck"])(
    "makes a tie that is %s one to check, and is served",
    async (status) => {
      const tie = await tieWith(status);
      const answer = await upload(tie.id, { file: file() });
      expect(answer.status).toBe(200);
      const after = await json<Ula & { proof: { url: string } }>(answer);
      expect(after).toMatchObject({
        status: "proofToCheck",
        version: tie.version + 1,
        rejectReason: null,
        rejectComment: null,
        proof: {
          fileName: "quittance.pdf",
          mimeType: "application/pdf",
          uploadedAt: expect.stringMatching(/^2026-11-20/),
        },
      });
      const served = await client.get(after.proof.url);
      expect([served.headers.get("content-type"), await served.text()]).toEqual(["application/pdf", pdf]);
      expect((await events(tie.userId, tie.id))[0]).toMatchObject({
        event: "proofUploaded",
        from: status === "proofToCheck" ? null : status,
        to: status === "proofToCheck" ? null : "proofToCheck",
        byAdmin: "Jeanne Martin",
      });
      const next = await json<Ula & { proof: { url: string } }>(
        upload(tie.id, { file: file("b.png", "\x89PNG\r\n\x1a\n") }),
      );
      expect((await client.get(next.proof.url)).headers.get("content-type")).toBe("image/png");
      expect((await client.get(after.proof.url)).status).toBe(404);
      expect((await save(tie.id, { status: "validated" })).status).toBe(200);
    },
  );

  test.each(["validated", "ended"])("is refused by a tie that is %s (409)", async (status) => {
    const tie = await tieWith(status);
    expect(await problem(await upload(tie.id, { file: file() }))).toMatchObject({
      code: 409,
      type: "/problems/wrong-state",
      detail: "Un rattachement validé ou terminé ne prend plus de justificatif.",
    });
    expect((await form(tie.id)).record).toEqual(tie);
  });

  test.each([
    ["another kind of file", { file: file("a.pdf", "<html>") }, "file"],
    ["another ending", { file: file("a.html") }, "file.fileName"],
    ["no Base64", { file: { fileName: "a.pdf", content: "%PDF" } }, "file.content"],
    [
      "Base64 that is cut",
      { file: { fileName: "a.pdf", content: `${btoa(pdf).replace(/=+$/, "")}A` } },
      "file",
    ],
    ["nothing", { file: null }, "file"],
    ["too much", { file: { fileName: "a.pdf", content: "A".repeat(900_001) } }, "file.content"],
  ])("of %s is refused at its field, and changes nothing", async (_, body, path) => {
    const tie = await tieWith("rejected");
    expect(await problem(await upload(tie.id, body))).toMatchObject({ code: 422, errors: [{ path }] });
    expect((await form(tie.id)).record).toEqual(tie);
  });

  test("A05 sent twice under one key is taken once; by an older version it is stale (409)", async () => {
    const tie = await tieWith("rejected");
    const key = { "idempotency-key": `proof ${tie.id}` };
    const body = { file: file(), version: tie.version };
    const [first, again] = [await upload(tie.id, body, key), await upload(tie.id, body, key)];
    expect([first.status, await again.text()]).toEqual([200, await first.text()]);
    expect(await problem(await upload(tie.id, body))).toMatchObject({
      code: 409,
      type: "/problems/stale-version",
    });
  });
});

describe("residents", () => {
  const values = { firstName: "Ada", lastName: "Essai", language: "fr", status: "pending" };

  test("are unique by e-mail, and their new name goes to their ties", async () => {
    const first = await user(1);
    const taken = await client.send("/admin/user/new", { ...values, email: first.email });
    expect(await problem(taken)).toMatchObject({ code: 422, errors: [{ path: "email" }] });
    const { record, values: before } = await json<{ record: { id: number }; values: object }>(
      client.get("/admin/user/edit/1"),
    );
    await client.send(`/admin/user/edit/${record.id}`, { ...before, lastName: "Nouveau-Nom" });
    const { data } = await json<TableAnswer>(client.get("/admin/user/1/ula/ajax-list"));
    expect(data.length).toBeGreaterThan(0);
    expect(data.length).toBe((await user(1)).ulaCount);
    expect(nonEmpty(data).every(({ userName }) => String(userName).endsWith(" Nouveau-Nom"))).toBe(true);
  });

  test("a building that ties point to stays", async () => {
    const tie = await tieWith("validated");
    const refused = await problem(await client.send(`/admin/building/delete/${tie.buildingId}`));
    expect(refused).toMatchObject({ code: 409 });
    expect(refused.detail).toMatch(/résidents? y habite(?:nt)?/);
  });
});
