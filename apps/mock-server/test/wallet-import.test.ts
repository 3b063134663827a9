import { afterAll, describe, expect, test } from "vitest";
import { json, nonEmpty, openDoor, type TableAnswer } from "./harness.ts";

const door = await openDoor();
const client = await door.signedIn();
const world = door.app.world("default");
afterAll(() => door.close());

interface Import {
  id: number;
  status: string;
  startedAt: string | null;
  finishedAt: string | null;
  rowsTotal: number;
  rowsImported: number;
  rowsRejected: number;
  rejects: { line: number; field: string | null; message: string; cells: string[] }[];
}

const header = "Référence;Nom;Adresse;Code postal;Ville;Lots";
const line = (reference: string, more = "69003;Lyon;12") => `${reference};Les Essais;1, rue du Test;${more}`;
const upload = (content: string, more: object = {}, wallet = 1) =>
  client.post(`/admin/wallets/${wallet}/imports/new`, {
    fileName: "immeubles.csv",
    kind: "buildings",
    content,
    ...more,
  });
const details = (id: number, wallet = 1) =>
  json<Import>(client.get(`/admin/wallets/${wallet}/imports/${id}`));
const walletRow = async (id: number) =>
  (await json<TableAnswer>(client.get("/admin/wallets/ajax/list?length=100"))).data.find(
    (each) => each.id === id,
  );
const minutes = (count: number) => world.clock.move(count * 60_000);

