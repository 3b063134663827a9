import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { isLocalProgram } from "../../core/local-program.ts";
import type { OnceLog } from "../once-log.ts";
import type { RealtimeDatabase } from "../realtime-database.ts";
import { act } from "./actions.ts";
import { Assembly } from "./message.ts";
import { Session } from "./session.ts";

export interface SocketLimits {
  /** In ms. */
  readonly heartbeat: number;
  /** In characters. */
  readonly maxMessage: number;
  /** In bytes, for a slow reader. */
  readonly maxWaiting: number;
}

/** Unanswered pings after which a socket is dead. */
const missedPings = 2;

/** Other clients than the SDK may send one frame per message. */
const maxFrameBytes = (maxMessage: number): number => Math.max(65_536, maxMessage * 3);

interface Client {
  readonly socket: WebSocket;
  readonly session: Session;
  missed: number;
}

/** Admits WebSockets, detects dead ones, and isolates clients' errors. */
export class SocketHub {
  readonly #limits: SocketLimits;
  readonly #log: OnceLog;
  readonly #server: WebSocketServer;
  readonly #clients = new Set<Client>();
  readonly #timer: NodeJS.Timeout;

  constructor(limits: SocketLimits, log: OnceLog) {
    this.#limits = limits;
    this.#log = log;
    this.#server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: maxFrameBytes(limits.maxMessage),
    });
    this.#timer = setInterval(() => this.#beat(), limits.heartbeat);
    this.#timer.unref();
  }

  /** `former` session ends first. */
  admit(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    database: RealtimeDatabase,
    former: string | null,
  ): void {
    this.#server.handleUpgrade(request, socket, head, (opened) => {
      if (former !== null) database.sessions.get(former)?.close("continued on another connection");
      this.#open(opened, request, database);
    });
  }

  close(): void {
    clearInterval(this.#timer);
    for (const { session } of this.#clients) session.cut();
    this.#server.close();
  }

  #open(socket: WebSocket, request: IncomingMessage, database: RealtimeDatabase): void {
    const address = request.socket.remoteAddress ?? "unknown";
    const { maxWaiting, maxMessage } = this.#limits;
    const session = new Session(socket, database, {
      host: request.headers.host ?? "",
      isLocalProgram: isLocalProgram(request),
      maxWaiting,
      note: (what) => this.#log.say(address, what),
    });
    const client: Client = { socket, session, missed: 0 };
    const assembly = new Assembly(maxMessage);
    this.#clients.add(client);
    socket.on("pong", () => {
      client.missed = 0;
    });
    socket.on("message", (data, isBinary) => {
      client.missed = 0;
      if (session.isOver) return;
      const taken = isBinary ? { fault: "binary frames are not understood" } : assembly.take(String(data));
      if (taken === undefined) return;
      if ("fault" in taken) session.fail(taken.fault);
      else act(session, taken.text);
    });
    socket.on("error", (error) => session.caller.note(error.message));
    socket.once("close", () => {
      this.#clients.delete(client);
      session.cut();
    });
  }

  /** Half-open sockets give no signal. */
  #beat(): void {
    for (const client of this.#clients) {
      const { socket, session } = client;
      if (client.missed >= missedPings) socket.terminate();
      else {
        client.missed += 1;
        session.checkExpiry();
        if (socket.readyState === socket.OPEN) socket.ping();
      }
    }
  }
}

export function refuseUpgrade(socket: Duplex, status: number, why: string): void {
  // A client that is gone already needs no answer.
  socket.on("error", () => undefined);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: text/plain\r\n` +
      `Content-Length: ${Buffer.byteLength(why)}\r\n\r\n${why}`,
  );
}
