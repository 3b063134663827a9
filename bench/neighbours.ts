/**
 * How much a busy world slows another: a plain list in one world, in turn alone and beside heavy requests
 * without pause in another.
 */
import { Agent, request } from "node:http";
import { report } from "./figure.ts";
import { median } from "./median.ts";
import { mockServer } from "./served.ts";

const rounds = 3;
/** Ms and calls, per side of a round. */
const least = { ms: 1_000, calls: 200 };
const server = await mockServer();

type Headers = Readonly<Record<string, string>>;
type Ask = (path: string, headers: Headers) => Promise<void>;

/** One kept connection. Answers are not stored, as that work would count as the server's. */
function connection(): Ask {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (path, headers) =>
    new Promise((resolve, reject) => {
      const asked = request({ agent, host: "127.0.0.1", port: server.port, path, headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`));
        answer.resume().once("end", resolve).once("error", reject);
      });
      asked.once("error", reject).end();
    });
}

const exported = "/api/admin/user/ajax-list-export?length=-1&column_field_list=id,lastName,email";
const parts = ["re", "an", "ou", "le", "in", "ch", "mar", "bo"];
let asked = 0;
/** Never searched before: answers are cached. */
const text = (): string => {
  asked += 1;
  let letters = "";
  // In base 26, at least two letters.
  for (let left = asked; left > 0 || letters.length < 2; left = Math.floor(left / 26))
    letters += String.fromCharCode(97 + (left % 26));
  return `${parts[asked % parts.length]}${letters}`;
};

const acts: Readonly<Record<string, () => string>> = {
  "a plain list": () => "/api/admin/user/ajax-list?draw=1&length=50",
  "a list's search": () => `/api/admin/user/ajax-list?draw=1&length=50&search%5Bvalue%5D=${text()}`,
  "a search over all records": () => `/api/admin/search?q=${text()}`,
  "a CSV export": () => exported,
  "an XLSX export": () => `${exported}&format=xlsx`,
};

/** Of one world's calls, in ms: median, slowest twentieth, and the server's work per call. */
interface Pace {
  readonly usual: number;
  readonly slow: number;
  readonly work: number;
}

async function pace(
  own: Headers,
  other: Headers,
  act: (() => string) | undefined,
  lanes: number,
): Promise<Pace> {
  let isOver = false;
  const busy = Array.from({ length: act === undefined ? 0 : lanes }, async () => {
    const ask = connection();
    while (!isOver && act !== undefined) await ask(act(), other);
  });
  const ask = connection();
  const times: number[] = [];
  const until = performance.now() + least.ms;
  const before = server.processorTime();
  while (times.length < least.calls || performance.now() < until) {
    const start = performance.now();
    await ask("/api/admin/building/ajax-list?draw=1&length=50&sort=city", own);
    times.push(performance.now() - start);
  }
  const work = (server.processorTime() - before) / times.length;
  isOver = true;
  await Promise.all(busy);
  const slow = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
  return { usual: median(times), slow, work };
}

const [own, other] = [await server.signIn("own"), await server.signIn("other")];
await pace(own, other, undefined, 0);
for (const lanes of [1, 6]) {
  for (const [name, act] of Object.entries(acts)) {
    const pairs: (readonly [alone: Pace, beside: Pace])[] = [];
    for (let round = 0; round < rounds; round += 1)
      pairs.push([await pace(own, other, undefined, 0), await pace(own, other, act, lanes)]);
    const ratio = (of: keyof Pace): number => median(pairs.map(([alone, beside]) => beside[of] / alone[of]));
    const times = pairs.map(([alone, beside]) => `${alone.usual.toFixed(2)} → ${beside.usual.toFixed(2)}`);
    report({
      what: `beside ${name}, ${lanes === 1 ? "one after the other" : `${lanes} at a time`}`,
      value: ratio("usual"),
      unit: "×",
      atMost: 2,
      detail: `${times.join(", ")} ms; the slowest twentieth ${ratio("slow").toFixed(2)} ×, the server's work an answer ${ratio("work").toFixed(2)} ×`,
    });
  }
}
server.stop();
