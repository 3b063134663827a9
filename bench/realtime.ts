/**
 * Server memory for 500 admins watching 10,000 locked records, and the latency of a change to all of them
 * against a bare WebSocket broadcast in the same run. Alone: `node bench/realtime.ts [watchers] [locks]
 * [changes]`.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { WebSocket } from "ws";
import { report } from "./figure.ts";

const watchers = Number(process.argv[2] ?? 500);
const locks = Number(process.argv[3] ?? 10_000);
const changes = Number(process.argv[4] ?? 200);
const passes = 10;

const mebibytes = (bytes = Number.NaN): number => bytes / 2 ** 20;

const servers = fork(new URL("realtime-servers.ts", import.meta.url));
const [ports] = await once(servers, "message");
const ask = async (what: string) => {
  servers.send(what);
  const [answer] = await once(servers, "message");
  return answer;
};

async function open(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  await once(socket, "open");
  return socket;
}

const service = `127.0.0.1:${ports.service}`;
const address = `ws://${service}/.ws?v=5&ns=palier-bench`;
const email = "bench@palier.fr";

/** Has the backend's claims, which the rules require. */
async function signIn(): Promise<string> {
  const path = "identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=palier-bench";
  const body = JSON.stringify({ token: (await ask("token")).token, returnSecureToken: true });
  const answer = await fetch(`http://${service}/${path}`, { method: "POST", body });
  return (await answer.json()).idToken;
}

const request = (number: number, action: string, body: unknown): string =>
  JSON.stringify({ t: "d", d: { r: number, a: action, b: body } });

/** Resolves once all locks have arrived. */
async function watch(token: string): Promise<WebSocket> {
  const socket = await open(address);
  socket.send(request(1, "auth", { cred: token }));
  socket.send(request(2, "q", { p: "/locks/building", h: "" }));
  await new Promise<void>((resolve) => {
    socket.on("message", function look(data: Buffer) {
      if (data.length > 100 || !data.includes('"r":2,')) return;
      socket.off("message", look);
      resolve();
    });
  });
  return socket;
}

async function latencies(
  sockets: readonly WebSocket[],
  say: (round: number) => void,
  counts: (data: Buffer) => boolean,
): Promise<number[]> {
  const times: number[] = [];
  let start = 0;
  let missing = 0;
  let done: () => void = () => undefined;
  const hear = (data: Buffer) => {
    if (!counts(data)) return;
    times.push(performance.now() - start);
    missing -= 1;
    if (missing === 0) done();
  };
  for (const socket of sockets) socket.on("message", hear);
  for (let round = 0; round < changes / passes; round += 1) {
    missing = sockets.length;
    const all = new Promise<void>((resolve) => {
      done = resolve;
    });
    start = performance.now();
    say(round);
    await all;
  }
  for (const socket of sockets) socket.off("message", hear);
  return times;
}

type Measure = () => Promise<number[]>;

/** Alternates, so that other load affects both; the first turn is warm-up. */
async function inTurns(one: Measure, other: Measure): Promise<[number[], number[]]> {
  const [first, second]: [number[], number[]] = [[], []];
  for (let pass = 0; pass <= passes; pass += 1) {
    const [left, right] = [await one(), await other()];
    if (pass === 0) continue;
    first.push(...left);
    second.push(...right);
  }
  return [first.toSorted((a, b) => a - b), second.toSorted((a, b) => a - b)];
}

const at = (times: readonly number[], share: number): number =>
  times[Math.floor((times.length - 1) * share)] ?? 0;
const shown = (times: readonly number[]): string =>
  `median ${at(times, 0.5).toFixed(2)} ms, 99 % ${at(times, 0.99).toFixed(2)} ms, worst ${at(times, 1).toFixed(2)} ms`;
const ratio = (ours: readonly number[], bare: readonly number[]): number => at(ours, 0.5) / at(bare, 0.5);

const rest = (await ask("memory")).rss ?? Number.NaN;
await ask(String(locks));

const token = await signIn();
const begun = performance.now();
const watching: WebSocket[] = [];
for (let from = 0; from < watchers; from += 50) {
  const some = Math.min(50, watchers - from);
  watching.push(...(await Promise.all(Array.from({ length: some }, () => watch(token)))));
}
report({
  what: `${watchers} watchers: until each has all of ${locks} locks`,
  value: (performance.now() - begun) / 1000,
  unit: "s",
});

