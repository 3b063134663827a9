import { useLocation } from "react-router-dom";
import type { z } from "zod";
import { useArea } from "#areas/areas.tsx";
import { withLastSearch } from "#areas/last-search.ts";
import type { TitleParent } from "#navigation/page-title.ts";
import type { AnyDefinition, RecordLike } from "./record-definition.ts";
import { recordTexts as texts } from "./records.texts.ts";

type Declared<R extends RecordLike> = Pick<
  AnyDefinition<R, z.ZodObject, z.ZodObject, string>,
  "main" | "tabs" | "history" | "parent"
>;

interface PagePlace {
  readonly pathname: string;
  readonly main: string;
  readonly onMain: boolean;
  readonly tabs: readonly { readonly label: string; readonly href: string }[];
  readonly tab: string | undefined;
  readonly parent: TitleParent | undefined;
  /** The record's parent, or its list. */
  readonly back: string | undefined;
}

export function usePagePlace<R extends RecordLike>(
  definition: Declared<R>,
  id: number,
  record: R,
): PagePlace {
  const area = useArea();
  const { pathname } = useLocation();
  const main = area?.paths.record(id) ?? "";
  const onMain = pathname === main;
  const tabs = tabsOf(definition, main);
  const tab = onMain ? undefined : tabs.find(({ href }) => href === pathname)?.label;
  const parent = definition.parent?.(record);
  const back = parent?.href ?? (area === undefined ? undefined : withLastSearch(area.paths.list));
  return { pathname, main, onMain, tabs, tab, parent, back };
}

const tabsOf = (definition: Declared<RecordLike>, main: string): PagePlace["tabs"] => [
  { label: definition.main ?? texts.main, href: main },
  ...Object.entries(definition.tabs ?? {}).map(([path, label]) => ({ label, href: `${main}/${path}` })),
  ...(definition.history === undefined ? [] : [{ label: texts.history, href: `${main}/history` }]),
];
