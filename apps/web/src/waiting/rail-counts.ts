import type { WaitingName } from "@palier/contract/areas/dashboard-waiting";
import type { RailCount, RailItem } from "@palier/ui";
import type { Waiting } from "./use-waiting.ts";
import { waitingTexts as texts } from "./waiting.texts.ts";
import { waitingPlace } from "./waiting-place.ts";

const countOf = (list: string, name: WaitingName, waiting: Waiting | undefined): RailCount => {
  const value = waiting?.[name];
  return {
    href: waitingPlace(list, name),
    value,
    label: value === undefined ? "" : texts[name](value),
    ...(name === "lateOrders" ? { tone: "warning" as const } : {}),
  };
};

/** An entry without counts reserves no room. */
export const railCounts = (
  list: string,
  names: readonly WaitingName[] = [],
  waiting: Waiting | undefined,
): Pick<RailItem, "counts"> =>
  names.length === 0 ? {} : { counts: names.map((name) => countOf(list, name, waiting)) };
