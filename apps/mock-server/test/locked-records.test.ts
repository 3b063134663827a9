/** L05 S15 Every POST of the contract while another administrator holds the record whose lock it names. */
import { contract, lockAreas, lockOf, lockPath, type RouteEntry, routesOf } from "@palier/contract";
import { afterAll, describe, expect, test } from "vitest";
import { json, openDoor, otherEmail, type ProblemAnswer } from "./harness.ts";
import { filled, paramsOf } from "./route-paths.ts";

const door = await openDoor();
const client = await door.signedIn();
afterAll(() => door.close());

const posts = routesOf(contract).filter(({ method, meta }) => method === "POST" && meta.kind !== "session");
const named = (routes: readonly RouteEntry[]) => routes.map((route) => [route.name, route] as const);
const locked = posts.filter(({ meta }) => meta.lock !== undefined);
const free = posts.filter(({ meta }) => meta.lock === undefined);

/** What a person has to type before these are sent. */
const typed: Readonly<Record<string, object>> = {
  "userLotAssociation.proofReject.post": { reason: "illegible", notifyUser: false },
  "conversation.forward.post": { recipientEmail: "a@palier.test", message: "Vu", includeHistory: false },
  "conversation.reply.post": { body: "Bonjour" },
  "conversation.changeStatus": { status: "closed" },
  "service.addDeliveryPoint": { deliveryPointId: 1 },
  "service.removeDeliveryPoint": { deliveryPointId: 1 },
  "order.refund.post": { amountCents: 1, reason: "Retard" },
  "theme.createSection.post": { name: "Essai" },
  "theme.deleteSection.post": { sectionId: 1 },
  "theme.updateSectionList": { sectionIds: [1] },
  "supplier.offer": { serviceIds: [] },
};

const { board } = door.app.worlds.of("default");
const world = door.app.world("default");

/** What the form itself would send: its values as they are. */
async function bodyOf({ meta, name }: RouteEntry, path: string): Promise<object> {
  if (meta.kind !== "form") return typed[name] ?? {};
  const { values } = await json<{ values: object }>(client.get(path));
  return { ...values, ...typed[name] };
}

const held = { email: otherEmail, name: "Karim Benali", sid: "s", at: Date.now() };

describe("L05 S15 what another administrator holds", () => {
  test.each(named(locked))("%s answers 423 with the holder", async (_, route) => {
    const params = paramsOf(world, route);
    const path = filled(route.template, params);
    const body = await bodyOf(route, path);
    const lock = lockOf(route.meta, params);
    const place = lockPath(lock?.area ?? "", lock?.id ?? 0);
    board.set(place, held);
    const problem = await json<ProblemAnswer>(client.post(path, body));
    board.set(place, null);
    expect(problem.status, JSON.stringify(problem)).toBe(423);
    expect(problem.holder).toMatchObject({ name: "Karim Benali" });
    // Free again, it is nobody's lock that refuses.
    expect((await client.post(path, body)).status).not.toBe(423);
  });

  test.each(named(free))("%s asks for no lock, whoever holds what", async (_, route) => {
    const params = paramsOf(world, route);
    const ids = [...new Set(Object.values(params)), "1"];
    board.set(
      "locks",
      Object.fromEntries(lockAreas.map((area) => [area, Object.fromEntries(ids.map((id) => [id, held]))])),
    );
    const answer = await client.post(filled(route.template, params), typed[route.name] ?? {});
    board.set("locks", null);
    expect(answer.status).not.toBe(423);
  });
});

test("areas of locks are words that the realtime rules allow", () => {
  expect(lockAreas.length).toBeGreaterThan(15);
  for (const area of lockAreas) expect(area).toMatch(/^[a-z][a-z0-9-]{0,63}$/);
});
