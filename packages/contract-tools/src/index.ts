/** What an adapter's functions receive: where the run goes. */
export interface Target {
  /** The API's address with its base, without a slash at the end. */
  readonly base: string;
}

/** What a module that `--adapter` names may export: what no contract can say of a backend. */
export interface Adapter {
  /** Brings the backend into a known state; may return headers that every request then carries. */
  readonly seed?:
    | ((target: Target) => Promise<{ readonly headers?: Readonly<Record<string, string>> } | undefined>)
    | undefined;
  /** Puts the backend back, whatever the run did or found. */
  readonly reset?: ((target: Target) => Promise<void>) | undefined;
  /** Brings to its end what the writes began (an import), so that nothing changes while the reads compare answers. */
  readonly settle?: (() => Promise<void>) | undefined;
  /** Another admin takes the lock of a record. */
  readonly hold?: ((entity: string, id: number) => Promise<void>) | undefined;
  /** That admin frees it. */
  readonly release?: ((entity: string, id: number) => Promise<void>) | undefined;
  /** Ids by entity or path parameter, tried before those of the lists. */
  readonly ids?: Readonly<Record<string, readonly number[]>> | undefined;
  /** Fields of bodies by route, where no chance could draw them. */
  readonly bodies?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined;
}
