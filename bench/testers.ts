/**
 * 200 testers on one mock server, each in one world after another, beside clients that read nothing or send
 * half a body: does memory stay flat, and how much does a busy neighbour slow a world? `node bench/testers.ts
 * [minutes] [testers]`.
 */
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { report } from "./figure.ts";
import { median } from "./median.ts";
import { mockServer } from "./served.ts";

const minutes = Number(process.argv[2] ?? 10);
const testers = Number(process.argv[3] ?? 200);
const server = await mockServer();
const origin = `http://127.0.0.1:${server.port}`;
const until = performance.now() + minutes * 60_000;
let [calls, worlds, faults, cut, left] = [0, 0, 0, 0, 0];

type Headers = Readonly<Record<string, string>>;

/** Reads all of it, as a tester's page does. */
async function call(path: string, headers: Headers, body?: object): Promise<string> {
  const answer = await fetch(origin + path, {
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
    headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
  });
  calls += 1;
  if (answer.status >= 500) faults += 1;
  return answer.text();
}

async function signedIn(world: string): Promise<Headers> {
  const headers = await server.signIn(world);
  const { csrfToken } = JSON.parse(await call("/api/admin/session", headers)) as { csrfToken: string };
  return { ...headers, "x-csrf-token": csrfToken };
}

/** A journey's requests: lists, a search, a record, a change sent twice, a file. */
async function oneTest(world: string): Promise<void> {
  const headers = await signedIn(world);
  for (const path of [
    "building/ajax-list?draw=1&length=50",
    "concierge/order/ajax-list?draw=1&length=50&search=C-2026",
    "user/ajax-list?draw=1&length=50",
    "search?q=martin",
    "concierge/order/edit/1",
    "dashboard",
  ]) {
    await call(`/api/admin/${path}`, headers);
    await sleep(Math.random() * 2_000);
  }
  const keyed = { ...headers, "idempotency-key": `${world}-comment` };
  const comment = { body: "Vu avec le livreur.", visibility: "internal" };
  for (let time = 0; time < 2; time += 1) await call("/api/admin/concierge/order/1/comment", keyed, comment);
  await call("/api/admin/user/ajax-list-export?column_field_list=id,lastName,email", headers);
  await fetch(`${origin}/__mock/worlds/${world}`, { method: "DELETE" });
  worlds += 1;
}

async function tester(at: number): Promise<void> {
  await sleep(Math.random() * 5_000);
  for (let round = 0; performance.now() < until; round += 1) await oneTest(`tester-${at}-${round}`);
}

/** Ms: slightly more than the server's idle timeout of two minutes, checked every half minute. */
const patience = 155_000;

/**
 * Stalled connections one after another: each pauses beyond the server's timeout, then reads. It counts as
 * cut if it ends before its answers are complete.
 */
async function rude(bytes: string, answers: number): Promise<void> {
  while (performance.now() + patience < until) {
    const socket = connect(server.port, "127.0.0.1", () => socket.write(bytes));
    socket.on("error", () => undefined);
    const closed = new Promise<true>((resolve) => socket.once("close", () => resolve(true)));
    let text = "";
    socket.pause();
    await sleep(patience);
    socket.on("data", (chunk) => {
      text += String(chunk);
    });
    socket.resume();
    const isClosed = await Promise.race([closed, sleep(10_000)]);
    if (isClosed === true && text.split("HTTP/1.1 200").length <= answers) cut += 1;
    else left += 1;
    socket.destroy();
  }
}

async function rudeClients(): Promise<void> {
  const { cookie = "" } = server.headers;
  const page = `GET /api/admin/user/ajax-list?draw=1&length=500 HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`;
  const half =
    "POST /api/admin/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{";
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? rude(page.repeat(500), 500) : rude(half, 1))),
  );
}

async function memories(): Promise<number[]> {
  const seen: number[] = [];
  while (performance.now() < until) {
    await sleep(2_000);
    seen.push(server.memory());
  }
  return seen;
}

const [seen] = await Promise.all([
  memories(),
  rudeClients(),
  ...Array.from({ length: testers }, (_, at) => tester(at)),
]);
const fifth = Math.ceil(seen.length / 5);
const [early, late] = [median(seen.slice(fifth, 2 * fifth)), median(seen.slice(-fifth))];
report({
  what: `${testers} testers for ${minutes} minutes: memory in the last fifth to the second`,
  value: late / early,
  unit: "×",
  atMost: 1.2,
  detail: `${early.toFixed(0)} → ${late.toFixed(0)} MiB; ${calls} calls in ${worlds} worlds`,
});
report({ what: "answers with a 5xx", value: faults, unit: "times", atMost: 0 });
report({
  what: "connections that read nothing or sent half a body, and were not cut",
  // A run without such connections proves nothing, so it meets no target.
  value: cut + left === 0 ? Number.NaN : left,
  unit: "times",
  atMost: 0,
  detail: `${cut} were cut`,
});

/** Median ms of a call, optionally under constant load in another world. */
async function pace(headers: Headers, neighbour: Headers | undefined): Promise<number> {
  let isOver = false;
  const busy = (async () => {
    while (neighbour !== undefined && !isOver)
      await call("/api/admin/user/ajax-list-export?column_field_list=id,lastName,email", neighbour);
  })();
  const times: number[] = [];
  for (let at = 0; at < 300; at += 1) {
    const start = performance.now();
    await call("/api/admin/building/ajax-list?draw=1&length=50&sort=city", headers);
    times.push(performance.now() - start);
  }
  isOver = true;
  await busy;
  return median(times);
}

const [own, other] = [await signedIn("own"), await signedIn("other")];
await pace(own, undefined);
const pairs: { alone: number; beside: number }[] = [];
for (let pair = 0; pair < 5; pair += 1)
  pairs.push({ alone: await pace(own, undefined), beside: await pace(own, other) });
report({
  what: "a list in one world while another exports without a pause, to alone",
  value: median(pairs.map(({ alone, beside }) => beside / alone)),
  unit: "×",
  atMost: 2,
  detail: pairs.map(({ alone, beside }) => `${alone.toFixed(1)} → ${beside.toFixed(1)} ms`).join(", "),
});
server.stop();
