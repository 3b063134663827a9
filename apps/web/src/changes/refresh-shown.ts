import { lockAreaOf } from "@palier/contract";
import { summarised } from "@palier/contract/areas/dashboard-summary";
import type { WatchChanges } from "@palier/firebase-kit/react";
import type { Query, QueryClient, QueryKey } from "@tanstack/react-query";
import { entityRoot } from "#api/refresh.ts";
import { besideScreens, waitingKey } from "#waiting/use-waiting.ts";
import { disturbanceOf } from "./disturbance.ts";
import { whenDayBegins } from "./new-day.ts";
import { refreshPace } from "./refresh-pace.ts";

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

interface ReadTimes {
  /** `performance.now()` of the last read's start; -Infinity if before watching. */
  readonly startedAt: (query: Query) => number;
  /** Ms; the maximum. */
  readonly oldestShown: () => number;
  readonly stop: () => void;
}

/** Ms an answer may precede its arrival, or two clocks may differ. */
const leeway = 2_000;

/** An answer in flight during a change may lack it. */
function readTimes(client: QueryClient): ReadTimes {
  const started = new WeakMap<Query, number>();
  const cache = client.getQueryCache();
  const stop = cache.subscribe((event) => {
    if (event.type === "updated" && event.action.type === "fetch")
      started.set(event.query, performance.now());
  });
  const ageOf = (query: Query): number => {
    const began = started.get(query);
    if (began !== undefined) return performance.now() - began;
    const { dataUpdatedAt } = query.state;
    return dataUpdatedAt === 0 ? 0 : Math.max(0, Date.now() - dataUpdatedAt);
  };
  return {
    startedAt: (query) => started.get(query) ?? Number.NEGATIVE_INFINITY,
    oldestShown: () => {
      const ages = cache.findAll({ queryKey: entityRoot, type: "active" }).map(ageOf);
      return leeway + Math.max(0, ...ages);
    },
    stop,
  };
}

/** Entities that belong to what is shown beside them. */
const shownBeside: ReadonlySet<unknown> = new Set(["change", "option", "view", besideScreens]);

interface ShownAreas {
  readonly screen: ReadonlySet<string>;
  /** In the menu's counts: their changes reload no screen. */
  readonly counted: ReadonlySet<string>;
}

/** The contract's areas that the page has read from. */
function shownAreas(client: QueryClient): ShownAreas {
  const shown = client
    .getQueryCache()
    .findAll({ queryKey: entityRoot, type: "active", predicate: ({ state }) => state.data !== undefined })
    .map(({ queryKey: [, entity] }) => entity);
  const entities = shown.flatMap((entity): readonly string[] => {
    if (typeof entity !== "string" || shownBeside.has(entity)) return [];
    // Without an entity: the dashboard's figures, which count several.
    return entity === "none" ? summarised : [entity];
  });
  const counted = shown.includes(besideScreens) ? summarised : [];
  return { screen: new Set(entities.map(lockAreaOf)), counted: new Set(counted.map(lockAreaOf)) };
}

function isScreenAwaited(client: QueryClient): boolean {
  const awaited = client.getQueryCache().findAll({
    queryKey: entityRoot,
    type: "active",
    predicate: ({ state, queryKey: [, entity] }) => state.status === "pending" && !shownBeside.has(entity),
  });
  return awaited.length > 0;
}
