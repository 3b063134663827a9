import { afterAll, expect, test } from "vitest";
import { readForm, saveForm } from "./building-forms.ts";
import { Client, demoEmail, json, openDoor, type TableAnswer } from "./harness.ts";

const door = await openDoor();
afterAll(() => door.close());

const rows = 60_000;
const patience = 180_000;

function clientIn(world: string): Client {
  return new Client(
    (path, init) =>
      fetch(`${door.url}/api${path}`, { ...init, headers: { ...init?.headers, "x-palier-world": world } }),
    () => door.app.world(world),
  );
}

/** Its large table is not yet read. */
async function largeWorld(name: string, table: string): Promise<Client> {
  const control = (path: string, body: object) =>
    fetch(`${door.url}/__mock/worlds${path}`, { method: "POST", body: JSON.stringify(body), headers });
  await control("", { name });
  expect((await control(`/${name}/seed`, { seed: name, rows: { [table]: rows } })).status).toBe(200);
  const client = clientIn(name);
  await client.signIn(demoEmail);
  return client;
}
const headers = { "content-type": "application/json" };

/** Sequential answers of another world meanwhile. */
async function answersDuring(call: Promise<Response>): Promise<number> {
  const other = clientIn("small");
  let isOver = false;
  const over = call.then(async (answer) => {
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
    isOver = true;
  });
  let answers = 0;
  while (!isOver) {
    expect((await other.get("/admin/session")).status).toBe(200);
    answers += 1;
  }
  await over;
  return answers;
}

const email = "columns[0][data]=email&order[0][column]=0&order[0][dir]=desc";

test.each([
  ["list", "user", `/admin/user/ajax-list?draw=1&${email}&search[value]=dupont`],
  ["export", "user", `/admin/user/ajax-list-export?column_field_list=id,email&${email}`],
  ["dashboard", "order", "/admin/dashboard/trends?by=month"],
  [
    "list in a computed order",
    "managedService",
    "/admin/managed-services/building/ajax/1?columns[0][data]=assigned&order[0][column]=0",
  ],
])(
  "T02 one world's first %s of many rows lets another world's calls be answered",
  async (kind, table, path) => {
    const large = await largeWorld(`large-${kind.replaceAll(" ", "-")}`, table);
    // Built at once, it would let one or two calls through.
    expect(await answersDuring(large.get(path))).toBeGreaterThan(10);
  },
  patience,
);

test(
  "T02 calls of a world that waits for an index are answered in their order, and each is done once",
  async () => {
    const large = await largeWorld("in-order", "user");
    const answered: string[] = [];
    const noted = (name: string, call: Promise<Response>) =>
      call.then((answer) => {
        answered.push(`${name} ${answer.status}`);
        return answer;
      });
    const { values } = await readForm(large, 12);
    const list = noted("list", large.get(`/admin/user/ajax-list?draw=1&${email}&search[value]=dupont`));
    // Proves that the list is in progress.
    await clientIn("small").get("/admin/session");
    const save = noted("save", saveForm(large, 12, { ...values, name: "Le Lac" }));
    await clientIn("small").get("/admin/session");
    const read = noted("read", large.get("/admin/building/edit/12"));
    expect((await json<TableAnswer>(list)).recordsTotal).toBe(rows);
    expect((await save).status).toBe(200);
    expect(await json(read)).toMatchObject({ values: { name: "Le Lac", version: 2 } });
    expect(answered).toEqual(["list 200", "save 200", "read 200"]);
  },
  patience,
);
