import type { OwnView } from "@palier/contract/areas/view";
import type { Density } from "@palier/ui";
import { useLayoutEffect, useMemo, useState } from "react";
import { sharedValue } from "#browser/shared-value.ts";
import { browserTexts } from "#browser/storage.ts";
import { densityOf, keepDensity, keptDensity, restoreDensity, showDensity } from "./kept-density.ts";

const density = sharedValue<Density>({ read: keptDensity, write: keepDensity });

export interface ShownDensity {
  readonly density: Density;
  readonly set: (density: Density) => void;
  readonly reset: () => void;
}

interface OwnDensity {
  readonly key: string;
  readonly density: Density | undefined;
}

/** The browser's for all tables, or the named view's. Changes under a view are stored for that view. */
export function useShownDensity(view: OwnView | undefined): ShownDensity {
  const shared = density.use();
  const key = view === undefined ? "" : `palier:density:${view.id}`;
  const stored = useMemo(() => (key === "" ? undefined : densityOf(browserTexts.read(key))), [key]);
  const [own, setOwn] = useState<OwnDensity>();
  const saved = view?.density;
  const shown = saved === undefined ? shared : ((own?.key === key ? own.density : stored) ?? saved);
  const isViewed = saved !== undefined;
  useLayoutEffect(() => (isViewed ? showDensity(shown) : undefined), [isViewed, shown]);
  useLayoutEffect(() => (isViewed ? restoreDensity : undefined), [isViewed]);
  return useMemo(() => {
    const keep = (next: Density): void => {
      setOwn({ key, density: next === saved ? undefined : next });
      if (next === saved) browserTexts.remove(key);
      else browserTexts.write(key, next);
    };
    return {
      density: shown,
      set: saved === undefined ? density.set : keep,
      reset: () => (saved === undefined ? undefined : keep(saved)),
    };
  }, [key, shown, saved]);
}
