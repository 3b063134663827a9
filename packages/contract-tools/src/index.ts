export interface Target {
  /** With the base path, without a trailing slash. */
  readonly base: string;
}

/**
 * Exports of a module for `--adapter`: what the contract cannot express about a backend.
 * @example
 * export const ids = { order: [12] };
 * export const seed = async () => ({ headers: { "x-tenant": "verify" } });
 */
export interface Adapter {
  /** Brings the backend into a known state; may return headers for all further requests. */
  readonly seed?:
    | ((target: Target) => Promise<{ readonly headers?: Readonly<Record<string, string>> } | undefined>)
    | undefined;
  /** Restores the backend; always runs. */
  readonly reset?: ((target: Target) => Promise<void>) | undefined;
  /** Completes what the writes began (an import), so that nothing changes during the reads. */
  readonly settle?: (() => Promise<void>) | undefined;
  /** Takes a record's lock as another admin. */
  readonly hold?: ((entity: string, id: number) => Promise<void>) | undefined;
  readonly release?: ((entity: string, id: number) => Promise<void>) | undefined;
  /** By entity or path parameter, tried before those from lists. */
  readonly ids?: Readonly<Record<string, readonly number[]>> | undefined;
  /** By route: fields that cannot be drawn at random. */
  readonly bodies?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined;
}
