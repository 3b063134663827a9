/** No network, or a deployment replaced the files. */
export class CodeFailure extends Error {
  constructor(cause: unknown) {
    super("a part of the app could not be loaded", { cause });
    this.name = "CodeFailure";
  }
}

/** Loaded once. After a failure the next call tries again. */
export interface LazyCode<T> {
  /** Undefined until loaded. */
  readonly loaded: () => T | undefined;
  /** @throws CodeFailure */
  readonly load: () => Promise<T>;
  /** Never rejects: actual use tries again. */
  readonly prefetch: () => Promise<void>;
}

/**
 * Wraps a dynamic import, whose failure React.lazy and the router would keep for good.
 * @example const code = lazyCode(async () => (await import("./rich-text-editor.tsx")).RichTextEditor);
 */
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
