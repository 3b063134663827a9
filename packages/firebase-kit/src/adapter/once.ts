import type { Stop } from "./realtime-adapter.ts";

/** Runs at most once, however often it is called. */
export function once(run: () => void): Stop {
  let done = false;
  return () => {
    if (!done) run();
    done = true;
  };
}
