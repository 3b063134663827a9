import type { WatchChanges } from "@palier/firebase-kit/react";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { entityRoot } from "#api/refresh.ts";
import { waitingKey } from "#waiting/use-waiting.ts";
import { disturbanceOf } from "./disturbance.ts";
import { whenDayBegins } from "./new-day.ts";
import { readTimes } from "./read-times.ts";
import { refreshPace } from "./refresh-pace.ts";
import { isScreenAwaited, type ShownAreas, shownAreas } from "./shown-areas.ts";

type Stop = () => void;

/**
 * The whole screen, as records name each other, after a change or as a day begins. Skips what was read after the
 * announcement: an own change is read once. `watch` is undefined without the realtime service.
 */
export function refreshShown(client: QueryClient, watch: WatchChanges | undefined): Stop {
  const times = readTimes(client);
  const disturbance = disturbanceOf(document);
  const paceOf = (queryKey: QueryKey) =>
    refreshPace(
      (heardAt) =>
        void client.invalidateQueries({
          queryKey,
          predicate: (query) => times.startedAt(query) < heardAt,
        }),
      disturbance.whenQuiet,
    );
  // A change of the menu's counts alone reloads no screen.
  const paces = { screen: paceOf(entityRoot), counted: paceOf(waitingKey) };
  const stopDays = whenDayBegins(paces.screen.hear);
  const watched = new Map<string, Watched>();
  let isBegun = false;
  const follow = (): void => {
    // The realtime service must not delay the first rows (S16).
    isBegun ||= !isScreenAwaited(client);
    if (!isBegun || watch === undefined) return;
    const shown = shownAreas(client);
    for (const [area, { place, stop }] of watched) {
      if (placeOf(shown, area) === place) continue;
      stop();
      watched.delete(area);
    }
    for (const area of new Set([...shown.screen, ...shown.counted])) {
      const place = placeOf(shown, area);
      if (place === undefined || watched.has(area)) continue;
      const { hear } = paces[place];
      const stop = watch(area, (news) => {
        if (news.kind === "changed") hear();
        else if (news.age !== undefined && times.oldestShown() >= news.age) hear();
      });
      watched.set(area, { place, stop });
    }
  };
  const stopShown = whenShownChanges(client, follow);
  follow();
  return () => {
    for (const { stop } of watched.values()) stop();
    for (const stop of [
      stopDays,
      stopShown,
      paces.screen.stop,
      paces.counted.stop,
      disturbance.stop,
      times.stop,
    ])
      stop();
  };
}

/** Watched anew when shown: changes may precede its read. */
interface Watched {
  readonly place: keyof ShownAreas;
  readonly stop: Stop;
}

const placeOf = ({ screen, counted }: ShownAreas, area: string): keyof ShownAreas | undefined => {
  if (screen.has(area)) return "screen";
  return counted.has(area) ? "counted" : undefined;
};

function whenShownChanges(client: QueryClient, run: () => void): Stop {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = client.getQueryCache().subscribe((event) => {
    const { type } = event;
    const isAnswer = type === "updated" && (event.action.type === "success" || event.action.type === "error");
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
