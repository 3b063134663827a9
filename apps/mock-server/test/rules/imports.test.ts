/** An import does what its preview showed, by the world's clock, and never more. */
import { beforeEach, describe, expect, test } from "vitest";
import { type Client, json, nonEmpty, otherEmail, type Row } from "../kit/client.ts";
import { buildings, type Import, importWorlds, line, people } from "./importing.ts";

const {
  world,
  state,
  client,
  get,
  rows,
  find,
  form,
  post,
  edit,
  done,
  refused,
  history,
  hold,
  upload,
  details,
  minutes,
  over,
  preview,
  run,
  byReference,
  byEmail,
} = importWorlds();

let karim: Client;
beforeEach(async () => {
  karim = await world().admin(otherEmail);
});

const of = (walletId: number | null, at = 0): Row => {
  const own = [...state().table("building").rows({})].filter((row) => row.walletId === walletId);
  return nonEmpty(own)[at] as Row;
};
const now = ({ id }: Row) => state().table("building").get(id);
const lineOf = (row: Row, more: object = {}): string => {
  const { reference, name, street, postalCode, city, lotCount } = { ...row, ...more };
  return [reference, name, street, postalCode, city, lotCount].join(";");
};
const message = (text: unknown) => [{ line: 2, message: expect.stringContaining(String(text)) }];

describe("A18 a preview", () => {
  test("counts what would be created, changed, taken over, left and rejected, from what to what, and stores nothing", async () => {
    const [own, same, orphan, other] = [of(1), of(1, 1), of(null), of(2)];
    const { revision } = state();
    const text = buildings(
      "APERCU-1;Le Clos;1, rue X;69003;Lyon;12",
      lineOf(own, { name: "Un autre nom" }),
      lineOf(same),
      lineOf(orphan, { lotCount: 3 }),
      lineOf(other),
      "APERCU-2;;2, rue X;69003;Lyon;4",
    );
    const said = await preview(text);
    expect(said).toMatchObject({
      rowsTotal: 6,
      rowsCreated: 1,
      rowsChanged: 1,
      rowsTakenOver: 1,
      rowsUnchanged: 1,
      rowsRejected: 2,
    });
    expect(said.lines.map(({ line: at, action }) => `${at} ${action}`)).toEqual([
      "2 create",
      "3 change",
      "5 takeOver",
    ]);
    const [created, changed, taken] = said.lines;
    expect(created?.changes).toContainEqual({ field: "city", label: "Ville", from: null, to: "Lyon" });
    expect(changed?.changes).toEqual([{ field: "name", label: "Nom", from: own.name, to: "Un autre nom" }]);
    expect(taken?.changes).toContainEqual({
      field: "walletName",
      label: "Portefeuille",
      from: null,
      to: own.walletName,
    });
    expect(taken?.changes).toContainEqual({
      field: "lotCount",
      label: "Lots",
      from: String(orphan.lotCount),
      to: "3",
    });
    expect(said.rejects).toMatchObject([
      {
        line: 6,
        field: "reference",
        message: expect.stringContaining(String(other.walletName)),
        cells: lineOf(other).split(";"),
      },
      { line: 7, field: "name", message: "Cette valeur est obligatoire." },
    ]);
    expect(state().revision).toBe(revision);
    expect(await preview(text)).toEqual(said);
  });

  test("names twenty lines of each action and twenty rejected ones, however many there are", async () => {
    const lines = Array.from({ length: 60 }, (_, at) =>
      line(`VINGT-${at}`, `${at % 2 ? "69003" : "6"};Lyon;1`),
    );
    const said = await preview(buildings(...lines));
    expect(said).toMatchObject({ rowsCreated: 30, rowsRejected: 30 });
    expect([said.lines.length, said.rejects.length]).toEqual([20, 20]);
  });
});

