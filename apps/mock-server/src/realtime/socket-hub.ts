import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { isLocalProgram } from "../core/local-program.ts";
import type { OnceLog } from "./once-log.ts";
import type { Message } from "./protocol/message.ts";
import { Session } from "./protocol/session.ts";
import type { RealtimeDatabase } from "./realtime-database.ts";

export interface SocketLimits {
  /** In ms. */
  readonly heartbeat: number;
  /** Unanswered pings after which a socket is dead. */
  readonly missedPings: number;
  /** In characters. */
  readonly maxMessage: number;
  /** In bytes, for a slow reader. */
  readonly maxWaiting: number;
  readonly maxSocketsPerAddress: number;
}

/** Other clients than the SDK may send one frame per message. */
const maxFrameBytes = (maxMessage: number): number => Math.max(65_536, maxMessage * 3);

interface Connection {
  readonly socket: WebSocket;
  readonly session: Session;
  missed: number;
}

interface Caller {
  readonly address: string;
  readonly host: string;
  readonly isLocalProgram: boolean;
}

/** Admits WebSockets, detects dead ones, and isolates clients' errors. */
export class SocketHub {
  readonly #limits: SocketLimits;
  readonly #log: OnceLog;
  readonly #server: WebSocketServer;
  readonly #connections = new Set<Connection>();
  readonly #perAddress = new Map<string, number>();
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
    const address = request.socket.remoteAddress ?? "unknown";
    const count = this.#perAddress.get(address) ?? 0;
    if (count >= this.#limits.maxSocketsPerAddress) {
      this.#log.say(address, `more than ${this.#limits.maxSocketsPerAddress} sockets`);
      refuseUpgrade(socket, 429, "too many sockets from this address");
      return;
    }
    this.#server.handleUpgrade(request, socket, head, (client) => {
      this.#perAddress.set(address, (this.#perAddress.get(address) ?? 0) + 1);
      if (former !== null) database.sessions.get(former)?.close("continued on another connection");
      const caller = {
        address,
        host: request.headers.host ?? "",
        isLocalProgram: isLocalProgram(request),
      };
      this.#open(client, caller, database);
    });
  }

  close(): void {
    clearInterval(this.#timer);
    for (const { session } of this.#connections) session.cut();
    this.#server.close();
  }

  #open(socket: WebSocket, { address, host, ...caller }: Caller, database: RealtimeDatabase): void {
    const note = (what: string) => this.#log.say(address, what);
    const wire = {
      send: (prepared: Message) => this.#send(socket, prepared, note),
      close: (reason: string) => {
        socket.close(1008, reason.slice(0, 100));
        // If the client ignores the close.
        setTimeout(() => socket.terminate(), 1_000).unref();
      },
      cut: () => socket.terminate(),
      isLocalProgram: caller.isLocalProgram,
      note,
    };
    const session = new Session(
      randomBytes(12).toString("base64url"),
      database,
      wire,
      this.#limits.maxMessage,
    );
    const connection: Connection = { socket, session, missed: 0 };
    this.#connections.add(connection);
    database.sessions.set(session.id, session);
    const alive = () => {
      connection.missed = 0;
    };
    socket.on("pong", alive);
    socket.on("message", (data, isBinary) => {
      alive();
      if (isBinary) {
        session.fail("binary frames are not understood");
      } else session.take(String(data));
    });
    socket.on("error", (error) => note(error.message));
    socket.once("close", () => {
      this.#connections.delete(connection);
      const left = (this.#perAddress.get(address) ?? 1) - 1;
      if (left > 0) this.#perAddress.set(address, left);
      else this.#perAddress.delete(address);
      session.cut();
    });
    session.greet(host);
  }

  #send(socket: WebSocket, prepared: Message, note: (what: string) => void): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > this.#limits.maxWaiting) {
      note("does not read what it is sent");
      socket.terminate();
      return;
    }
    for (const frame of prepared) socket.send(frame, { binary: false }, ignore);
  }

  /** Half-open sockets give no signal. */
  #beat(): void {
    for (const connection of this.#connections) {
      const { socket, session } = connection;
      if (connection.missed >= this.#limits.missedPings) {
        socket.terminate();
        continue;
      }
      connection.missed += 1;
      session.checkExpiry();
      if (socket.readyState === socket.OPEN) socket.ping(ignore);
    }
  }
}

/** A failed write is followed by the close event. */
const ignore = (): void => undefined;

export function refuseUpgrade(socket: Duplex, status: number, why: string): void {
  socket.on("error", ignore);
  const words: Readonly<Record<number, string>> = {
    400: "Bad Request",
    404: "Not Found",
    429: "Too Many Requests",
    503: "Service Unavailable",
  };
  socket.end(
    `HTTP/1.1 ${status} ${words[status] ?? "Refused"}\r\nConnection: close\r\nContent-Type: text/plain\r\n` +
      `Content-Length: ${Buffer.byteLength(why)}\r\n\r\n${why}`,
  );
}
