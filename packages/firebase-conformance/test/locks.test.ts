import {
  get,
  goOffline,
  onDisconnect,
  onValue,
  ref,
  remove,
  runTransaction,
  serverTimestamp,
  set,
  update,
} from "firebase/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, type Service, startService } from "../src/service.ts";
import { until } from "../src/until.ts";

interface Lock {
  readonly email: string;
  readonly name: string;
  readonly sid: string;
  readonly at: number | object;
  readonly seen: number | object;
}

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const entryOf = async ({ auth }: Client, sid: string) => {
  const claims = (await auth.currentUser?.getIdTokenResult())?.claims;
  return { email: String(claims?.adminEmail), name: String(claims?.adminName), sid, at: serverTimestamp() };
};
const lockOf = async (client: Client, sid: string): Promise<Lock> => ({
  ...(await entryOf(client, sid)),
  seen: serverTimestamp(),
});

const take = async (client: Client, path: string, sid = "tab") => {
  const mine = await lockOf(client, sid);
  const mayTake = (held: Lock | null) => (held === null || held.email === mine.email ? mine : undefined);
  return runTransaction(ref(client.db, path), mayTake, { applyLocally: false });
};

test("the first admin holds, the second learns who does, and sees it go (S11, S12, S13)", async () => {
  const world = service.world();
  const [a, b] = [await service.admin(world, "a@palier.fr"), await service.admin(world, "b@palier.fr")];
  await onDisconnect(ref(a.db, "locks/building/12")).remove();
  expect((await take(a, "locks/building/12")).committed).toBe(true);
  const lost = await take(b, "locks/building/12");
  expect([lost.committed, lost.snapshot.child("name").val()]).toEqual([false, "Name of a@palier.fr"]);
  await expect(set(ref(b.db, "locks/building/12"), await lockOf(b, "tab"))).rejects.toThrow(
    "PERMISSION_DENIED",
  );
  await expect(remove(ref(b.db, "locks/building/12"))).rejects.toThrow("PERMISSION_DENIED");
  await expect(onDisconnect(ref(b.db, "locks/building/12")).remove()).rejects.toThrow("PERMISSION_DENIED");
  const freed = until(ref(b.db, "locks/building/12"), (value) => value === null);
  goOffline(a.db);
  await freed;
  expect((await take(b, "locks/building/12")).committed).toBe(true);
});

test("a wish at disconnect that the rules no longer allow is not done", async () => {
  const world = service.world();
  const [a, b] = [await service.admin(world, "a@palier.fr"), await service.admin(world, "b@palier.fr")];
  await onDisconnect(ref(a.db, "locks/building/12")).remove();
  expect((await take(b, "locks/building/12")).committed).toBe(true);
  const [first] = world.sessions.values();
  goOffline(a.db);
  await until(ref(b.db, ".info/connected"), (value) => value === true);
  first?.cut();
  expect(world.read("locks/building/12/email")).toBe("b@palier.fr");
});

test("a list sees locks come and go, and takes none itself (S14, L08)", async () => {
  const world = service.world();
  const [a, b] = [await service.admin(world, "a@palier.fr"), await service.admin(world, "b@palier.fr")];
  const seen: string[][] = [];
  onValue(ref(b.db, "locks/order"), (snapshot) => {
    const keys: string[] = [];
    snapshot.forEach((item) => {
      keys.push(String(item.key));
    });
    seen.push(keys);
  });
  await get(ref(b.db, "locks/order"));
  await take(a, "locks/order/1");
  await take(a, "locks/order/2");
  await remove(ref(a.db, "locks/order/1"));
  await until<Record<string, Lock>>(
    ref(b.db, "locks/order"),
    (value) => Object.keys(value ?? {}).length === 1,
  );
  expect(seen).toEqual([[], ["1"], ["1", "2"], ["2"]]);
  expect(world.read("locks/order/2/email")).toBe("a@palier.fr");
});

