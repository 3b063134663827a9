/** L05 S15 Every form that edits and every deletion, while another administrator holds the record in the realtime database. */
import { readdir, readFile } from "node:fs/promises";
import { contract, paramNames, type RouteEntry, routesOf } from "@palier/contract";
import { afterAll, describe, expect, test } from "vitest";
import { entityOfLockArea, lockAreaOf, lockAreas } from "../src/worlds/lock-areas.ts";
import { json, openDoor, otherEmail, type ProblemAnswer, type TableAnswer } from "./harness.ts";

const door = await openDoor();
const client = await door.signedIn();
afterAll(() => door.close());

const all = routesOf(contract);
/** Whatever changes one record of a list. Sections, which are part of a theme, are in concierge/locks.test.ts. */
const guarded = all.flatMap((route) => {
  const { meta, method, template } = route;
  if (method !== "POST" || !("entity" in meta) || meta.entity === undefined) return [];
  const changes = (meta.kind === "form" && meta.mode === "edit") || meta.kind === "action";
  const isOne = paramNames(template).length === 1 && !/section/i.test(route.name);
  return changes && isOne ? [[route.name, route, meta.entity] as const] : [];
});

/** What a person has to type before these are sent. */
const typed: Readonly<Record<string, object>> = {
  "userLotAssociation.proofReject.post": { reason: "illegible", notifyUser: false },
  "conversation.forward.post": { recipientEmail: "a@palier.test", message: "Vu", includeHistory: false },
  "conversation.changeStatus": { status: "closed" },
  "service.addDeliveryPoint": { deliveryPointId: 1 },
  "service.removeDeliveryPoint": { deliveryPointId: 1 },
  "order.refund.post": { amountCents: 1, reason: "Retard" },
};

const { board } = door.app.worlds.of("default");

async function firstId(entity: string): Promise<number> {
  const list = all.find(
    ({ meta }) => meta.kind === "table" && meta.entity === entity && !meta.template.includes("{"),
  );
  const { data } = await json<TableAnswer>(client.get(list?.template ?? `no list of ${entity}`));
  return data[0]?.id ?? 0;
}

/** What the form itself would send: its values as they are. */
async function bodyOf({ meta, name, template }: RouteEntry, path: string): Promise<object> {
  if (meta.kind !== "form") return typed[name] ?? {};
  const { values } = await json<{ values: object }>(client.get(path));
  expect(values, template).toBeDefined();
  return { ...values, ...typed[name] };
}

describe("L05 S15 what another administrator holds", () => {
  test("there are forms and deletions to try", () => {
    expect(guarded.length).toBeGreaterThan(30);
  });

  test.each(guarded)("%s answers 423 with the holder", async (_, route, entity) => {
    const id = await firstId(entity);
    const path = route.template.replace(/\{\w+\}/, String(id));
    const body = await bodyOf(route, path);
    const place = `locks/${lockAreaOf(entity)}/${id}`;
    board.set(place, { email: otherEmail, name: "Karim Benali", sid: "s", at: Date.now() });
    const refused = await client.post(path, body);
    const problem = await json<ProblemAnswer>(refused);
    expect(problem.status, JSON.stringify(problem)).toBe(423);
    expect(problem.holder).toMatchObject({ name: "Karim Benali" });
    board.set(place, null);
    // Free again, it is nobody's lock that refuses.
    expect((await client.post(path, body)).status).not.toBe(423);
  });
});

describe("where locks stand", () => {
  test("each area names one entity, in words that the rules allow", () => {
    for (const area of lockAreas()) {
      expect(area).toMatch(/^[a-z][a-z0-9-]{0,63}$/);
      expect(lockAreaOf(entityOfLockArea(area) ?? "")).toBe(area);
    }
    for (const [, , entity] of guarded) expect(lockAreas()).toContain(lockAreaOf(entity));
  });

  test("the web app takes and watches locks where the server looks for them", async () => {
    const web = new URL("../../web/src/features/", import.meta.url);
    const files = (await readdir(web, { recursive: true })).filter((file) => /\.tsx?$/.test(file));
    const texts = await Promise.all(files.map((file) => readFile(new URL(file, web), "utf8")));
    const areas = texts.flatMap((text) =>
      Array.from(text.matchAll(/\blockArea(?:=|: )"([^"]*)"/g), ([, area = ""]) => area),
    );
    expect(areas).toContain("building");
    expect(lockAreas()).toEqual(expect.arrayContaining([...new Set(areas)]));
  });
});
