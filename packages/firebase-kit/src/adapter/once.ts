import type { Stop } from "./realtime-adapter.ts";

export function once(run: () => void): Stop {
  let done = false;
  return () => {
    if (!done) run();
    done = true;
  };
}
