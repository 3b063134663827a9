/** Writes continuously and remembers the answers. */
import { expect } from "vitest";
import { newBuilding, readForm } from "./building-forms.ts";
import type { ChildServer } from "./child-server.ts";
import { type Client, json, type TableAnswer } from "./client.ts";

interface Sent {
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly key: string;
  readonly done: (answer: Record<string, unknown>) => void;
}

interface Known {
  name: string;
  version: number;
}

export class BusyAdmin {
  readonly world: string;
  readonly #email: string;
  readonly #orderId: number;
  readonly #buildings = new Map<number, Known>();
  readonly #references = new Set<string>();
  #refunded = 0;
  #count = 0;
  #client: Client | undefined;
  /** Unanswered so far. */
  #open: Sent | undefined;
  /** The highest version seen before the write's answer. */
  #seen: { id: number; version: number } | undefined;
  answered = 0;

  constructor(world: string, email: string, orderId: number) {
    this.world = world;
    this.#email = email;
    this.#orderId = orderId;
  }

  get #prefix(): string {
    return `ESSAI-${this.#email.slice(0, 1).toUpperCase()}X`;
  }

  /** Until the server stops answering. */
  async work(server: ChildServer): Promise<void> {
    try {
      const client = await this.#at(server);
      for (;;) {
        this.#open = await this.#next(client);
        await Promise.all([this.#send(client, this.#open), this.#look(client)]);
      }
    } catch (error) {
      // `fetch`'s lost connection.
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    }
  }

  /** After a restart: answered writes are kept, a repeated one runs once. */
  async check(server: ChildServer): Promise<void> {
    const client = await this.#at(server);
    if (this.#seen !== undefined) {
      const { record } = await readForm(client, this.#seen.id);
      expect(Number(record.version)).toBeGreaterThanOrEqual(this.#seen.version);
    }
    const open = this.#open;
    if (open !== undefined) await this.#send(client, open);
    for (const [id, { name, version }] of [...this.#buildings].slice(-4)) {
      expect((await readForm(client, id)).record).toMatchObject({ id, name, version });
    }
    const list = `/admin/building/ajax-list?length=1&search[value]=${this.#prefix}`;
    const { recordsFiltered } = await json<TableAnswer>(client.get(list));
    expect(recordsFiltered).toBe(this.#references.size);
    expect((await this.#order(client)).refundedCents).toBe(this.#refunded);
  }

  /** The session survives the server. */
  async #at(server: ChildServer): Promise<Client> {
    const client = server.client(this.world);
    if (this.#client === undefined) {
      expect((await client.signIn(this.#email)).status).toBe(200);
      this.#refunded = (await this.#order(client)).refundedCents;
    } else Object.assign(client, { cookie: this.#client.cookie, token: this.#client.token });
    this.#client = client;
    return client;
  }

  async #send(client: Client, sent: Sent): Promise<void> {
    const answer = await client.post(sent.path, sent.body, { "idempotency-key": sent.key });
    const body = await json(answer);
    expect(answer.ok, JSON.stringify(body)).toBe(true);
    sent.done(body);
    this.answered += 1;
    this.#open = undefined;
  }

  async #look(client: Client): Promise<void> {
    const [id] = [...this.#buildings.keys()].slice(-1);
    if (id === undefined) return;
    const { record } = await readForm(client, id);
    this.#seen = { id, version: Number(record.version) };
  }

  #next(client: Client): Promise<Sent> {
    this.#count += 1;
    const key = `${this.#email}-${this.#count}`;
    if (this.#count % 3 === 1) return Promise.resolve(this.#creation(key));
    return this.#count % 3 === 2 ? this.#change(client, key) : this.#refund(client, key);
  }

  #creation(key: string): Sent {
    const reference = `${this.#prefix}${this.#count}`;
    const body = newBuilding({ reference, name: key });
    const done = ({ id, version }: Record<string, unknown>) => {
      this.#buildings.set(Number(id), { name: key, version: Number(version) });
      this.#references.add(reference);
    };
    return { path: "/admin/building/new", body, key, done };
  }

  async #change(client: Client, key: string): Promise<Sent> {
    const [id] = [...this.#buildings.keys()].slice(-1);
    if (id === undefined) return this.#creation(key);
    const { values } = await readForm(client, id);
    const body = { ...values, name: key };
    const done = ({ version }: Record<string, unknown>) =>
      void this.#buildings.set(id, { name: key, version: Number(version) });
    return { path: `/admin/building/edit/${id}`, body, key, done };
  }

  async #refund(client: Client, key: string): Promise<Sent> {
    const { version } = await this.#order(client);
    const body = { amountCents: 1, reason: "Essai", version };
    const done = () => {
      this.#refunded += 1;
    };
    return { path: `/admin/concierge/order/${this.#orderId}/refund`, body, key, done };
  }

  async #order(client: Client) {
    const answer = client.get(`/admin/concierge/order/${this.#orderId}/refund`);
    return (await json<{ record: { refundedCents: number; version: number } }>(answer)).record;
  }
}
