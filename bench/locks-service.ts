/** The service of bench/locks.ts, in its own process: cuts connections and inspects stored locks. */
import { createServer } from "node:http";
import type { Duplex } from "node:stream";
import rules from "@palier/firebase-rules/database.rules.json" with { type: "json" };
import { leaseTime } from "@palier/firebase-rules/times";
import { NodeRequest } from "../apps/mock-server/src/node/node-request.ts";
import { send } from "../apps/mock-server/src/node/send.ts";
import { createRealtime } from "../apps/mock-server/src/realtime/realtime.ts";
import type { FromService, ToService } from "./locks-messages.ts";

const world = "palier-bench";
/** Ms between inspections. */
const lookEvery = 500;

const realtime = createRealtime({ rules, secret: "bench", log: (text) => console.log(text) });
const database = realtime.namespace(world);
const sockets = new Set<Duplex>();
/** Ms until a connection is cut; undefined while none is. */
let life: number | undefined;
let [cuts, overdue] = [0, 0];

function cutAfter(socket: Duplex, wait: number): void {
  const timer = setTimeout(() => {
    cuts += 1;
    socket.destroy();
  }, wait);
  socket.once("close", () => clearTimeout(timer));
}

const service = createServer(async (incoming, outgoing) => {
  const request = NodeRequest.read(incoming);
  const answer = request === undefined ? undefined : await realtime.handle(request, false);
  if (answer === undefined) outgoing.writeHead(404).end();
  else send(incoming, outgoing, answer);
});
service.on("upgrade", (request, socket, head) => {
  if (!realtime.upgrade(request, socket, head)) {
    socket.destroy();
    return;
  }
  sockets.add(socket);
  socket.once("close", () => sockets.delete(socket));
  if (life !== undefined) cutAfter(socket, life);
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const placesIn = (path: string): Record<string, unknown> => {
  const value: unknown = database.read(path);
  return isRecord(value) ? value : {};
};

/** Counts locks not renewed within the lease. */
setInterval(() => {
  const leases = placesIn("leases/building");
  for (const [id, lock] of Object.entries(placesIn("locks/building"))) {
    const times = [isRecord(lock) ? lock.seen : undefined, leases[id]];
    const renewed = Math.max(...times.map((time) => (typeof time === "number" ? time : 0)));
    if (Date.now() - renewed >= leaseTime) overdue += 1;
  }
}, lookEvery).unref();

const answer = (message: FromService): void => {
  process.send?.(message);
};

process.on("message", (ask: ToService) => {
  switch (ask.kind) {
    case "admins": {
      const address = service.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      const { apiKey, projectId, databaseURL } = realtime.settings(world, `http://127.0.0.1:${port}`);
      const tokens = Array.from({ length: ask.count }, (_, at) =>
        realtime.customToken(world, `admin-${at}`, {
          adminId: at,
          adminEmail: `admin-${at}@palier.fr`,
          adminName: `Administrateur ${at}`,
        }),
      );
      answer({ kind: "admins", apiKey, projectId, databaseURL, port, tokens });
      break;
    }
    case "cut":
      life = ask.life;
      // At random, as if connections had begun at different times.
      for (const socket of sockets) cutAfter(socket, Math.random() * ask.life);
      answer({ kind: "judged", cuts, overdue, locks: 0 });
      break;
    case "judge":
      answer({ kind: "judged", cuts, overdue, locks: Object.keys(placesIn("locks/building")).length });
      break;
  }
});

service.listen(0, "127.0.0.1", () => answer({ kind: "listens" }));
