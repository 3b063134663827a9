import type { Stop } from "./realtime-adapter.ts";

/** Runs `run` on the first call only. */
export function once(run: () => void): Stop {
  let done = false;
  return () => {
    if (!done) run();
    done = true;
  };
}
