import {
  type ControlClient,
  type Fault,
  type FaultInput,
  type JournalEntry,
  type JournalQuery,
  WorldControl,
} from "@palier/contract/control";

/** A world of its own for one test: records, faults, journal. */
export class TestWorld extends WorldControl<ControlClient> {
  /** Stable across runs, whatever the world's name. */
  readonly #seed: string;

  constructor(client: ControlClient, name: string, seed: string = name) {
    super(client, name);
    this.#seed = seed.slice(0, 100);
  }

  get id(): string {
    return this.name;
  }

  /** `http://127.0.0.1:4010` */
  get url(): string {
    return this.client.url;
  }

  /**
   * Adds a fault (T03).
   *
   * @example await world.fault({ route: "building.export", status: 503, times: 1 });
   */
  fault(input: FaultInput): Promise<Fault> {
    return this.addFault(input.chance === undefined ? input : { seed: this.#seed, ...input });
  }

  /** The holder's e-mail address. */
  async holder(area: string, id: number): Promise<string | undefined> {
    const { lockList } = await this.detail();
    return lockList.find((lock) => lock.area === area && lock.id === String(id))?.email;
  }

  /** Matching calls so far (T04), oldest first. */
  async calls(query: JournalQuery = {}): Promise<readonly JournalEntry[]> {
    return (await this.journal(query)).entries;
  }

  /** The first matching call, past or within `wait` ms (5000). Throws an Error that lists the last calls. */
  override async waitFor(query: JournalQuery): Promise<JournalEntry> {
    const found = await super.waitFor(query);
    if (found !== undefined) return found;
    const last = await this.calls({ limit: 10 });
    const lines = last.map(({ method, path, status, route }) => `  ${method} ${path} ${status} (${route})`);
    throw new Error(
      [`no call fits ${JSON.stringify(query)}; the last ones of world ${this.name}:`, ...lines].join("\n"),
    );
  }
}