test("a second tab of the same admin takes the lock over, others do not (L02)", async () => {
  const world = service.world();
  const [one, other] = [await service.admin(world, "a@palier.fr"), await service.admin(world, "b@palier.fr")];
  const two = await service.admin(world, "a@palier.fr");
  const again = await lockOf(two, "tab 2");
  await take(one, "locks/building/3", "tab 1");
  const second = await runTransaction(ref(two.db, "locks/building/3"), () => again);
  expect([second.committed, world.read("locks/building/3/sid")]).toEqual([true, "tab 2"]);
  expect((await take(other, "locks/building/3")).committed).toBe(false);
});

test("takeover: asked, refused, asked again, unanswered for 30 s, taken (L06)", async () => {
  const own = await startService();
  const world = own.world();
  const [a, b] = [await own.admin(world, "a@palier.fr"), await own.admin(world, "b@palier.fr")];
  await take(a, "locks/building/7");
  const asking = ref(b.db, "takeovers/building/7");
  const ask = async () => set(asking, { ...(await entryOf(b, "tab")), holder: "a@palier.fr" });
  const force = async () => set(ref(b.db, "locks/building/7"), await lockOf(b, "tab"));
  const heard = until<{ name: string } | null>(ref(a.db, "takeovers/building/7"), (value) => value !== null);
  await ask();
  expect((await heard)?.name).toBe("Name of b@palier.fr");
  await expect(force()).rejects.toThrow("PERMISSION_DENIED");
  await update(ref(a.db, "takeovers/building/7"), { answer: "refused", answeredAt: serverTimestamp() });
  own.advance(31_000);
  await expect(force()).rejects.toThrow("PERMISSION_DENIED");
  await ask();
  own.advance(29_000);
  await expect(force()).rejects.toThrow("PERMISSION_DENIED");
  own.advance(1_000);
  const received = until<Lock>(ref(a.db, "locks/building/7"), ({ email }) => email === "b@palier.fr");
  await force();
  await received;
  await remove(asking);
  await expect(remove(ref(a.db, "locks/building/7"))).rejects.toThrow("PERMISSION_DENIED");
  await own.close();
});

test("takeover: the holder yields, and nobody else may step in between (L06)", async () => {
  const world = service.world();
  const [a, b, c] = await Promise.all(
    ["a", "b", "c"].map((name) => service.admin(world, `${name}@palier.fr`)),
  );
  if (a === undefined || b === undefined || c === undefined) throw new Error("three admins");
  await take(a, "locks/building/7");
  await set(ref(b.db, "takeovers/building/7"), { ...(await entryOf(b, "tab")), holder: "a@palier.fr" });
  await update(ref(a.db, "takeovers/building/7"), { answer: "yielded", answeredAt: serverTimestamp() });
  await expect(set(ref(c.db, "locks/building/7"), await lockOf(c, "tab"))).rejects.toThrow(
    "PERMISSION_DENIED",
  );
  await update(ref(b.db), { "locks/building/7": await lockOf(b, "tab"), "takeovers/building/7": null });
  expect(world.snapshot()).toMatchObject({ locks: { building: { "7": { email: "b@palier.fr" } } } });
});

test("30 admins open one record at once: one holds, all others see who (L01)", async () => {
  const world = service.world();
  const names = Array.from({ length: 30 }, (_, at) => `admin-${at}@palier.fr`);
  const admins = await Promise.all(names.map((email) => service.admin(world, email)));
  await Promise.all(admins.map(({ db }) => get(ref(db, "locks/building"))));
  for (let id = 1; id <= 5; id += 1) {
    const outcomes = await Promise.all(admins.map((admin) => take(admin, `locks/building/${id}`)));
    expect(outcomes.filter(({ committed }) => committed)).toHaveLength(1);
    const holders = new Set(outcomes.map(({ snapshot }) => snapshot.child("email").val()));
    expect(holders).toEqual(new Set([world.read(`locks/building/${id}/email`)]));
  }
});

test("with open rules anybody writes anywhere, tokens are still checked", async () => {
  const own = await startService({ openRules: true });
  const world = own.world();
  await set(ref(own.client(world).db, "any/where"), 1);
  expect(world.read("any/where")).toBe(1);
  await own.close();
});
