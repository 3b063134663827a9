/** An import never does more than its preview. */
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { AnyRow } from "../src/world/catalog.ts";
import { json, nonEmpty, openDoor, otherEmail, type ProblemAnswer, type TableAnswer } from "./harness.ts";

const door = await openDoor();
const client = await door.signedIn();
const karim = await door.signedIn(otherEmail);
const world = door.app.world("default");
afterAll(() => door.close());
beforeEach(() => {
  world.lockHolder = () => undefined;
});

interface Preview {
  plan: string;
  rowsTotal: number;
  rowsCreated: number;
  rowsChanged: number;
  rowsTakenOver: number;
  rowsUnchanged: number;
  rowsRejected: number;
  ignoredColumns: string[];
  lines: {
    line: number;
    action: string;
    name: string;
    changes: { field: string; label: string; from: string | null; to: string | null }[];
  }[];
  rejects: { line: number; field: string | null; message: string; cells: string[] }[];
}
type Import = Preview & { id: number; status: string; rowsImported: number; header: string[] };
interface ImportFile {
  fileName: string;
  kind: string;
  content: string;
}

const header = "Référence;Nom;Adresse;Code postal;Ville;Lots";
const wallet = 1;
const file = (lines: readonly string[], kind = "buildings", titles = header): ImportFile => ({
  fileName: `${kind}.csv`,
  kind,
  content: [titles, ...lines].join("\n"),
});
const preview = (body: ImportFile) =>
  json<Preview>(client.post(`/admin/wallets/${wallet}/imports/preview`, body));
const upload = (body: ImportFile, more: object = {}, by = client) =>
  by.post(`/admin/wallets/${wallet}/imports/new`, { ...body, ...more });
const over = async (answer: Response | Promise<Response>): Promise<Import> => {
  const { id } = await json<Import>(answer);
  world.clock.move(120_000);
  return json<Import>(client.get(`/admin/wallets/${wallet}/imports/${id}`));
};
const run = async (body: ImportFile, more: object = {}) => {
  const { plan } = await preview(body);
  return over(upload(body, { plan, ...more }));
};

const buildings = () => world.table("building");
const building = (walletId: unknown, skip = 0): AnyRow =>
  nonEmpty([...buildings().rows({})].filter((row) => row.walletId === walletId))[skip] ?? {
    id: 0,
    version: 0,
  };
const byReference = (reference: string) =>
  [...buildings().rows({})].find((row) => row.reference === reference);
const lineOf = (row: AnyRow, more: object = {}): string => {
  const { reference, name, street, postalCode, city, lotCount } = { ...row, ...more };
  return [reference, name, street, postalCode, city, lotCount].join(";");
};

describe("a preview", () => {
  test("A18 counts what would be created, changed, taken over, left and rejected, from what to what, and stores nothing", async () => {
    const [own, same, orphan, other] = [building(wallet), building(wallet, 1), building(null), building(2)];
    const { revision } = buildings();
    const { size } = world.table("walletImport");
    const body = file([
      "APERCU-1;Le Clos;1, rue X;69003;Lyon;12",
      lineOf(own, { name: "Un autre nom" }),
      lineOf(same),
      lineOf(orphan, { lotCount: 3 }),
      lineOf(other),
      "APERCU-2;;2, rue X;69003;Lyon;4",
    ]);
    const said = await preview(body);
    expect(said).toMatchObject({
      rowsTotal: 6,
      rowsCreated: 1,
      rowsChanged: 1,
      rowsTakenOver: 1,
      rowsUnchanged: 1,
      rowsRejected: 2,
      ignoredColumns: [],
    });
    expect(said.lines.map(({ line, action }) => [line, action])).toEqual([
      [2, "create"],
      [3, "change"],
      [5, "takeOver"],
    ]);
    const [created, changed, taken] = said.lines;
    expect(created?.changes).toContainEqual({ field: "city", label: "Ville", from: null, to: "Lyon" });
    expect(changed?.changes).toEqual([{ field: "name", label: "Nom", from: own.name, to: "Un autre nom" }]);
    expect(taken?.name).toContain(String(orphan.name));
    expect(taken?.changes).toEqual(
      expect.arrayContaining([
        { field: "walletName", label: "Portefeuille", from: null, to: own.walletName },
        { field: "lotCount", label: "Lots", from: String(orphan.lotCount), to: "3" },
      ]),
    );
    expect(said.rejects).toEqual([
      {
        line: 6,
        field: "reference",
        message: expect.stringContaining(String(other.walletName)),
        cells: lineOf(other).split(";"),
      },
      { line: 7, field: "name", message: "Cette valeur est obligatoire.", cells: expect.any(Array) },
    ]);
    expect([buildings().revision, world.table("walletImport").size]).toEqual([revision, size]);
    expect(await preview(body)).toEqual(said);
  });

  test("A18 names twenty lines of each action and twenty rejected ones, however many there are", async () => {
    const lines = Array.from(
      { length: 60 },
      (_, at) => `VINGT-${at};Le Clos;1, rue X;${at % 2 ? "69003" : "6"};Lyon;1`,
    );
    const said = await preview(file(lines));
    expect(said).toMatchObject({ rowsCreated: 30, rowsRejected: 30 });
    expect([said.lines.length, said.rejects.length]).toEqual([20, 20]);
  });

  test("a file that cannot be read is refused as the import refuses it", async () => {
    const answer = await client.post(`/admin/wallets/${wallet}/imports/preview`, {
      ...file([]),
      content: "Prénom;Nom\nA;B",
    });
    expect(answer.status).toBe(422);
    expect((await client.post("/admin/wallets/999999/imports/preview", file(["x"]))).status).toBe(404);
    expect((await client.post("/admin/wallets/1a/imports/preview", file(["x"]))).status).toBe(404);
  });
});

