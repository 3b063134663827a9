import { createServer } from "node:http";
import rules from "@palier/firebase-rules/database.rules.json" with { type: "json" };
import { type WebSocket, WebSocketServer } from "ws";
import { NodeRequest } from "../apps/mock-server/src/node/node-request.ts";
import { send } from "../apps/mock-server/src/node/send.ts";
import { createRealtime } from "../apps/mock-server/src/realtime/realtime.ts";

const realtime = createRealtime({ rules, secret: "bench", log: (text) => console.log(text) });
const service = createServer(async (incoming, outgoing) => {
  const request = NodeRequest.read(incoming);
  const answer = request === undefined ? undefined : await realtime.handle(request, false);
  if (answer === undefined) outgoing.writeHead(404).end();
  else send(incoming, outgoing, answer);
});
service.on("upgrade", (request, socket, head) => {
  if (!realtime.upgrade(request, socket, head)) socket.destroy();
});

/** Sends each message to all connections. */
const echo = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });
const listeners = new Set<WebSocket>();
echo.on("connection", (socket) => {
  listeners.add(socket);
  socket.on("close", () => listeners.delete(socket));
  socket.on("message", (data) => {
    const text = Buffer.from(String(data));
    for (const listener of listeners) listener.send(text, { binary: false });
  });
});

const portOf = (address: ReturnType<typeof service.address>): number =>
  typeof address === "object" && address !== null ? address.port : 0;

process.on("message", (ask) => {
  if (ask === "token") {
    const claims = { adminEmail: "bench@palier.fr", adminName: "Bench" };
    process.send?.({ token: realtime.customToken("palier-bench", "bench", claims) });
    return;
  }
  if (ask === "work") {
    const { user, system } = process.cpuUsage();
    process.send?.({ milliseconds: (user + system) / 1000 });
    return;
  }
  if (ask === "memory") {
    process.send?.({ rss: process.memoryUsage.rss(), peak: process.resourceUsage().maxRSS * 1024 });
    return;
  }
  const count = Number(ask);
  const at = Date.now();
  const locks = Array.from({ length: count }, (_, id) => {
    const holder = `admin-${id % 500}@palier.fr`;
    return [
      String(id + 1),
      { email: holder, name: `Administrateur ${id % 500}`, sid: `tab-${id}-abcdefgh`, at, seen: at },
    ];
  });
  const database = realtime.namespace("palier-bench");
  database.set("locks/building", Object.fromEntries(locks));
  // Only of records being edited; the sweep removes older leases.
  database.set("leases/building", Object.fromEntries(locks.slice(0, 500).map(([id]) => [id, at])));
  process.send?.({ filled: count });
});

service.listen(0, "127.0.0.1", () => {
  process.send?.({ service: portOf(service.address()), echo: portOf(echo.address()) });
});
