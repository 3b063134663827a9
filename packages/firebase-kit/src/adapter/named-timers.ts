import type { Clock, Stop } from "./realtime-adapter.ts";

export interface NamedTimers<N extends string> {
  /** Replaces a timer of the same name. */
  readonly start: (name: N, milliseconds: number, run: () => void) => void;
  readonly stop: (name: N) => void;
  readonly stopAll: Stop;
}

export function namedTimers<N extends string>(clock: Clock): NamedTimers<N> {
  const running = new Map<N, Stop>();
  const stop = (name: N): void => {
    running.get(name)?.();
    running.delete(name);
  };
  return {
    start: (name, milliseconds, run) => {
      stop(name);
      const due = (): void => {
        running.delete(name);
        run();
      };
      running.set(name, clock.after(milliseconds, due));
    },
    stop,
    stopAll: () => {
      for (const name of [...running.keys()]) stop(name);
    },
  };
}
