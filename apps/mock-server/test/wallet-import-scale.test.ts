/** Of a large import nothing is half done. */
import { once } from "node:events";
import { request } from "node:http";
import { expect, test, vi } from "vitest";
import { frozenWorlds } from "./frozen-worlds.ts";
import { json } from "./harness.ts";

const { house, world, client, rows, get, form } = await frozenWorlds();

// Takes as long as concurrent calls under load.
vi.setConfig({ testTimeout: 120_000 });

const lineCount = 100_000;
const path = "/admin/wallets/1/imports";

async function halfOfAnother() {
  const others = (await rows("/admin/building/ajax-list")).filter(
    ({ walletId }) => walletId !== 1 && walletId !== null,
  );
  const reference = (at: number) => (at % 2 === 0 ? `NEUF-${at}` : others[at % others.length]?.reference);
  const lines = Array.from(
    { length: lineCount },
    (_, at) => `${reference(at)};Résidence ${at};${at}, rue des Écoles;69003;Lyon;12`,
  );
  const content = `Référence;Nom;Adresse;Code postal;Ville;Lots\n${lines.join("\n")}`;
  return { others, body: { fileName: "immeubles.csv", kind: "buildings", content } };
}

const importCount = async () =>
  (await get<{ recordsTotal: number }>(`${path}/ajax/list?draw=1&start=0&length=1`)).recordsTotal;

test("B10 an import of 100,000 lines refuses by name the half that belongs to others", async () => {
  const { others, body } = await halfOfAnother();
  const preview = await json<{ plan: string }>(client().post(`${path}/preview`, body));
  expect(preview).toMatchObject({ rowsCreated: lineCount / 2, rowsRejected: lineCount / 2 });
  const sent = await json<{ id: number }>(client().post(`${path}/new`, { ...body, plan: preview.plan }));

  await world().clock({ advanceMs: 120_000 });
  const done = await get<{ status: string; rejects: { line: number; message: string; cells: string[] }[] }>(
    `${path}/${sent.id}`,
  );
  expect(done).toMatchObject({ status: "partial", rowsCreated: lineCount / 2, rowsRejected: lineCount / 2 });
  expect(done.rejects).toHaveLength(lineCount / 2);
  const [first] = done.rejects;
  const owner = others[1 % others.length];
  expect(first).toMatchObject({
    line: 3,
    cells: [owner?.reference, "Résidence 1", "1, rue des Écoles", "69003", "Lyon", "12"],
  });
  expect(first?.message).toContain(String(owner?.walletName));
  expect((await form(`/admin/building/edit/${owner?.id}`)).record).toMatchObject({
    name: owner?.name,
    version: owner?.version,
    walletId: owner?.walletId,
  });
});

test("B10 a file that breaks off half way is no import; one whose answer nobody waits for is a whole one, once", async () => {
  const { body } = await halfOfAnother();
  const [before, text] = [await importCount(), JSON.stringify(body)];
  const headers = {
    "x-palier-world": world().name,
    cookie: client().cookie,
    "x-csrf-token": client().token,
    "content-type": "application/json",
    "idempotency-key": "half-a-file",
  };
  const sending = request(`${house.url}/api${path}/new`, { method: "POST", headers });
  sending.on("error", () => undefined);
  sending.write(text.slice(0, text.length / 2));
  await once(sending, "socket");
  await new Promise((written) => sending.write("", written));
  sending.destroy();
  expect(await importCount()).toBe(before);

  const leaving = new AbortController();
  const left = fetch(`${house.url}/api${path}/new`, {
    method: "POST",
    headers,
    body: text,
    signal: leaving.signal,
  });
  // Uploading or read: all counts, or none.
  expect(await importCount()).toBe(before);
  leaving.abort();
  await expect(left).rejects.toThrow();
  const again = await json<{ id: number; rowsTotal: number }>(
    fetch(`${house.url}/api${path}/new`, { method: "POST", headers, body: text }),
  );
  expect(again).toMatchObject({ rowsTotal: lineCount });
  expect(await importCount()).toBe(before + 1);
});