describe("A18 a run", () => {
  test("does what was previewed, and takes a building without a portfolio over by choice alone", async () => {
    const [own, same, orphan, other] = [of(1), of(1, 1), of(null), of(2)];
    const text = buildings(
      line("FAIT-1"),
      lineOf(own, { city: "Nancy" }),
      lineOf(same),
      lineOf(orphan, { name: "Doublon" }),
      lineOf(other, { name: "Doublon" }),
    );
    await over(upload(text));
    expect([now(orphan), now(other)]).toEqual([orphan, other]);
    expect(byReference("FAIT-1")).toMatchObject({ walletId: 1, city: "Lyon", lotCount: 12 });
    expect(now(own)).toMatchObject({ city: "Nancy", version: own.version + 1 });
    expect(now(same)).toEqual(same);
    const again = await run(text, "buildings", { takeOver: true });
    expect(again).toMatchObject({
      status: "partial",
      rowsTakenOver: 1,
      rowsCreated: 0,
      rowsUnchanged: 3,
      rowsRejected: 1,
    });
    expect(now(orphan)).toMatchObject({ walletId: 1, name: "Doublon" });
    expect(now(other)).toEqual(other);
  });

  test("is refused once it would do something else than was previewed, or with another file (409)", async () => {
    const own = of(1);
    const text = buildings(lineOf(own, { name: "Le Nouveau" }), line("AUTRE-1"));
    const { plan } = await preview(text);
    state().table("building").patch(own.id, { city: "Ailleurs" });
    const count = state().table("walletImport").size;
    expect(await refused(upload(text, { plan }))).toMatchObject({
      code: 409,
      detail: expect.stringContaining("aperçu"),
    });
    const fresh = (await preview(text)).plan;
    expect((await upload(`${text}\n${line("AUTRE-2")}`, { plan: fresh })).status).toBe(409);
    expect(state().table("walletImport").size).toBe(count);
    expect(await over(upload(text, { plan: fresh }))).toMatchObject({ status: "succeeded" });
  });

  test("S15 L05 leaves what another admin holds, by now too, and names the holder; the rest runs", async () => {
    const [held, free] = [of(1), of(1, 1)];
    const text = buildings(lineOf(held, { name: "Écrasé" }), lineOf(free, { name: "Libre" }));
    hold("building", held.id);
    expect(await preview(text)).toMatchObject({ rowsChanged: 1, rowsRejected: 1 });
    expect((await run(text)).rejects).toMatchObject(message("Karim Benali"));
    expect([now(held), now(free)?.name]).toEqual([held, "Libre"]);
    hold("building", undefined);
    const sent = await upload(text, { plan: (await preview(text)).plan });
    hold("building", held.id);
    expect((await over(sent)).rejects).toMatchObject(message("Karim Benali"));
    expect(now(held)).toEqual(held);
    // The admin's own lock in another tab.
    const own = { email: "jeanne.martin@palier.test", name: "Jeanne Martin", since: "" };
    state().lockHolder = (_, __, besides) => (besides?.email === own.email ? undefined : own);
    expect(await run(text)).toMatchObject({ status: "succeeded", rowsChanged: 1 });
  });

  test("A04 L05 leaves what another admin saved since it was sent, and names that admin", async () => {
    const own = of(1);
    const text = buildings(lineOf(own, { name: "De la nuit" }));
    const sent = await upload(text, { plan: (await preview(text)).plan });
    const { values } = await form(`/admin/building/edit/${own.id}`);
    await done(karim.post(`/admin/building/edit/${own.id}`, { ...values, city: "Brest" }));
    expect(await over(sent)).toMatchObject({
      status: "failed",
      rowsChanged: 0,
      rejects: message("Karim Benali"),
    });
    expect(now(own)).toMatchObject({ name: own.name, city: "Brest" });
  });

  test("A05 A17 of one file by two admins, at once or later, stores it once; a lost answer is given again", async () => {
    const text = buildings(line("DEUXFOIS-1"));
    const { plan } = await preview(text);
    const [one, two] = [await upload(text, { plan }), await upload(text, { plan }, { by: karim })];
    expect(await over(one)).toMatchObject({ rowsCreated: 1, rowsUnchanged: 0 });
    expect(await over(two)).toMatchObject({ rowsCreated: 0, rowsUnchanged: 1, status: "succeeded" });
    const other = (name: string) => buildings(`DEUXFOIS-2;${name};1, rue X;69003;Lyon;12`);
    const [first, second] = [await upload(other("Un")), await upload(other("Deux"), {}, { by: karim })];
    expect(await over(first)).toMatchObject({ rowsCreated: 1 });
    expect(await over(second)).toMatchObject({ status: "failed", rejects: [{ field: "reference" }] });
    const many = buildings(...Array.from({ length: 2_000 }, (_, at) => line(`PERDU-${at}`)));
    const body = { fileName: "a.csv", kind: "buildings", content: many };
    const send = () => post("/admin/wallets/1/imports/new", body, { "idempotency-key": "lost" });
    const answers = await Promise.all([send(), send()]);
    const ids = await Promise.all(
      [...answers, await send()].map(async (each) => (await json<Import>(each)).id),
    );
    expect(new Set(ids).size).toBe(1);
  });

  test("checks its rows again when it applies them: what another import brought meanwhile is rejected", async () => {
    const text = `${people}\nAnne;Deux;Anne.Deux@exemple.fr;\nLéo;Un;leo.un@exemple.fr;`;
    const users = { kind: "users" };
    const one = await done(upload(text, {}, users));
    const two = await done(
      upload(text.replaceAll(";Deux", ";Trois").replaceAll(";Un", ";Deux"), {}, { ...users, wallet: 2 }),
    );
    minutes(2);
    expect(await details(one.id)).toMatchObject({ status: "succeeded", rowsImported: 2 });
    expect(await details(two.id, 2)).toMatchObject({
      status: "failed",
      rejects: [{ line: 2, field: "email", message: expect.stringContaining("déjà") }, { line: 3 }],
    });
    expect(byEmail("anne.deux@exemple.fr")).toMatchObject({ fullName: "Anne Deux", status: "pending" });
  });
});

