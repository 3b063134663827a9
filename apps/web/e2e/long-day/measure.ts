import type { CDPSession } from "@playwright/test";
import type { Tab } from "./tab.ts";

export type Measured = Readonly<Record<Measure, number>>;
export type Measure = (typeof measures)[number]["name"];

/** `atMost`: as `verdict.ts` compares. `spare`: tolerance, as one more timer is no leak. */
export const measures = [
  { name: "heap, MiB", atMost: 1.05, spare: 0 },
  { name: "DOM nodes", atMost: 1.02, spare: 0 },
  { name: "of them detached", atMost: 1.1, spare: 50 },
  { name: "event listeners", atMost: 1, spare: 0 },
  { name: "documents", atMost: 1, spare: 0 },
  { name: "timers", atMost: 1, spare: 3 },
  { name: "sockets", atMost: 1, spare: 0 },
  { name: "realtime places", atMost: 1, spare: 0 },
  { name: "cached answers", atMost: 1, spare: 1 },
  { name: "their observers", atMost: 1, spare: 1 },
  { name: "cached mutations", atMost: 1, spare: 0 },
  { name: "storage, letters", atMost: 1.02, spare: 50 },
  { name: "IndexedDB, entries", atMost: 1, spare: 0 },
  { name: "calls in the hour", atMost: 1.05, spare: 0 },
] as const;

/** `callsBefore`: at the hour's start. */
export async function measure(tab: Tab, devTools: CDPSession, callsBefore: number): Promise<Measured> {
  // The next collection frees what finalizers and weak references release.
  for (let turn = 0; turn < 4; turn += 1) {
    await devTools.send("HeapProfiler.collectGarbage");
    await tab.page.evaluate(() => new Promise((resolve) => queueMicrotask(() => resolve(undefined))));
  }
  const { usedSize } = await devTools.send("Runtime.getHeapUsage");
  const { documents, nodes, jsEventListeners } = await devTools.send("Memory.getDOMCounters");
  const page = await tab.page.evaluate(inPage);
  const { calls, sockets, listens } = tab.lines;
  return {
    "heap, MiB": usedSize / 2 ** 20,
    "DOM nodes": nodes,
    "of them detached": nodes - page.attached,
    "event listeners": jsEventListeners,
    documents,
    timers: page.timers,
    sockets,
    "realtime places": listens,
    "cached answers": page.queries,
    "their observers": page.observers,
    "cached mutations": page.mutations,
    "storage, letters": page.stored,
    "IndexedDB, entries": page.entries,
    "calls in the hour": calls - callsBefore,
  };
}

interface InPage {
  readonly attached: number;
  readonly timers: number;
  readonly queries: number;
  readonly observers: number;
  readonly mutations: number;
  readonly stored: number;
  readonly entries: number;
}

/** Runs in the page. Finds timers by Playwright's clock, and the cache by React's tree. */
async function inPage(): Promise<InPage> {
  const get = (from: unknown, ...path: readonly string[]): unknown =>
    path.reduce<unknown>((at, name) => (at instanceof Object ? Reflect.get(at, name) : undefined), from);
  const call = (from: unknown, name: string): unknown => {
    const method = get(from, name);
    return typeof method === "function" ? method.call(from) : undefined;
  };
  const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

  const clientBelow = (root: unknown): unknown => {
    const waiting: unknown[] = [root];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const client = get(at, "memoizedProps", "client");
      if (typeof get(client, "getQueryCache") === "function") return client;
      waiting.push(...[get(at, "sibling"), get(at, "child")].filter((next) => next instanceof Object));
    }
    throw new Error("no query client in React's tree");
  };
  const roots = [...document.querySelectorAll("body *")].flatMap((element) =>
    Object.keys(element)
      .filter((key) => key.startsWith("__reactContainer$"))
      .map((key) => get(element, key)),
  );
  const client = clientBelow(roots[0]);
  const queries = list(call(call(client, "getQueryCache"), "getAll"));

  const count = (store: IDBObjectStore) =>
    new Promise<number>((resolve, reject) => {
      const request = store.count();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const entriesOf = (name: string) =>
    new Promise<number>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onerror = () => reject(request.error);
      request.onsuccess = async () => {
        const database = request.result;
        const stores = [...database.objectStoreNames];
        const counts = stores.map((store) => count(database.transaction(store).objectStore(store)));
        const all = (await Promise.all(counts)).reduce((sum, each) => sum + each, 0);
        database.close();
        resolve(all);
      };
    });
  let entries = 0;
  for (const { name } of await indexedDB.databases())
    if (name !== undefined) entries += await entriesOf(name);

  let attached = 0;
  for (const walker = document.createTreeWalker(document); walker.nextNode() !== null; ) attached += 1;
  const timers = get(window, "__pwClock", "controller", "_timers");
  if (!(timers instanceof Map)) throw new Error("Playwright's clock keeps its timers elsewhere now");
  const letters = (storage: Storage) =>
    Object.entries(storage).reduce((sum, [key, value]) => sum + key.length + String(value).length, 0);
  return {
    attached: attached + 1,
    timers: timers.size,
    queries: queries.length,
    observers: queries.reduce<number>((sum, each) => sum + Number(call(each, "getObserversCount")), 0),
    mutations: list(call(call(client, "getMutationCache"), "getAll")).length,
    stored: letters(localStorage) + letters(sessionStorage),
    entries,
  };
}
