/** Connections that end and return, and what is done then. The rules bind no backend, whose SDK speaks the same. */

import { signOut } from "firebase/auth";
import { get, goOffline, goOnline, onValue, orderByValue, query, ref, startAt } from "firebase/database";
import { ServerValue } from "firebase-admin/database";
import { expect, test } from "vitest";
import { onEachTarget, until } from "./on-each-target.ts";

onEachTarget((target) => {
  const place = (record: number) => `locks/building/${target().id(record)}`;

  test("S13 at a disconnect what was wished last is done, once, with the service's time; what was cancelled is not", async () => {
    const { db } = await target().admin("anne@palier.test");
    const { database } = target();
    const [own, gone, kept] = [5, 6, 7].map((record) => database.ref(place(record)));
    await gone?.set("gone");
    await own?.onDisconnect().set("first");
    await own?.onDisconnect().update({ at: ServerValue.TIMESTAMP, count: ServerValue.increment(1) });
    await gone?.onDisconnect().remove();
    await kept?.onDisconnect().set("never");
    await kept?.onDisconnect().cancel();
    for (const round of [1, 2]) {
      database.goOffline();
      await until(ref(db, place(6)), (value) => value === null);
      const { at, ...rest } = await until<{ at: number }>(
        ref(db, place(5)),
        (value) => value?.at !== undefined,
      );
      expect([Math.abs(at - Date.now()) < 60_000, rest], `round ${round}`).toEqual([true, { count: 1 }]);
      database.goOnline();
      await gone?.get();
    }
    expect((await get(ref(db, place(7)))).exists()).toBe(false);
  });

  test("L04 what is written offline is sent on return, in order, and what others changed meanwhile is seen", async () => {
    const { db } = await target().admin("anne@palier.test");
    const { database } = target();
    const seen: unknown[] = [];
    onValue(ref(db, place(8)), (snapshot) => seen.push(snapshot.val()));
    await until(ref(db, place(8)), (value) => value === null);
    goOffline(db);
    database.goOffline();
    const own = database.ref(place(8));
    const writes = [own.set({ x: 1 }), own.update({ x: 2, y: 1 }), own.child("y").remove()];
    database.goOnline();
    await Promise.all(writes);
    goOnline(db);
    await until<{ x: number } | null>(ref(db, place(8)), (value) => value?.x === 2);
    expect(seen).toEqual([null, { x: 2 }]);
  });

  test("L11 S16 a query finds the leases from a time on, live, until the admin signs out", async () => {
    const { db, auth } = await target().admin("anne@palier.test");
    const leases = target().database.ref("leases/building");
    const [old, fresh] = [target().id(1), target().id(2)];
    await leases.update({ [old]: 1_000, [fresh]: 2_000 });
    const live = query(ref(db, "leases/building"), orderByValue(), startAt(2_000));
    const ended = new Promise<string>((resolve) => {
      onValue(
        live,
        () => undefined,
        ({ message }) => resolve(message),
      );
    });
    const shown = (await get(live)).val();
    expect([shown[old], shown[fresh]]).toEqual([undefined, 2_000]);
    await leases.child(old).set(3_000);
    await until<Record<string, number>>(live, (value) => value[old] === 3_000);
    await signOut(auth);
    expect(await ended).toMatch(/permission.denied/i);
  });
});
