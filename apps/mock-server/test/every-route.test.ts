/** Every route, asked with ids that its own lists gave (S25). */
import { contract, paramNames, type RouteEntry, routesOf } from "@palier/contract";
import { afterAll, describe, expect, test } from "vitest";
import { type Client, json, openDoor, type TableAnswer } from "./harness.ts";

const door = await openDoor();
const client = await door.signedIn();
afterAll(() => door.close());

const all = routesOf(contract);
const routes = all.filter(({ meta }) => meta.kind !== "session" && meta.kind !== "media");

describe("every route", () => {
  test.each(routes.filter(({ method }) => method === "GET").map((route) => [route.name, route] as const))(
    "GET %s answers 200",
    async (_name, route) => {
      const answer = await client.get(await pathOf(client, route));
      expect(answer.status, await answer.clone().text()).toBe(200);
    },
  );

  test.each(routes.filter(({ method }) => method === "POST").map((route) => [route.name, route] as const))(
    "POST %s is served",
    async (_name, route) => {
      const answer = await client.post(await pathOf(client, route));
      expect([200, 201, 409, 422], await answer.clone().text()).toContain(answer.status);
    },
  );

  test.each(
    routes.filter(({ template }) => template.includes("{")).map((route) => [route.name, route] as const),
  )("%s answers 404 for ids that nobody has", async (_name, route) => {
    const path = `${route.template.replace(/\{\w+\}/g, "999999999")}${columnsOf(route)}`;
    const answer = await (route.method === "GET" ? client.get(path) : client.post(path, { ...someBody }));
    // A body that this route cannot take is refused before its record is looked for.
    expect(answer.status === 422 && route.method === "POST" ? 404 : answer.status).toBe(404);
  });

  test("pictures and proofs that rows name are there", async () => {
    const incidents = await json<TableAnswer>(client.get("/admin/incident/ajax/list?length=100"));
    const photos = incidents.data.flatMap(({ photos }) => photos as string[]);
    const ties = await json<TableAnswer>(client.get("/admin/dashboard/association-requests?length=50"));
    const forms = await Promise.all(
      ties.data
        .filter(({ hasProof }) => hasProof)
        .slice(0, 10)
        .map(({ id }) => json<{ record: { proof: { url: string } } }>(client.get(`/admin/user/ula/${id}`))),
    );
    const proofs = forms.map(({ record }) => record.proof.url);
    expect(photos.length).toBeGreaterThan(0);
    expect(proofs.length).toBeGreaterThan(0);
    for (const url of [...photos.slice(0, 10), ...proofs]) expect((await client.get(url)).status).toBe(200);
  });
});

const someBody = { status: "open", version: 1 };

/** Parameters that are no ids: a place, and this week. */
const fixed: Readonly<Record<string, string>> = { position: "2", weekStart: "2026-11-16" };

/** A route's path with ids that exist now. */
async function pathOf(on: Client, route: RouteEntry): Promise<string> {
  let path = route.template;
  for (const name of paramNames(route.template)) {
    path = path.replace(`{${name}}`, String(fixed[name] ?? (await idFor(on, route, name))));
  }
  return `${path}${columnsOf(route)}`;
}

const columnsOf = ({ meta }: RouteEntry): string => (meta.kind === "export" ? "?column_field_list=id" : "");

async function idFor(on: Client, route: RouteEntry, name: string): Promise<number> {
  if (route.name === "wallet.importDetails") return name === "walletId" ? imported(on) : importOf(on);
  if (name === "sectionId") return sectionOf(on);
  const entity = name === "id" ? entityOf(route) : name.replace(/Id$/, "");
  const list = all.find(
    ({ meta }) => meta.kind === "table" && meta.entity === entity && !meta.template.includes("{"),
  );
  if (list === undefined) throw new Error(`no list of ${entity}`);
  return firstId(on, list.template);
}

async function firstId(on: Client, path: string): Promise<number> {
  const { data } = await json<TableAnswer>(on.get(path));
  return data[0]?.id ?? 0;
}

const imported = (on: Client) => firstId(on, "/admin/wallets/ajax/list?lastImportStatus=succeeded");
const importOf = async (on: Client) => firstId(on, `/admin/wallets/${await imported(on)}/imports/ajax/list`);

/** A section of the first theme. */
async function sectionOf(on: Client): Promise<number> {
  const theme = await firstId(on, "/admin/concierge/theme/ajax-list");
  const tree = await json<{ sections: { id: number }[] }>(on.get(`/admin/concierge/theme/${theme}/sections`));
  return tree.sections[0]?.id ?? 0;
}

/** Routes whose `{id}` is not that of what they list, make or edit. */
const parents: Readonly<Record<string, string>> = {
  "subscription.subscribers": "subscription",
  "subscription.exportSubscribers": "subscription",
  "theme.createSection.get": "theme",
  "theme.createSection.post": "theme",
  "theme.history": "theme",
};

/** What `{id}` names: the entity of the route, and of a history that which its area edits. */
function entityOf({ meta, name }: RouteEntry): string {
  const named = parents[name];
  if (named !== undefined) return named;
  if ("entity" in meta && meta.entity !== undefined && meta.entity !== "change") return meta.entity;
  const edited = all.find(
    (each) => each.meta.area === meta.area && each.meta.kind === "form" && each.meta.mode === "edit",
  );
  if (edited?.meta.kind !== "form") throw new Error(`what does ${meta.template} show?`);
  return edited.meta.entity;
}
