/** The realtime service alone, and clients that speak the raw protocol. */

import { once } from "node:events";
import { isRecord } from "@palier/firebase-kit/rules";
import { WebSocket } from "ws";
import {
  type RealtimeServerOptions,
  type RunningRealtime,
  startRealtime,
} from "../../src/node/start-realtime.ts";
import { parsedJson } from "../../src/realtime/json.ts";

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

export interface Goodbye {
  readonly code: number;
  readonly reason: string;
}

export class RawClient {
  readonly socket: WebSocket;
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

  /** @param options.origin the page's; programs send none */
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

  /** A data message is unwrapped. */
  async next(): Promise<unknown> {
    while (this.#received.length === 0) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    const message = this.#received.shift();
    return isRecord(message) && message.t === "d" ? message.d : message;
  }

  /** Skips pushes. */
  async answer(action: string, body: unknown): Promise<unknown> {
    this.ask(77, action, body);
    for (;;) {
      const message = await this.next();
      if (isRecord(message) && message.r === 77) return message.b;
    }
  }
}
