import { mayBecome, type Transitions } from "@palier/contract";
import { refuse } from "../core/refusal.ts";
import { transitionTexts as texts } from "./transition.texts.ts";

/** Throws 409 with the allowed statuses, named in French by `labels`. */
export function needTransition<S extends string>(
  map: Transitions<S>,
  labels: Readonly<Record<S, string>>,
  from: S,
  to: S,
): void {
  if (mayBecome(map, from, to)) return;
  const allowed = [...map[from]];
  const names = allowed.map((each) => labels[each]);
  throw refuse("wrong-state", { detail: texts.refused(labels[from], labels[to], names), allowed });
}
