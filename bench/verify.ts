/** The verifier against a plain fetch loop over the same requests, and the proxy's overhead. */
import { startProxy } from "@palier/contract-tools/proxy";
import { verify } from "@palier/contract-tools/verify";
import { httpTransport } from "@palier/contract-tools/wire";
import { report } from "./figure.ts";
import { median } from "./median.ts";
import { mockServer } from "./served.ts";

const login = { email: "jeanne.martin@palier.test", password: "palier" };
const server = await mockServer();
const base = `http://127.0.0.1:${server.port}/api`;
const transport = httpTransport(new URL(base));

interface Sent {
  readonly path: string;
  readonly headers: Record<string, string>;
}
const sent: Sent[] = [];
const reads = await verify({
  base,
  login,
  transport: (request) => {
    if (request.method === "GET") sent.push({ path: request.path, headers: { ...request.headers } });
    return transport(request);
  },
  only: ({ method }) => method === "GET",
});
const start = performance.now();
for (const { path, headers } of sent) await (await fetch(base + path, { headers })).arrayBuffer();
const plain = performance.now() - start;
report({
  what: "verification, reads, against a plain loop of fetch",
  value: plain / reads.took,
  unit: "×",
  atLeast: 0.5,
  detail: `${sent.length} requests: ${(reads.took / 1000).toFixed(1)} s and ${(plain / 1000).toFixed(1)} s`,
});

const whole = await verify({ base, login, transport, write: true });
report({
  what: "verification of all operations, 50 cases each",
  value: whole.took / 1000,
  unit: "s",
  atMost: 60,
  detail: `${whole.ledgers.reduce((sum, { requests }) => sum + requests, 0)} requests`,
});

const proxy = await startProxy({ target: new URL(base) });
const timed = async (url: string): Promise<number> => {
  const from = performance.now();
  await (await fetch(`${url}/admin/session`)).arrayBuffer();
  return performance.now() - from;
};
const pairs: number[] = [];
for (let at = 0; at < 600; at += 1) {
  const straight = await timed(base);
  const through = await timed(proxy.url);
  if (at >= 100) pairs.push(through - straight);
}
report({ what: "what the proxy adds to a call, median", value: median(pairs), unit: "ms", atMost: 1 });
await proxy.close();
server.stop();
