import type { RouteEntry } from "@palier/contract";
import { answerOf, type Door, type Json, jsonOf } from "./door.ts";
import { isPost, type Mutant, mutant } from "./mutant.ts";

const isViewForm = (route: RouteEntry): boolean =>
  isPost(route) && route.meta.kind === "form" && route.meta.entity === "view";
const isChoice = ({ name }: RouteEntry): boolean => name === "view.chooseDefault";
const forms = (_route: RouteEntry, routes: readonly RouteEntry[]) =>
  routes.filter(({ name }) => name === "view.create.post");

/** Pretends to accept unknown entries. */
const taken =
  (field: string): Door =>
  async ({ next }) => {
    const answer = await next();
    const errors: readonly Json[] = answer.status === 422 ? (jsonOf(answer).errors ?? []) : [];
    return errors.some(({ path }) => String(path).startsWith(`${field}.`)) ? answerOf({}) : answer;
  };

/** Always sets or unsets the default, ignoring the request. */
const always =
  (isDefault: boolean): Door =>
  ({ request, next }) => {
    const sent: Json = request.body === undefined ? undefined : safe(request.body);
    if (typeof sent?.isDefault !== "boolean") return next();
    return next({ ...request, body: JSON.stringify({ ...sent, isDefault }) });
  };

function safe(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const viewMutants: readonly Mutant[] = [
  ...["filters", "order", "columns"].map((field) =>
    mutant(`a view takes unknown ${field}`, "view-holds", isViewForm, taken(field), { along: forms }),
  ),
  mutant("a default view cannot be taken back", "view-default", isChoice, always(true), { along: forms }),
  mutant("a default view is never chosen", "view-default", isChoice, always(false), { along: forms }),
];
