import { randomBytes } from "node:crypto";
import type { WebSocket } from "ws";
import type { Identity } from "../auth/tokens.ts";
import { type Listen, wholeOf } from "../listens.ts";
import type { Connection, RealtimeDatabase, Writer } from "../realtime-database.ts";
import type { Request } from "../request.ts";
import { type Path, pathText } from "../tree/path.ts";
import type { Query } from "../tree/query.ts";
import { WireRefusal } from "../wire-refusal.ts";
import { hello, revoked, signInOver } from "./envelope.ts";
import { type Message, message } from "./message.ts";

export interface Caller {
  /** The `Host` that it asked. */
  readonly host: string;
  /** May bypass the rules as owner, unlike pages. */
  readonly isLocalProgram: boolean;
  /** Bytes that may wait for it before it is cut off. */
  readonly maxWaiting: number;
  /** Logs once, with the client's address. */
  note(what: string): void;
}

/** One connection of a client: who it is, what it listens to, and what is written when it ends. */
export class Session implements Connection {
  readonly id = randomBytes(12).toString("base64url");
  readonly database: RealtimeDatabase;
  readonly caller: Caller;
  onDisconnect: readonly Request[] = [];
  readonly #socket: WebSocket;
  /** By path and query, as sent. */
  readonly #listens = new Map<string, Listen>();
  #identity: Identity | undefined;
  #isOwner = false;
  #isOver = false;

  constructor(socket: WebSocket, database: RealtimeDatabase, caller: Caller) {
    this.#socket = socket;
    this.database = database;
    this.caller = caller;
    database.sessions.set(this.id, this);
    this.send(message(hello(database.now(), caller.host, this.id)));
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  send(prepared: Message): void {
    if (this.#isOver || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.caller.maxWaiting) {
      this.caller.note("does not read what it is sent");
      this.#socket.terminate();
      return;
    }
    // A failed write is followed by the close event.
    for (const frame of prepared) this.#socket.send(frame, { binary: false }, () => undefined);
  }

  get writer(): Writer {
    if (this.#isOwner) return "owner";
    this.checkExpiry();
    return this.#identity?.auth ?? null;
  }

  /** From now on the client is the Admin SDK. */
  own(): void {
    this.#isOwner = true;
  }

  /**
   * Ends forbidden listens. `silently` if the client will reconnect: the SDK gives up revoked ones for good.
   */
  signInAs(identity: Identity | undefined, silently = false): void {
    this.#identity = identity;
    this.#isOwner = false;
    this.checkListens(silently);
  }

  checkExpiry(): void {
    if (this.#identity !== undefined && this.#identity.expires <= this.database.now()) this.endSignIn();
  }

  endSignIn(): void {
    if (this.#identity === undefined) return;
    this.signInAs(undefined, true);
    this.send(message(signInOver("expired_token", "the token has expired")));
  }

  checkListens(silently = false): void {
    for (const [name, { path, query }] of this.#listens) {
      if (this.database.canRead(this.writer, path)) continue;
      this.unlisten(name);
      if (!silently) this.send(message(revoked(pathText(path), query?.wire)));
    }
  }

  /** Sends the whole, unless the client has it. */
  listen(path: Path, query: Query | undefined, tag: number | undefined, isKnown: boolean): void {
    const name = listenName(path, query);
    this.unlisten(name);
    const listen: Listen = { path, query, tag, send: (prepared) => this.send(prepared) };
    this.#listens.set(name, listen);
    this.database.listens.add(listen);
    if (!isKnown) this.send(wholeOf(listen, this.database.root));
  }

  unlisten(name: string): void {
    const listen = this.#listens.get(name);
    if (listen !== undefined) this.database.listens.delete(listen);
    this.#listens.delete(name);
  }

  close(reason: string): void {
    this.#socket.close(1008, reason.slice(0, 100));
    // If the client ignores the close.
    setTimeout(() => this.#socket.terminate(), 1_000).unref();
    this.#end();
  }

  fail(reason: string): void {
    this.caller.note(reason);
    this.close(reason);
  }

  cut(): void {
    this.#socket.terminate();
    this.#end();
  }

  /** Runs the onDisconnect writes, once. */
  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const name of [...this.#listens.keys()]) this.unlisten(name);
    this.database.sessions.delete(this.id);
    // As the present user, like the real service: nobody, if the token expired.
    const { writer } = this;
    for (const request of this.onDisconnect) {
      try {
        this.database.write(request, writer);
      } catch (error) {
        if (!(error instanceof WireRefusal)) throw error;
        this.caller.note(`a write at disconnect was refused: ${error.message}`);
      }
    }
  }
}

/** The SDK names a listen by these two when it ends it. */
export const listenName = (path: Path, query: Query | undefined): string =>
  `${pathText(path)} ${JSON.stringify(query?.wire)}`;
