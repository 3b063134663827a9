import type { WatchChanges } from "@palier/firebase-kit/react";
import type { QueryClient } from "@tanstack/react-query";
import { entityRoot } from "#api/refresh.ts";
import { disturbanceOf } from "./disturbance.ts";
import { readTimes } from "./read-times.ts";
import { refreshPace } from "./refresh-pace.ts";
import { shownAreas } from "./shown-areas.ts";

type Stop = () => void;

/**
 * Reads what is on the screen again when an area that it comes from has changed. Everything of it, as after an own change:
 * records name each other. What was read after the change was announced is left alone, so that an own change, which is
 * followed by a read of its own, is not read twice.
 */
export function refreshShown(client: QueryClient, watch: WatchChanges): Stop {
  const times = readTimes(client);
  const disturbance = disturbanceOf(document);
  const pace = refreshPace(
    (heardAt) =>
      void client.invalidateQueries({
        queryKey: entityRoot,
        predicate: (query) => times.startedAt(query) < heardAt,
      }),
    disturbance.whenQuiet,
  );
  const watched = new Map<string, Stop>();
  const follow = (): void => {
    const shown = shownAreas(client);
    for (const [area, stop] of watched) {
      if (shown.has(area)) continue;
      stop();
      watched.delete(area);
    }
    for (const area of shown) {
      if (watched.has(area)) continue;
      const stop = watch(area, (news) => {
        if (news.kind === "changed") pace.hear();
        else if (news.age !== undefined && times.oldestShown() >= news.age) pace.hear();
      });
      watched.set(area, stop);
    }
  };
  const stopShown = whenShownChanges(client, follow);
  follow();
  return () => {
    for (const stop of [...watched.values(), stopShown, pace.stop, disturbance.stop, times.stop]) stop();
  };
}

/** Runs once for all the components of a screen that come or go together. */
function whenShownChanges(client: QueryClient, run: () => void): Stop {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = client.getQueryCache().subscribe((event) => {
    const { type } = event;
    const isAnswer = type === "updated" && event.action.type === "success";
    if (type !== "observerAdded" && type !== "observerRemoved" && !isAnswer) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      run();
    });
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