describe("a run", () => {
  test("checks its rows again when it applies them: what another import brought meanwhile is rejected", async () => {
    const people = "Prénom;Nom;E-mail;Téléphone\nAnne;Deux;Anne.Deux@exemple.fr;\nLéo;Un;leo.un@exemple.fr;";
    const others = people.replaceAll(";Deux", ";Trois").replaceAll(";Un", ";Deux");
    const users = { fileName: "residents.csv", kind: "users" };
    // In a known order; none runs before the clock moves.
    const one = await json<Import>(upload(people, users, 1));
    const two = await json<Import>(upload(others, users, 2));
    expect([one.rejects, two.rejects]).toEqual([[], []]);
    const first = await json<Import>(upload(`${header}\n${line("DEUX-1")}`, {}, 1));
    const second = await json<Import>(upload(`${header}\n${line("DEUX-1")}`, {}, 2));
    minutes(2);
    expect(await details(one.id)).toMatchObject({ status: "succeeded", rowsImported: 2 });
    expect(await details(two.id, 2)).toMatchObject({
      status: "failed",
      rowsImported: 0,
      rejects: [
        { line: 2, field: "email", message: expect.stringContaining("déjà") },
        { line: 3, field: "email" },
      ],
    });
    const anne = await json<TableAnswer>(client.get("/admin/user/ajax-list?search[value]=anne.deux"));
    expect(anne.data.map(({ email }) => email)).toEqual(["anne.deux@exemple.fr"]);
    expect(await details(first.id)).toMatchObject({ status: "succeeded" });
    expect(await details(second.id, 2)).toMatchObject({
      status: "failed",
      rejects: [{ line: 2, field: "reference" }],
    });
    const built = await json<TableAnswer>(client.get("/admin/building/ajax-list?search[value]=DEUX-1"));
    expect(built.data).toMatchObject([{ walletId: 1 }]);
  });

  test.each([["1e3"], ["0x10"], [" 7 000"], ["-1"]])("%j is no number of lots", async (lots) => {
    const made = await json<Import>(upload(`${header}\n${line("LOTS-1", `69003;Lyon;${lots}`)}`));
    minutes(2);
    expect((await details(made.id)).rejects).toMatchObject([{ line: 2, field: "lotCount" }]);
  });

  test("waits, runs and ends by the world's clock, and puts its buildings into the wallet", async () => {
    const before = await walletRow(1);
    const lines = Array.from({ length: 200 }, (_, at) => line(`RUN-${at}`));
    const answer = await upload(`\ufeff${header}\r\n${lines.join("\r\n")}\r\n`);
    expect(answer.status).toBe(201);
    const made = await json<Import>(answer);
    expect(made).toMatchObject({
      status: "queued",
      startedAt: null,
      rowsTotal: 200,
      rowsImported: 0,
      rejects: [],
    });
    expect(await walletRow(1)).toMatchObject({ lastImportStatus: "queued" });
    world.clock.move(6000);
    const running = await details(made.id);
    expect(running).toMatchObject({ status: "running", finishedAt: null });
    expect(running.rowsImported).toBeGreaterThan(0);
    expect(running.rowsImported).toBeLessThan(200);
    world.clock.move(1000);
    expect((await details(made.id)).rowsImported).toBeGreaterThan(running.rowsImported);
    minutes(1);
    const done = await details(made.id);
    expect(done).toMatchObject({ status: "succeeded", rowsImported: 200, rowsRejected: 0 });
    expect(await walletRow(1)).toMatchObject({
      lastImportStatus: "succeeded",
      lastImportAt: done.finishedAt,
      buildingCount: Number(before?.buildingCount) + 200,
      lotCount: Number(before?.lotCount) + 2400,
    });
    const found = await json<TableAnswer>(
      client.get("/admin/building/ajax-list?walletId=1&search[value]=RUN-199"),
    );
    expect(found.data[0]).toMatchObject({ reference: "RUN-199", city: "Lyon", lotCount: 12 });
    minutes(10);
    expect(await details(made.id)).toEqual(done);
    expect((await walletRow(1))?.buildingCount).toBe(Number(before?.buildingCount) + 200);
  });

  test("brings its buildings to their list, though nobody looks at the import", async () => {
    await upload(`${header}\n${line("UNSEEN-1")}`);
    minutes(2);
    const found = await json<TableAnswer>(client.get("/admin/building/ajax-list?search[value]=UNSEEN-1"));
    expect(found.recordsFiltered).toBe(1);
  });

  test("lines with wrong values are rejected one by one, each with its line and field", async () => {
    const other = door.app
      .world("default")
      .table("building")
      .first({ where: [{ column: "walletId", op: "eq", value: 2 }] });
    const content = [
      header,
      line("OK-1"),
      line("BAD-1", "6900;Lyon;12"),
      line("BAD-2", "69003;;12"),
      line("BAD-3", "69003;Lyon;douze"),
      line("OK-1"),
      line(String(other?.reference)),
      `"Q-1";"Le ""Clos""; bâtiment B";"1, rue\ndu Test";69003;Lyon;3`,
      line("BAD-4", "69003;Lyon;-1"),
    ].join("\n");
    const { id } = await json<Import>(upload(content));
    minutes(2);
    const done = await details(id);
    expect(done).toMatchObject({ status: "partial", rowsTotal: 8, rowsImported: 2, rowsRejected: 6 });
    expect(done.rejects.map(({ line: at, field }) => [at, field])).toEqual([
      [3, "postalCode"],
      [4, "city"],
      [5, "lotCount"],
      [6, "reference"],
      [7, "reference"],
      [10, "lotCount"],
    ]);
    expect(nonEmpty(done.rejects).every(({ message }) => message !== "")).toBe(true);
    const quoted = await json<TableAnswer>(client.get("/admin/building/ajax-list?search[value]=Q-1"));
    expect(quoted.data.map(({ name }) => name)).toContain('Le "Clos"; bâtiment B');
  });

  test("a file without one good line fails", async () => {
    const { id } = await json<Import>(upload(`${header}\n${line("X-1", "abc;Lyon;1")}`));
    minutes(2);
    expect(await details(id)).toMatchObject({ status: "failed", rowsImported: 0, rowsRejected: 1 });
  });

  test("residents and lots have their own columns and checks", async () => {
    const known = String(world.table("user").get(1)?.email);
    const residents = `Prénom;Nom;E-mail;Téléphone\nAda;Essai;ada@essai.test;+33612345678\nBob;Essai;${known};\nCid;Essai;cid;`;
    const users = await json<Import>(upload(residents, { kind: "users" }));
    minutes(2);
    expect((await details(users.id)).rejects.map(({ line: at, field }) => [at, field])).toEqual([
      [3, "email"],
      [4, "email"],
    ]);
    const found = await json<TableAnswer>(client.get("/admin/user/ajax-list?search[value]=ada@essai"));
    expect(found.data[0]).toMatchObject({ fullName: "Ada Essai", status: "pending", phone: "+33612345678" });
    const lots = `référence de l'immeuble;LOT;etage\nRUN-1;A1;\nRUN-1;A1;\nNONE;A1;2e`;
    const { id } = await json<Import>(upload(lots, { kind: "lots" }));
    minutes(2);
    expect((await details(id)).rejects.map(({ line: at, field }) => [at, field])).toEqual([
      [3, "lotNumber"],
      [4, "reference"],
    ]);
  });

  test("an import is found under its own wallet only", async () => {
    const { id } = await json<Import>(upload(`${header}\n${line("W-1")}`));
    expect((await client.get(`/admin/wallets/2/imports/${id}`)).status).toBe(404);
    const { data } = await json<TableAnswer>(client.get("/admin/wallets/1/imports/ajax/list"));
    expect(data[0]?.id).toBe(id);
    expect(data[0]).not.toHaveProperty("rejects");
    expect(data[0]).not.toHaveProperty("run");
  });

  test("seeded imports that are under way end too", async () => {
    minutes(5);
    for (const status of ["running", "queued"]) {
      const { recordsFiltered } = await json<TableAnswer>(
        client.get(`/admin/wallets/ajax/list?lastImportStatus=${status}`),
      );
      expect(recordsFiltered).toBe(0);
    }
  });
});
