import {
  type ControlClient,
  type Fault,
  type FaultInput,
  type JournalEntry,
  type JournalQuery,
  WorldControl,
} from "@palier/contract/control";

/** One world in a test's hands: everything of the control API, in a test's words. */
export class TestWorld extends WorldControl<ControlClient> {
  /** What chance is drawn from where a fault names no seed: the same in each run, whatever the world is called. */
  readonly #seed: string;

  constructor(client: ControlClient, name: string, seed: string = name) {
    super(client, name);
    this.#seed = seed.slice(0, 100);
  }

  /** Its name: what `x-palier-world` says. */
  get id(): string {
    return this.name;
  }

  /** The server's origin, `http://127.0.0.1:4010`. */
  get url(): string {
    return this.client.url;
  }

  /** Puts a fault in place (T03): `world.fault({ route: "building.export", status: 503, times: 1 })`. */
  fault(input: FaultInput): Promise<Fault> {
    return this.addFault(input.chance === undefined ? input : { seed: this.#seed, ...input });
  }

  /** Who holds a record's lock now, by e-mail address; undefined when nobody does. */
  async holder(area: string, id: number): Promise<string | undefined> {
    const { lockList } = await this.detail();
    return lockList.find((lock) => lock.area === area && lock.id === String(id))?.email;
  }

  /** The calls so far that fit (T04), oldest first. */
  async calls(query: JournalQuery = {}): Promise<readonly JournalEntry[]> {
    return (await this.journal(query)).entries;
  }

  /** The first call that fits, now or within `wait` milliseconds (5000). Throws an Error that says what was called instead. */
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
