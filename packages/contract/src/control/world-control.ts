import type { ControlCalls } from "./control-calls.ts";
import { controlContract as routes } from "./control-contract.ts";
import type { Fault, FaultInput } from "./fault.ts";
import type { JournalAnswer, JournalEntry, JournalQuery } from "./journal.ts";
import { PlayedAdmin } from "./played-admin.ts";
import type { Outbox, PushInput, PushMessage } from "./push.ts";
import type { WorldSnapshot } from "./snapshot.ts";
import type { ClockInput, ClockState, SeedInput, WorldDetail, WorldSummary } from "./world.ts";

/**
 * One world. Methods reject with a ControlError.
 * @example await world.patch("building", 12, { name: "Le Parc" });
 */
export class WorldControl<Client extends ControlCalls = ControlCalls> {
  readonly client: Client;
  readonly name: string;
  readonly #params: { readonly world: string };

  constructor(client: Client, name: string) {
    this.client = client;
    this.name = name;
    this.#params = { world: name };
  }

  detail(): Promise<WorldDetail> {
    return this.client.call(routes.world, this.#params);
  }

  reset(): Promise<WorldSummary> {
    return this.client.call(routes.reset, this.#params);
  }

  async delete(): Promise<void> {
    await this.client.call(routes.deleteWorld, this.#params);
  }

  /** Resets the world, optionally to another seed or other numbers of rows. */
  seed(body: SeedInput): Promise<WorldSummary> {
    return this.client.call(routes.seed, this.#params, { body });
  }

  /** Changes a record from outside; without `announced`, open pages go stale. */
  async patch(
    entity: string,
    recordId: number,
    body: Readonly<Record<string, unknown>>,
    { announced = true }: { readonly announced?: boolean } = {},
  ) {
    const { record } = await this.client.call(
      routes.patchRecord,
      { ...this.#params, entity, recordId },
      { query: { announced: announced ? "true" : "false" }, body: { ...body } },
    );
    return record;
  }

  async faults(): Promise<readonly Fault[]> {
    return (await this.client.call(routes.faults, this.#params)).faults;
  }

  addFault(body: FaultInput): Promise<Fault> {
    return this.client.call(routes.addFault, this.#params, { body });
  }

  async clearFaults(id?: string): Promise<void> {
    await this.client.call(routes.clearFaults, this.#params, { query: id === undefined ? {} : { id } });
  }

  journal(query: JournalQuery = {}): Promise<JournalAnswer> {
    return this.client.call(routes.journal, this.#params, { query });
  }

  /** The first matching call, past or within `wait` ms (default 5000); undefined if none. */
  async waitFor(query: JournalQuery): Promise<JournalEntry | undefined> {
    const { entries } = await this.journal({ wait: 5_000, ...query });
    return entries[0];
  }

  async clearJournal(): Promise<void> {
    await this.client.call(routes.clearJournal, this.#params);
  }

  snapshot(): Promise<WorldSnapshot> {
    return this.client.call(routes.snapshot, this.#params);
  }

  restore(state: WorldSnapshot): Promise<WorldSummary> {
    return this.client.call(routes.restore, this.#params, { body: state });
  }

  clock(body: ClockInput): Promise<ClockState> {
    return this.client.call(routes.clock, this.#params, { body });
  }

  /** False cuts off the world's realtime service. */
  async setRealtime(online: boolean): Promise<void> {
    await this.client.call(routes.realtime, this.#params, { body: { online } });
  }

  /** `closed` refuses everything, like a failed deployment. */
  async setRealtimeRules(rules: "shipped" | "closed"): Promise<void> {
    await this.client.call(routes.realtime, this.#params, { body: { rules } });
  }

  /** Also replaces the shared secret. */
  async endRealtimeSignIns(): Promise<void> {
    await this.client.call(routes.realtime, this.#params, { body: { endSignIns: true } });
  }

  async dropSockets(): Promise<number> {
    return (await this.client.call(routes.dropSockets, this.#params)).dropped;
  }

  push(body: PushInput): Promise<PushMessage> {
    return this.client.call(routes.push, this.#params, { body });
  }

  outbox(): Promise<Outbox> {
    return this.client.call(routes.outbox, this.#params);
  }

  admin(email: string): PlayedAdmin {
    return new PlayedAdmin(this.client, this.name, email);
  }

  /** Opens this world in a browser; `to` is a path of the app. */
  openUrl(to = "/"): string {
    return `${this.client.url}/__mock/worlds/${this.name}/open?to=${encodeURIComponent(to)}`;
  }
}
