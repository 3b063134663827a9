/**
 * Measures the realtime service: how much memory 500 admins watching 10,000 locked records cost the server, and how fast
 * a change reaches all of them, against a bare WebSocket server that says a message to as many sockets, in the same run.
 * `node bench/realtime.ts [watchers] [locks] [changes]`; prints times and ratios, to be read on a quiet machine.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { WebSocket } from "ws";

const watchers = Number(process.argv[2] ?? 500);
const locks = Number(process.argv[3] ?? 10_000);
const changes = Number(process.argv[4] ?? 200);
const passes = 10;

const print = (label: string, text: string): void => console.log(`${label.padEnd(38)} ${text}`);
const mebibytes = (bytes: unknown): string => `${(Number(bytes) / 2 ** 20).toFixed(0)} MiB`;

const servers = fork(new URL("realtime-servers.ts", import.meta.url));
const [ports] = await once(servers, "message");
const ask = async (what: string): Promise<Record<string, number>> => {
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

async function signUp(): Promise<string> {
  const path = "identitytoolkit.googleapis.com/v1/accounts:signUp?key=palier-bench";
  const body = JSON.stringify({ email, password: "a secret" });
  const answer = await fetch(`http://${service}/${path}`, { method: "POST", body });
  return (await answer.json()).idToken;
}

const request = (number: number, action: string, body: unknown): string =>
  JSON.stringify({ t: "d", d: { r: number, a: action, b: body } });

/** A signed-in client that listens to the locks; ready when it has them all. */
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

/** How long each message takes from its sending to each of the sockets, in milliseconds. */
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

/** Measures both in turns, so that whatever else the machine does burdens both; the first turn only warms up. */
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
const ratio = (ours: readonly number[], bare: readonly number[]): string =>
  `${(at(ours, 0.5) / at(bare, 0.5)).toFixed(2)} (median), ${(at(ours, 0.99) / at(bare, 0.99)).toFixed(2)} (99 %)`;

const rest = (await ask("memory")).rss ?? 0;
print("server at rest", mebibytes(rest));
await ask(String(locks));
print(`with ${locks} locks`, mebibytes((await ask("memory")).rss));

const token = await signUp();
const begun = performance.now();
const watching: WebSocket[] = [];
for (let from = 0; from < watchers; from += 50) {
  const some = Math.min(50, watchers - from);
  watching.push(...(await Promise.all(Array.from({ length: some }, () => watch(token)))));
}
print(`${watchers} watchers have all of them after`, `${((performance.now() - begun) / 1000).toFixed(1)} s`);
print("server with all watchers", mebibytes((await ask("memory")).rss));

const writer = await open(address);
writer.send(request(1, "auth", { cred: token }));
const lock = { email, name: "Bench", sid: "tab-bench-abcdefgh", at: { ".sv": "timestamp" } };
const takeLock = (round: number): void =>
  writer.send(request(round + 2, "p", { p: `/locks/building/${locks + 1 + (round % 100)}`, d: lock }));
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
print(`a lock change reaches ${watchers} watchers`, shown(ours));
print(`bare WebSocket, ${watchers} sockets`, shown(bare));
print("ratio", ratio(ours, bare));
const memory = await ask("memory");
print("server at the end / at its peak", `${mebibytes(memory.rss)} / ${mebibytes(memory.peak)}`);
print("what locks and watchers cost at most", mebibytes((memory.peak ?? 0) - rest));

for (const socket of [...watching.slice(1), ...echoes]) socket.close();
await Promise.all([...watching.slice(1), ...echoes].map((socket) => once(socket, "close")));
const [one, single] = await inTurns(
  () => latencies(watching.slice(0, 1), takeLock, isPush),
  () => latencies([speaker], bareSay, () => true),
);
print("a lock change reaches one watcher", shown(one));
print("bare WebSocket echo, one socket", shown(single));
print("ratio", ratio(one, single));

servers.kill();
process.exit(0);