describe("an import under way", () => {
  const walletRow = () => find("/admin/wallets/ajax/list", ({ id }) => id === 1);

  test("waits, runs and ends by the world's clock, never goes back with it, and is counted by its wallet", async () => {
    const before = await walletRow();
    const { id } = await done(
      upload(`\ufeff${buildings(...Array.from({ length: 200 }, (_, at) => line(`RUN-${at}`)))}`),
    );
    expect(await details(id)).toMatchObject({
      status: "queued",
      startedAt: null,
      rowsTotal: 200,
      rowsImported: 0,
    });
    expect(await walletRow()).toMatchObject({ lastImportStatus: "queued" });
    state().clock.move(6000);
    const running = await details(id);
    expect(running).toMatchObject({ status: "running", finishedAt: null });
    expect(running.rowsImported).toBeGreaterThan(0);
    state().clock.move(-3000);
    expect(await details(id)).toEqual(running);
    state().clock.move(4000);
    expect((await details(id)).rowsImported).toBeGreaterThan(running.rowsImported);
    minutes(1);
    const over = await details(id);
    expect(over).toMatchObject({ status: "succeeded", rowsImported: 200, rowsRejected: 0 });
    minutes(10);
    expect(await details(id)).toEqual(over);
    expect(await walletRow()).toMatchObject({
      lastImportStatus: "succeeded",
      lastImportAt: over.finishedAt,
      buildingCount: Number(before.buildingCount) + 200,
      lotCount: Number(before.lotCount) + 2400,
    });
    expect((await client().get(`/admin/wallets/2/imports/${id}`)).status).toBe(404);
    const [row] = await rows("/admin/wallets/1/imports/ajax/list");
    expect(row?.id).toBe(id);
    expect(row).not.toHaveProperty("rejects");
  });

  test("is seen by whatever is asked first: the wallet's form, a selector, the dashboard", async () => {
    const asks = [
      async () => (await form("/admin/wallets/edit/1")).record.buildingCount,
      async () =>
        (await get<{ results: unknown[] }>("/admin/building/ajax/search?term=Les%20Essais")).results.length,
      async () => (await get<{ totals: { buildings: number } }>("/admin/dashboard/summary")).totals.buildings,
    ];
    for (const [at, ask] of asks.entries()) {
      const before = Number(await ask());
      await done(upload(buildings(line(`VU-${at}`))));
      minutes(2);
      expect(Number(await ask())).toBeGreaterThan(before);
    }
  });

  test("ends in the name of an administrator whose account is gone by then", async () => {
    const nina = {
      firstName: "Nina",
      lastName: "Neuve",
      email: "nina.neuve@palier.test",
      phone: null,
      enabled: true,
    };
    const account = await done(post("/admin/account-admin/new", nina));
    const { id } = await done(
      upload(buildings(line("PARTI-1")), {}, { by: await world().admin(nina.email) }),
    );
    const { version } = await find("/admin/account-admin/ajax-list", (each) => each.id === account.id);
    await done(post(`/admin/account-admin/delete/${account.id}`, { version }));
    minutes(2);
    expect(await details(id)).toMatchObject({ status: "succeeded", rowsImported: 1 });
    const [entry] = await history(`/admin/building/history/${byReference("PARTI-1")?.id}`);
    expect(entry).toMatchObject({ event: "created", byAdmin: "Nina Neuve" });
  });

  test("ends, for those of the seed too", async () => {
    minutes(5);
    for (const status of ["running", "queued"])
      expect(await rows(`/admin/wallets/ajax/list?lastImportStatus=${status}`)).toEqual([]);
    await done(edit("/admin/wallets/edit/1", { name: "Autre" }));
  });
});

test("S24 a wallet's number is digits only, with zeros in front of it or not", async () => {
  const imports = (id: string) => client().get(`/admin/wallets/${id}/imports/ajax/list`);
  for (const id of ["2", "02", "0000000002"]) {
    const { data } = await json<{ data: Row[] }>(imports(id));
    expect(nonEmpty(data).filter(({ walletId }) => walletId !== 2)).toEqual([]);
  }
  for (const id of ["0", "-2", "2.0", "2a", "9".repeat(31), "1".repeat(300)])
    expect((await imports(id)).status, id).toBe(404);
});
