import { Banner, Button } from "@palier/ui";
import { listTexts as texts } from "#lists/lists.texts.ts";
import type { ReadState } from "#lists/readable-filters.ts";
import type { ChangeList } from "#lists/use-list-state.ts";

interface RefusedFiltersProps extends ReadState {
  readonly change: ChangeList;
}

/** Unreadable filters show more rows than intended. */
export function RefusedFilters({ state, refused, change }: RefusedFiltersProps) {
  if (refused.length === 0) return null;
  return (
    <Banner
      tone="warning"
      role="alert"
      title={texts.refused.title}
      actions={
        <Button onClick={() => change({ filters: state.filters }, "replace")}>{texts.refused.remove}</Button>
      }
    >
      {texts.refused.detail(refused.join(", "))}
    </Banner>
  );
}
