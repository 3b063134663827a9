/** The database at the caller's own paths: the real SDK, the embedded service, and rules of its own. */
import { connectFirebase, type FirebaseService } from "@palier/firebase-kit/firebase";
import { startRealtime } from "@palier/mock-server/realtime";
import { afterEach, expect, test, vi } from "vitest";
import rules from "../rules/database.rules.json" with { type: "json" };
import { cuttableNetwork } from "./cuttable-network.ts";

const open = { ".read": "auth.token.adminEmail != null", ".write": "auth.token.adminEmail != null" };

let ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.reverse()) await end();
  ends = [];
});

async function page() {
  const service = await startRealtime({ rules: { rules: { ...rules.rules, notes: open } } });
  const network = await cuttableNetwork(service.port);
  const world = service.realtime.namespace("palier-own");
  const logged: string[] = [];
  const claims = { adminEmail: "a@x.fr", adminName: "A", adminId: 1 };
  const kit: FirebaseService = connectFirebase({
    config: async () => ({
      ...service.realtime.settings(world.name, service.url),
      authEmulator: service.url,
      databaseEmulator: `127.0.0.1:${network.port}`,
      signIn: { strategy: "custom-token", token: service.realtime.customToken(world.name, "u1", claims) },
    }),
    admin: () => ({ id: 1, email: "a@x.fr", name: "A" }),
    log: (text) => logged.push(text),
  });
  ends.push(service.close, network.close, () => kit.realtime.close());
  return { database: kit.database, world, network, logged };
}

interface Note {
  readonly text: string;
}

function noteOf(value: unknown): Note | null {
  if (value === null) return null;
  if (typeof value === "object" && "text" in value && typeof value.text === "string")
    return { text: value.text };
  throw new Error("no note");
}

test("a value at the caller's path is told as its type, and what is of another type is reported", async () => {
  const { database, world } = await page();
  const [told, failed]: [(Note | null)[], unknown[]] = [[], []];
  const stop = database.onValue(
    "notes/1",
    noteOf,
    (note) => told.push(note),
    (error) => failed.push(error),
  );
  await vi.waitFor(() => expect(told).toEqual([null]));
  world.set("notes/1", { text: "one" });
  world.set("notes/1", 42);
  world.set("notes/1", { text: "two" });
  await vi.waitFor(() => expect(told).toEqual([null, { text: "one" }, { text: "two" }]));
  expect(failed).toEqual([new Error("no note")]);
  await database.remove("notes/1");
  expect(world.read("notes/1")).toBeNull();
  await vi.waitFor(() => expect(told.at(-1)).toBeNull());
  stop();
  world.set("notes/1", { text: "three" });
  await database.remove("notes/2");
  expect(told).toHaveLength(4);
});

test("a listener that stops before Firebase is there hears nothing", async () => {
  const { database, world } = await page();
  const told: unknown[] = [];
  database.onValue("notes/1", noteOf, (note) => told.push(note))();
  world.set("notes/1", { text: "one" });
  await database.remove("notes/2");
  expect(told).toEqual([]);
});

test("what the rules refuse is reported, else logged", async () => {
  const { database, logged } = await page();
  const failed: unknown[] = [];
  const ignored = (): void => undefined;
  database.onValue("secrets", String, ignored, (error) => failed.push(error));
  database.onValue("secrets/more", String, ignored);
  await expect(database.remove("secrets")).rejects.toThrow(/permission.denied/i);
  await expect(database.onDisconnect("secrets").remove()).rejects.toThrow(/permission.denied/i);
  await vi.waitFor(() =>
    expect([String(failed[0]), String(logged[0])]).toEqual([
      expect.stringMatching(/permission.denied/i),
      expect.stringMatching(/^database, secrets\/more: .*permission.denied/i),
    ]),
  );
});

test("what is asked for is done once the client is cut, unless it is cancelled", async () => {
  const { database, world, network } = await page();
  for (const id of [1, 2, 3]) world.set(`notes/${id}`, { text: "here" });
  await database.onDisconnect("notes/1").remove();
  await database.onDisconnect("notes/2").set({ text: "gone" });
  await database.onDisconnect("notes/3").remove();
  await database.onDisconnect("notes/3").cancel();
  network.cut();
  await vi.waitFor(() =>
    expect([1, 2, 3].map((id) => world.read(`notes/${id}`))).toEqual([
      null,
      { text: "gone" },
      { text: "here" },
    ]),
  );
});
