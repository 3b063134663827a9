/** Locks over the real SDK: who holds, who sees it, and what a disconnect frees. */
import { get, goOffline, onDisconnect, onValue, ref, remove, runTransaction, set } from "firebase/database";
import { expect, test } from "vitest";
import { denied, lockOf, onEachTarget, until } from "./on-each-target.ts";

const [anne, bruno] = ["anne@palier.test", "bruno@palier.test"];

onEachTarget((target) => {
  const lock = (record: number) => `locks/building/${target().id(record)}`;

  test("L01 twenty admins open one record at once: one holds, all others see who", async () => {
    const emails = Array.from({ length: 20 }, (_, at) => `admin-${at}@palier.test`);
    const pages = await Promise.all(emails.map((email) => target().admin(email)));
    const outcomes = await Promise.all(
      pages.map(({ db }, at) =>
        runTransaction(ref(db, lock(1)), (now) => (now === null ? lockOf(emails[at] ?? "") : undefined)),
      ),
    );
    expect(outcomes.filter(({ committed }) => committed)).toHaveLength(1);
    const holder = (
      await target()
        .database.ref(`${lock(1)}/email`)
        .get()
    ).val();
    expect(new Set(outcomes.map(({ snapshot }) => snapshot.child("email").val()))).toEqual(new Set([holder]));
  });

  test("L01 S13 S14 one holds; another is refused, sees the lock, and sees it go when the holder disconnects", async () => {
    const [a, b] = [await target().admin(anne), await target().admin(bruno)];
    await onDisconnect(ref(a.db, lock(2))).remove();
    await set(ref(a.db, lock(2)), lockOf(anne));
    await expect(set(ref(b.db, lock(2)), lockOf(bruno))).rejects.toThrow(denied);
    await expect(remove(ref(b.db, lock(2)))).rejects.toThrow(denied);
    expect((await get(ref(b.db, `${lock(2)}/email`))).val()).toBe(anne);
    const freed = until(ref(b.db, lock(2)), (value) => value === null);
    goOffline(a.db);
    await freed;
    await set(ref(b.db, lock(2)), lockOf(bruno));
  });

  test("L13 who is shut out writes no more, and a removal at disconnect that the rules refuse by then is not done", async () => {
    const [a, b] = [await target().admin(anne), await target().admin(bruno)];
    const revoked = target().database.ref(`revoked/${a.auth.currentUser?.uid}`);
    await onDisconnect(ref(a.db, lock(3))).remove();
    await set(ref(a.db, lock(3)), lockOf(anne));
    await revoked.set(true);
    await expect(set(ref(a.db, lock(3)), lockOf(anne))).rejects.toThrow(denied);
    const values: unknown[] = [];
    onValue(ref(b.db, lock(3)), (snapshot) => values.push(snapshot.val()?.email));
    goOffline(a.db);
    await set(ref(b.db, lock(4)), lockOf(bruno));
    await revoked.remove();
    expect((await get(ref(b.db, `${lock(3)}/email`))).val()).toBe(anne);
    expect(new Set(values)).toEqual(new Set([anne]));
  });
});
