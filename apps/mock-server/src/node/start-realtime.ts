import { once } from "node:events";
import { createServer } from "node:http";
import { isLocalProgram } from "../core/local-program.ts";
import { createRealtime, type Realtime, type RealtimeOptions } from "../realtime/realtime.ts";
import { NodeRequest } from "./node-request.ts";
import { send } from "./send.ts";

export interface RunningRealtime {
  readonly realtime: Realtime;
  readonly port: number;
  readonly url: string;
  readonly logged: readonly string[];
  now(): number;
  /** In ms. */
  advance(by: number): void;
  close(): Promise<void>;
}

export type RealtimeServerOptions = Pick<RealtimeOptions, "rules"> & Partial<RealtimeOptions>;

/**
 * The realtime service alone, on a free loopback port, for tests of clients.
 *
 * @example const { url, close } = await startRealtime({ rules });
 */
export async function startRealtime(options: RealtimeServerOptions): Promise<RunningRealtime> {
  let offset = 0;
  const logged: string[] = [];
  const now = () => Date.now() + offset;
  const realtime = createRealtime({
    secret: "what signs the tokens",
    clock: now,
    log: (text) => logged.push(text),
    ...options,
  });
  const server = createServer(async (incoming, outgoing) => {
    const request = NodeRequest.read(incoming);
    const answer =
      request === undefined ? undefined : await realtime.handle(request, isLocalProgram(incoming));
    if (answer === undefined) outgoing.writeHead(404).end();
    else send(incoming, outgoing, answer);
  });
  server.on("upgrade", (request, socket, head) => {
    if (!realtime.upgrade(request, socket, head)) socket.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    realtime,
    port,
    url: `http://127.0.0.1:${port}`,
    logged,
    now,
    advance: (by) => {
      offset += by;
    },
    close: async () => {
      realtime.close();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
