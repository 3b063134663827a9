import { useEffect, useReducer, useState } from "react";
import { type Walk, type WalkPlace, type WalkStep, walkOf } from "./walk.ts";

interface Walked extends WalkPlace {
  readonly walk: Walk;
}

const any = (): boolean => true;

/** In the list the record was opened from. `fits` must be stable. */
export function useWalk(place: string, fits: (step: WalkStep) => boolean = any): Walked | undefined {
  const [walk] = useState(() => walkOf(place));
  const [, drawAgain] = useReducer((drawn: number) => drawn + 1, 0);
  useEffect(() => {
    let isShown = true;
    // Known rows stay; the next record retries.
    void walk
      ?.readAround(place, fits)
      .catch(() => false)
      .then((more) => (more && isShown ? drawAgain() : undefined));
    return () => {
      isShown = false;
    };
  }, [walk, place, fits]);
  const at = walk?.at(place, fits);
  return walk === undefined || at === undefined ? undefined : { ...at, walk };
}
