import { push } from "../protocol/envelope.ts";
import { type Message, message } from "../protocol/message.ts";
import type { Path } from "../tree/path.ts";
import { pathText } from "../tree/path.ts";
import { type Query, selectKeys } from "../tree/query.ts";
import type { Store } from "../tree/store.ts";
import { Branch, jsonText, type Tree } from "../tree/tree.ts";

export interface Receiver {
  send(message: Message): void;
}

/** Listens with one path and query share JSON and messages. */
export class Listening {
  readonly path: Path;
  readonly query: Query | undefined;
  /** With the tag of a filtered listen. */
  readonly receivers = new Map<Receiver, number | undefined>();
  readonly #store: Store;
  #whole = new Map<number | undefined, Message>();
  #json: string | undefined;
  #shown: ReadonlySet<string> = new Set();

  constructor(store: Store, path: Path, query: Query | undefined) {
    this.#store = store;
    this.path = path;
    this.query = query;
  }

  sendWhole(receiver: Receiver): void {
    receiver.send(this.#wholeFor(this.receivers.get(receiver)));
  }

  outdate(): void {
    this.#json = undefined;
    this.#whole = new Map();
  }

  sendAllWhole(): void {
    for (const receiver of this.receivers.keys()) this.sendWhole(receiver);
  }

  sendAll(prepared: Message): void {
    for (const receiver of this.receivers.keys()) receiver.send(prepared);
  }

  /** Sends changed selected children, and deselected ones. */
  sendSelection(touched: ReadonlySet<string>): void {
    const tree = this.#store.at(this.path);
    const before = this.#shown;
    this.#json = undefined;
    const now = this.#select(tree);
    const parts: string[] = [];
    for (const key of before) if (!now.has(key)) parts.push(`${JSON.stringify(key)}:null`);
    for (const key of now) {
      if (before.has(key) && !touched.has(key)) continue;
      const child = tree instanceof Branch ? tree.children.get(key) : undefined;
      parts.push(`${JSON.stringify(key)}:${jsonText(child)}`);
    }
    if (parts.length === 0) return;
    const changes = `{${parts.join(",")}}`;
    const prepared = new Map<number | undefined, Message>();
    for (const [receiver, tag] of this.receivers) {
      const known = prepared.get(tag) ?? message(push("m", pathText(this.path), changes, tag));
      prepared.set(tag, known);
      receiver.send(known);
    }
  }

  #wholeFor(tag: number | undefined): Message {
    const known = this.#whole.get(tag);
    if (known !== undefined) return known;
    this.#json ??= this.#text();
    const made = message(push("d", pathText(this.path), this.#json, tag));
    this.#whole.set(tag, made);
    return made;
  }

  #text(): string {
    const tree = this.#store.at(this.path);
    if (this.query === undefined || !(tree instanceof Branch)) return jsonText(tree);
    const keys = this.#select(tree);
    if (keys.size === 0) return "null";
    return `{${Array.from(keys, (key) => `${JSON.stringify(key)}:${jsonText(tree.children.get(key))}`).join(",")}}`;
  }

  #select(tree: Tree | undefined): ReadonlySet<string> {
    const query = this.query;
    this.#shown = new Set(query !== undefined && tree instanceof Branch ? selectKeys(tree, query) : []);
    return this.#shown;
  }
}
