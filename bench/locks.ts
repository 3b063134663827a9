/**
 * Locks under failures: 500 lists watch an area and 50 admins move between its records, first on a calm
 * service, then on one that cuts each connection every 20 s. Uses the real SDK. Alone: `node bench/locks.ts
 * [minutes of each] [watchers] [admins]`.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Realtime } from "../packages/firebase-kit/src/realtime/realtime.ts";
import { report } from "./figure.ts";
import type { FromService, FromWatchers, ToService, ToWatchers } from "./locks-messages.ts";
import { countRejections, openPage, until } from "./locks-page.ts";

const minutes = Number(process.argv[2] ?? 10);
const watchers = Number(process.argv[3] ?? 500);
const movers = Number(process.argv[4] ?? 50);
/** Few enough for admins to meet. */
const records = 2 * movers;
const life = 20_000;
/** Ms of waiting for a record, or editing it. */
const stay = () => 10_000 + Math.random() * 50_000;

const rejections = countRejections();
const service = fork(new URL("locks-service.ts", import.meta.url));
const lists = fork(new URL("locks-watchers.ts", import.meta.url));
await once(service, "message");

async function answerOf<Answer>(child: ChildProcess, ask: ToService | ToWatchers): Promise<Answer> {
  child.send(ask);
  const [answer] = await once(child, "message");
  return answer;
}
type Of<Message, Kind> = Extract<Message, { readonly kind: Kind }>;
const judged = (ask: ToService) => answerOf<Of<FromService, "judged">>(service, ask);
const heard = () => answerOf<Of<FromWatchers, "heard">>(lists, { kind: "heard" });

/** Admins who believe that they hold each record; must never be two. */
const holders = new Map<number, Set<number>>();
let [taken, twice] = [0, 0];

function believes(admin: number, id: number, is: boolean): void {
  const at = holders.get(id) ?? new Set();
  holders.set(id, at);
  if (is === at.has(admin)) return;
  if (!is) {
    at.delete(admin);
    return;
  }
  at.add(admin);
  taken += 1;
  // The message that ends the other's belief may be queued: timers run before it is read.
  if (at.size > 1) setTimeout(() => setImmediate(() => countTwice(at, id)), 100);
}

function countTwice(at: ReadonlySet<number>, id: number): void {
  if (at.size < 2) return;
  twice += 1;
  console.log(`  building/${id} is held by admins ${[...at].join(" and ")}, at ${new Date().toISOString()}`);
}

let isOver = false;

/** Takes one record after another, some of them held by others. */
async function work(page: Realtime, admin: number): Promise<void> {
  while (!isOver) {
    const id = 1 + Math.floor(Math.random() * records);
    const record = page.record("building", id);
    const look = () => believes(admin, id, record.view.get().kind === "mine");
    const stop = record.view.subscribe(look);
    const close = record.open();
    const until = Date.now() + stay();
    while (!isOver && Date.now() < until) await sleep(100);
    // The form is closed now, even if a busy machine releases the record later.
    stop();
    believes(admin, id, false);
    close();
    await sleep(50);
  }
}

const shown = (times: readonly number[]): string => {
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  return `median ${at(0.5)} ms, 99 % ${at(0.99)} ms, worst ${at(1)} ms of ${times.length}`;
};
const worst = (times: readonly number[]): number => times.at(-1) ?? Number.NaN;

const admins = await answerOf<Of<FromService, "admins">>(service, {
  kind: "admins",
  count: watchers + movers,
});
await answerOf(lists, { kind: "watch", admins, from: movers, count: watchers });
const pages = Array.from({ length: movers }, (_, at) => openPage(admins, at));
const working = pages.map(work);
await Promise.all(pages.map(({ connection }) => until(connection, (state) => state === "connected", 60_000)));
// Excludes initial loading.
await sleep(5_000);
await heard();
await sleep(minutes * 60_000);
const calm = await heard();
await judged({ kind: "cut", life });
await sleep(minutes * 60_000);
const cut = await heard();
isOver = true;
await Promise.all(working);
for (let look = 0; look < 100 && (await judged({ kind: "judge" })).locks > 0; look += 1) await sleep(100);
const end = await judged({ kind: "judge" });

const what = `${watchers} lists, ${movers} admins, connections cut every 20 s`;
report({
  what: `${what}: two holders of a record`,
  value: twice,
  unit: "times",
  atMost: 0,
  detail: `${taken} taken, ${end.cuts} connections cut`,
});
report({ what: `${what}: a lock older than its lease`, value: end.overdue, unit: "times", atMost: 0 });
report({ what: `${what}: locks that stand when all have left`, value: end.locks, unit: "times", atMost: 0 });
report({
  what: `${what}: rejections that nobody handles`,
  value: rejections() + cut.rejections,
  unit: "times",
  atMost: 0,
});
report({
  what: "a taken lock shown in every list, the worst of all: cut, to calm",
  value: worst(cut.times) / worst(calm.times),
  unit: "×",
  atMost: 2,
  detail: `cut: ${shown(cut.times)}; calm: ${shown(calm.times)}; ${minutes} minutes each`,
});
service.kill();
lists.kill();
process.exit();
