import { expect, test } from "vitest";
import type { RealtimeAdapter } from "../adapter/realtime-adapter.ts";
import { areaChanges, type ChangeNews } from "./area-changes.ts";

function listening() {
  const listens: { path: string; tell: (value: unknown) => void; refuse: () => void }[] = [];
  const unused = () => Promise.reject(new Error("who watches changes writes nothing"));
  const adapter: RealtimeAdapter = {
    watchIdentity: () => () => undefined,
    identitySeen: () => undefined,
    watchConnection: () => () => undefined,
    watch: (path, tell, refuse) => {
      listens.push({ path, tell, refuse });
      return () => undefined;
    },
    watchChildren: () => () => undefined,
    removeOnDisconnect: unused,
    cancelOnDisconnect: unused,
    transact: unused,
    readNumbers: unused,
    serverNow: () => 10_000,
    reconnect: () => undefined,
  };
  const changes = areaChanges(adapter, () => undefined);
  const news: ChangeNews[] = [];
  const stop = changes.watch("order", (each) => news.push(each));
  return { changes, listens, news, stop };
}

test("A24: what stood there before has its age, each later value is a change, and the same value is none", () => {
  const { listens, news } = listening();
  expect(listens.map(({ path }) => path)).toEqual(["changes/order"]);
  listens[0]?.tell({ at: 4_000, seq: 1 });
  listens[0]?.tell({ at: 4_000, seq: 1 });
  listens[0]?.tell({ at: 4_000, seq: 2 });
  listens[0]?.tell(null);
  expect(news).toEqual([{ kind: "standing", age: 6_000 }, { kind: "changed" }, { kind: "changed" }]);
});

test("A24: an area that never changed, and what another program wrote there, have no age", () => {
  for (const value of [null, 7, "x", { at: "yesterday" }, [1]]) {
    const { listens, news } = listening();
    listens[0]?.tell(value);
    expect(news).toEqual([{ kind: "standing", age: undefined }]);
  }
});

test("A24: rules of a former version refuse; the area is listened to again after the next sign-in", () => {
  const { changes, listens, news } = listening();
  listens[0]?.refuse();
  changes.retry();
  expect(listens).toHaveLength(2);
  changes.retry();
  expect(listens).toHaveLength(2);
  listens[1]?.tell({ at: 9_000, seq: 3 });
  expect(news).toEqual([{ kind: "standing", age: 1_000 }]);
});
