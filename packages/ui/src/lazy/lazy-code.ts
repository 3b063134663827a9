/**
 * Code of the app that could not be fetched: the network is down, or the files went with a new version of the app. It
 * is not the same as code that fails while it runs.
 */
export class CodeFailure extends Error {
  constructor(cause: unknown) {
    super("a part of the app could not be loaded", { cause });
    this.name = "CodeFailure";
  }
}

/** Code that comes late, fetched once. A failed fetch is forgotten, so that the next call tries again. */
export interface LazyCode<T> {
  /** The code if it is here already. */
  readonly loaded: () => T | undefined;
  /** @throws CodeFailure */
  readonly load: () => Promise<T>;
  /** Fetches it before it is needed. Never rejects: where it is needed it is tried again. */
  readonly prefetch: () => Promise<void>;
}

/** Wraps a dynamic import, which React.lazy and the router would remember even when it failed. */
export function lazyCode<T>(fetch: () => Promise<T>): LazyCode<T> {
  let code: T | undefined;
  let pending: Promise<T> | undefined;
  const load = (): Promise<T> => {
    pending ??= fetch().then(
      (value) => {
        code = value;
        return value;
      },
      (error: unknown) => {
        pending = undefined;
        throw new CodeFailure(error);
      },
    );
    return pending;
  };
  const prefetch = async (): Promise<void> => void (await load().catch(() => undefined));
  return { loaded: () => code, load, prefetch };
}

/** One part of code that comes as a whole. */
export function pickCode<T, Part>(code: LazyCode<T>, pick: (whole: T) => Part): LazyCode<Part> {
  return {
    ...code,
    loaded: () => {
      const whole = code.loaded();
      return whole === undefined ? undefined : pick(whole);
    },
    load: async () => pick(await code.load()),
  };
}