describe("a run", () => {
  test("A18 does what was previewed, and says so", async () => {
    const [own, same] = [building(wallet, 2), building(wallet, 3)];
    const body = file([
      "FAIT-1;Le Clos;1, rue X;69003;Lyon;12",
      lineOf(own, { city: "Nancy" }),
      lineOf(same),
      "FAIT-2;;1, rue X;69003;Lyon;12",
    ]);
    const { plan: _plan, lines: _lines, ignoredColumns: _ignored, ...said } = await preview(body);
    const done = await run(body);
    expect(done).toMatchObject({ ...said, status: "partial", rowsImported: 3 });
    expect(byReference("FAIT-1")).toMatchObject({ walletId: wallet, city: "Lyon", lotCount: 12 });
    expect(buildings().get(own.id)).toMatchObject({ city: "Nancy", version: own.version + 1 });
    expect(buildings().get(same.id)).toEqual(same);
  });

  test("A18 a building without a portfolio is taken over by an explicit choice alone", async () => {
    const orphan = building(null, 1);
    const body = file([lineOf(orphan, { name: "Doublon", city: "Lyon" })]);
    const without = await run(body);
    expect(without).toMatchObject({ status: "failed", rowsImported: 0, rowsTakenOver: 0 });
    expect(without.rejects).toMatchObject([
      { line: 2, field: "reference", message: expect.stringContaining("sans portefeuille") },
    ]);
    expect(buildings().get(orphan.id)).toEqual(orphan);
    // Nor without preview.
    await over(upload(body));
    expect(buildings().get(orphan.id)).toEqual(orphan);
    const taken = await run(body, { takeOver: true });
    expect(taken).toMatchObject({ status: "succeeded", rowsTakenOver: 1, rowsChanged: 0, rowsCreated: 0 });
    expect(buildings().get(orphan.id)).toMatchObject({ walletId: wallet, name: "Doublon", city: "Lyon" });
  });

  test("A18 another portfolio's building is never taken over, whatever is chosen", async () => {
    const other = building(2, 1);
    const done = await run(file([lineOf(other, { name: "Doublon" })]), { takeOver: true });
    expect(done.rejects).toMatchObject([{ message: expect.stringContaining(String(other.walletName)) }]);
    expect(buildings().get(other.id)).toEqual(other);
  });

  test("A18 one that was previewed otherwise is refused, and nothing is stored", async () => {
    const own = building(wallet, 4);
    const body = file([lineOf(own, { name: "Le Nouveau" }), "AUTRE-1;Le Clos;1, rue X;69003;Lyon;12"]);
    const { plan } = await preview(body);
    buildings().patch(own.id, { city: "Ailleurs" });
    const count = world.table("walletImport").size;
    const answer = await upload(body, { plan });
    expect(answer.status).toBe(409);
    expect((await json<ProblemAnswer>(answer)).detail).toContain("aperçu");
    expect(world.table("walletImport").size).toBe(count);
    // Not the preview's file.
    const fresh = (await preview(body)).plan;
    const longer = { ...body, content: `${body.content}\nAUTRE-2;Le Clos;1, rue X;69003;Lyon;12` };
    expect((await upload(longer, { plan: fresh })).status).toBe(409);
    expect(await over(upload(body, { plan: fresh }))).toMatchObject({ status: "succeeded" });
  });

  test("S15 L05 what another admin holds is rejected with the holder's name, and the rest runs", async () => {
    const [held, free] = [building(wallet, 5), building(wallet, 6)];
    const holder = { email: otherEmail, name: "Karim Benali", since: "" };
    world.lockHolder = (entity, id) => (entity === "building" && id === held.id ? holder : undefined);
    const body = file([lineOf(held, { name: "Écrasé" }), lineOf(free, { name: "Libre" })]);
    expect(await preview(body)).toMatchObject({ rowsChanged: 1, rowsRejected: 1 });
    const done = await run(body);
    expect(done.rejects).toMatchObject([{ line: 2, message: expect.stringContaining("Karim Benali") }]);
    expect(buildings().get(held.id)).toEqual(held);
    expect(buildings().get(free.id)).toMatchObject({ name: "Libre" });
    // Locked after the upload: the line neither waits nor overwrites.
    world.lockHolder = () => undefined;
    const { plan } = await preview(body);
    const sent = await upload(body, { plan });
    world.lockHolder = (entity, id) => (entity === "building" && id === held.id ? holder : undefined);
    expect((await over(sent)).rejects).toMatchObject([{ message: expect.stringContaining("Karim Benali") }]);
    expect(buildings().get(held.id)).toEqual(held);
    // The admin's own lock in another tab.
    const own = { ...holder, email: "jeanne.martin@palier.test" };
    world.lockHolder = (_, __, besides) => (besides?.email === own.email ? undefined : own);
    expect(await run(body)).toMatchObject({ status: "succeeded", rowsChanged: 1 });
  });

  test("A04 L05 what another admin saved since it was sent is rejected with that admin's name", async () => {
    const own = building(wallet, 7);
    const body = file([lineOf(own, { name: "De la nuit" })]);
    const { plan } = await preview(body);
    const sent = await upload(body, { plan });
    const form = await json<{ values: object }>(karim.get(`/admin/building/edit/${own.id}`));
    const saved = await karim.post(`/admin/building/edit/${own.id}`, { ...form.values, city: "Brest" });
    expect(saved.status).toBe(200);
    const done = await over(sent);
    expect(done).toMatchObject({ status: "failed", rowsChanged: 0 });
    expect(done.rejects).toMatchObject([{ line: 2, message: expect.stringContaining("Karim Benali") }]);
    expect(buildings().get(own.id)).toMatchObject({ name: own.name, city: "Brest" });
  });

  test("A05 the same file twice, at once or later, by one or two admins, stores it once", async () => {
    const body = file(["DEUXFOIS-1;Le Clos;1, rue X;69003;Lyon;12"]);
    const { plan } = await preview(body);
    const [one, two] = await Promise.all([upload(body, { plan }), upload(body, { plan }, karim)]);
    expect(await over(one)).toMatchObject({ rowsCreated: 1, rowsUnchanged: 0 });
    expect(await over(two)).toMatchObject({ rowsCreated: 0, rowsUnchanged: 1, status: "succeeded" });
    expect(await run(body)).toMatchObject({ rowsCreated: 0, rowsUnchanged: 1 });
    const found = await json<TableAnswer>(client.get("/admin/building/ajax-list?search[value]=DEUXFOIS-1"));
    expect(found.data).toMatchObject([{ version: 1 }]);
    // The second finds a record that its preview lacked.
    const line = (name: string) => file([`DEUXFOIS-2;${name};1, rue X;69003;Lyon;12`]);
    const [first, second] = [await upload(line("Un")), await upload(line("Deux"), {}, karim)];
    expect(await over(first)).toMatchObject({ rowsCreated: 1 });
    expect(await over(second)).toMatchObject({ status: "failed", rejects: [{ field: "reference" }] });
    expect(byReference("DEUXFOIS-2")).toMatchObject({ name: "Un" });
  });

  test("A05 A17 an answer that was lost is given again, also while the first call is still at work", async () => {
    const lines = Array.from({ length: 5_000 }, (_, at) => `PERDU-${at};Le Clos;1, rue X;69003;Lyon;12`);
    const body = file(lines);
    const key = { "idempotency-key": "lost-import" };
    const path = `/admin/wallets/${wallet}/imports/new`;
    const answers = await Promise.all([client.post(path, body, key), client.post(path, body, key)]);
    const later = await client.post(path, body, key);
    const ids = await Promise.all([...answers, later].map(async (each) => (await json<Import>(each)).id));
    expect(new Set(ids).size).toBe(1);
  });
});
