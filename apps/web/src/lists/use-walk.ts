import { useEffect, useReducer, useState } from "react";
import { type Walk, type WalkPlace, type WalkStep, walkOf } from "./walk.ts";

interface Walked extends WalkPlace {
  readonly walk: Walk;
}

const any = (): boolean => true;

/**
 * Where a record stands in the list that it was opened from, with the records before and after it; undefined where it came
 * from no list. `fits` leaves out rows that are no stop on the way, and must stay the same function.
 */
export function useWalk(place: string, fits: (step: WalkStep) => boolean = any): Walked | undefined {
  const [walk] = useState(() => walkOf(place));
  const [, drawAgain] = useReducer((drawn: number) => drawn + 1, 0);
  useEffect(() => {
    let isShown = true;
    // Without an answer the known rows stay; the next record asks again.
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
