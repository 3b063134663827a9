/** For tests: a server with nothing but the realtime service, and clients that speak the protocol by hand. */

import { once } from "node:events";
import { isRecord } from "@palier/firebase-rules/json";
import { WebSocket } from "ws";
import {
  type RealtimeServerOptions,
  type RunningRealtime,
  startRealtime,
} from "../src/node/start-realtime.ts";
import { parsedJson } from "../src/realtime/json.ts";

export interface RawServer extends RunningRealtime, AsyncDisposable {
  client(namespace: string, more?: string): Promise<RawClient>;
}

export async function rawServer(options: Partial<RealtimeServerOptions> = {}): Promise<RawServer> {
  const running = await startRealtime({ rules: { rules: {} }, openRules: true, ...options });
  return {
    ...running,
    client: (namespace, more = "") =>
      RawClient.open(`ws://127.0.0.1:${running.port}/.ws?v=5&ns=${namespace}${more}`),
    [Symbol.asyncDispose]: running.close,
  };
}

/** What a closed connection said. */
export interface Goodbye {
  readonly code: number;
  readonly reason: string;
}

export class RawClient {
  readonly socket: WebSocket;
  /** When the connection ends. */
  readonly closed: Promise<Goodbye>;
  readonly #received: unknown[] = [];
  #wake: () => void = () => undefined;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on("message", (data) => {
      this.#received.push(parsedJson(String(data)));
      this.#wake();
    });
    socket.on("error", () => undefined);
    this.closed = new Promise((resolve) => {
      socket.once("close", (code, reason) => resolve({ code, reason: String(reason) }));
    });
  }

  /** `origin`: of the page that opens it, as a browser would name it; a program names none. */
  static async open(address: string, options: { readonly origin?: string } = {}): Promise<RawClient> {
    const client = new RawClient(new WebSocket(address, options));
    await Promise.race([once(client.socket, "open"), client.closed]);
    return client;
  }

  say(frame: string): void {
    this.socket.send(frame);
  }

  ask(number: number, action: string, body: unknown): void {
    this.say(JSON.stringify({ t: "d", d: { r: number, a: action, b: body } }));
  }

  /** The next message; of a data message only its inside. */
  async next(): Promise<unknown> {
    while (this.#received.length === 0) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    const message = this.#received.shift();
    return isRecord(message) && message.t === "d" ? message.d : message;
  }

  /** Asks, and gives the answer (what is pushed before it is passed over). */
  async answer(action: string, body: unknown): Promise<unknown> {
    this.ask(77, action, body);
    for (;;) {
      const message = await this.next();
      if (isRecord(message) && message.r === 77) return message.b;
    }
  }
}
