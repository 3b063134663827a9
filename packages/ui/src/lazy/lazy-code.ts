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

/** A part's code, fetched once. A failed fetch is forgotten, so that the next call tries again. */
export interface LazyCode<T> {
  /** The code if it is here already. */
  readonly loaded: () => T | undefined;
  /** @throws CodeFailure */
  readonly load: () => Promise<T>;
}

/** Wraps a dynamic import, which React.lazy and the router would remember even when it failed. */
export function lazyCode<T>(load: () => Promise<T>): LazyCode<T> {
  let code: T | undefined;
  let pending: Promise<T> | undefined;
  return {
    loaded: () => code,
    load: () => {
      pending ??= load().then(
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
    },
  };
}
