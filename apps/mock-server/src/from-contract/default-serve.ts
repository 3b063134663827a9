import type { CountedTabs, RouteEntry } from "@palier/contract";
import { refuse } from "../core/refusal.ts";
import type { Call, Serve } from "./call.ts";
import { checkedAnswer } from "./checked-answer.ts";
import type { Scope } from "./define-area.ts";
import { deletion } from "./deletion.ts";
import { exportAnswer } from "./export-answer.ts";
import { formGet } from "./form-get.ts";
import { formPost } from "./form-post.ts";
import { defaultScope } from "./list-scope.ts";
import { mediaAnswer } from "./media-answer.ts";
import { optionsAnswer } from "./options-answer.ts";
import { recordOf } from "./record-of.ts";
import { reordering } from "./reordering.ts";
import { stateChange } from "./state-change.ts";
import { countedList, tabCounts } from "./tab-counts.ts";
import { tableAnswer } from "./table-answer.ts";
import { undoAnswer } from "./undo.ts";

/** Undefined if only the area can serve it. */
export function defaultServe(entry: RouteEntry, scopeBy: Scopes): Serve | undefined {
  const { meta } = entry;
  const scope = scopeBy.get(entry.name);
  switch (meta.kind) {
    case "table":
      return tableAnswer(entry, meta, scope ?? defaultScope(entry, meta.entity));
    case "export":
      return exportAnswer(entry, meta, scope ?? defaultScope(entry, meta.entity));
    case "options":
      return optionsAnswer(entry, meta, scope ?? defaultScope(entry, meta.entity));
    case "form":
      return entry.method === "GET" ? formGet(entry, meta) : formPost(entry, meta);
    case "action":
      if (meta.entity === undefined) return undefined;
      if (meta.undo !== undefined) return undoAnswer(entry);
      return meta.change === undefined
        ? actionByPath(entry, meta.entity)
        : stateChange(entry, meta.entity, meta.change);
    case "show":
      if (meta.counted !== undefined) return countsOf(entry, meta.counted, scopeBy);
      return meta.record === undefined ? undefined : record(entry);
    case "media":
      return mediaAnswer;
    case "page":
    case "session":
    case "fragment":
      return undefined;
  }
}

type Scopes = ReadonlyMap<string, (call: Call) => Scope>;

function countsOf(entry: RouteEntry, counted: CountedTabs, scopeBy: Scopes): Serve | undefined {
  const list = countedList(counted);
  if (list?.meta.kind !== "table") return undefined;
  return tabCounts(entry, counted, list, scopeBy.get(list.name) ?? defaultScope(list, list.meta.entity));
}

function actionByPath(entry: RouteEntry, entity: string): Serve | undefined {
  if (entry.template.endsWith("/delete/{id}")) return deletion(entry, entity);
  if (entry.template.endsWith("/{position}")) return reordering(entry, entity);
  return undefined;
}

const record =
  (entry: RouteEntry): Serve =>
  (call) =>
    checkedAnswer(entry, 200, recordOf(call));

/** Found first by the coverage test. */
export const unserved: Serve = ({ route }) => {
  throw refuse("internal", { detail: route.name });
};