const writer = await open(address);
writer.send(request(1, "auth", { cred: token }));
const now = { ".sv": "timestamp" };
const lock = { email, name: "Bench", sid: "tab-bench-abcdefgh", at: now, seen: now };
/** Each time another record: the rules refuse a second renewal within a second. */
let taken = 0;
const takeLock = (round: number): void => {
  taken += 1;
  writer.send(request(round + 2, "p", { p: `/locks/building/${locks + 1_000 + taken}`, d: lock }));
};
const isPush = (data: Buffer): boolean => data.includes('"a":"d"');

const echoes = await Promise.all(
  Array.from({ length: watchers }, () => open(`ws://127.0.0.1:${ports.echo}`)),
);
const speaker = await open(`ws://127.0.0.1:${ports.echo}`);
const text = request(1, "p", { p: `/locks/building/${locks}`, d: lock });

const bareSay = () => speaker.send(text);
const [ours, bare] = await inTurns(
  () => latencies(watching, takeLock, isPush),
  () => latencies(echoes, bareSay, () => true),
);
report({
  what: `a lock change at ${watchers} watchers, to a bare WebSocket server`,
  value: ratio(ours, bare),
  unit: "×",
  atMost: 3,
  detail: `ours: ${shown(ours)}; bare: ${shown(bare)}`,
});
report({
  what: `a lock change at ${watchers} watchers: the last of them`,
  value: at(ours, 1),
  unit: "ms",
  atMost: 250,
});
const memory = await ask("memory");
report({
  what: `${locks} locks and ${watchers} watchers: memory over a server at rest`,
  value: mebibytes((memory.peak ?? Number.NaN) - rest),
  unit: "MiB",
  atMost: 150,
  detail: `${mebibytes(rest).toFixed(0)} MiB at rest, ${mebibytes(memory.peak).toFixed(0)} MiB at its peak`,
});

/** @throws Error at the first refusal */
async function answered(texts: readonly string[]): Promise<void> {
  let missing = texts.length;
  const all = new Promise<void>((resolve, reject) => {
    writer.on("message", function look(data: Buffer) {
      if (data.includes("permission_denied")) reject(new Error("the writer was refused"));
      if (!/"r":\d/.test(data.toString("utf8", 0, 40))) return;
      missing -= 1;
      if (missing > 0) return;
      writer.off("message", look);
      resolve();
    });
  });
  for (const text of texts) writer.send(text);
  await all;
}

const listed = 500;
/** Seconds between a list's reads of leases, which are renewed every 50 s. */
const readEvery = 130;

/** 500 holders' renewals in 50 s, sent by one client, and the lists' reads of leases in that time. */
async function renewing(others: readonly WebSocket[]): Promise<number> {
  const before = (await ask("work")).milliseconds;
  for (let at = 0; at < listed; at += 100) {
    const lease = (id: number) => `/leases/building/${locks + 1_001 + id}`;
    await answered(
      Array.from({ length: 100 }, (_, id) => request(1_000 + id, "p", { p: lease(id), d: now })),
    );
    await new Promise((resolve) => setTimeout(resolve, 1_100));
  }
  const live = { p: "/leases/building", q: { sp: Date.now() - 180_000, i: ".value" } };
  const reads = Math.ceil((others.length * 50) / readEvery);
  await answered(Array.from({ length: reads }, (_, at) => request(1_000 + at, "g", live)));
  for (const socket of others) if (socket.readyState !== socket.OPEN) throw new Error("a watcher is gone");
  return (await ask("work")).milliseconds - before;
}

report({
  what: `renewals of 500 holders in 50 s, ${watchers} lists watching: of a core`,
  value: ((await renewing(watching)) / 50_000) * 100,
  unit: "%",
  atMost: 2,
});
for (const socket of [...watching.slice(1), ...echoes]) socket.close();
await Promise.all([...watching.slice(1), ...echoes].map((socket) => once(socket, "close")));
const [one, single] = await inTurns(
  () => latencies(watching.slice(0, 1), takeLock, isPush),
  () => latencies([speaker], bareSay, () => true),
);
report({
  what: "a lock change at one watcher, to a bare WebSocket echo",
  value: ratio(one, single),
  unit: "×",
  detail: `ours: ${shown(one)}; bare: ${shown(single)}`,
});

report({
  what: "renewals of 500 holders in 50 s, one list watching: of a core",
  value: ((await renewing(watching.slice(0, 1))) / 50_000) * 100,
  unit: "%",
  atMost: 2,
});

servers.kill();
for (const socket of [...watching, speaker, writer]) socket.terminate();
if (process.connected) process.disconnect();
