import type { z } from "zod";
import { action, deletionBody, done } from "./action.ts";
import type { Bounds } from "./bounds.ts";
import { change } from "./change.ts";
import { editForm, type FormNotes, newForm } from "./form.ts";
import type { Kept } from "./kept.ts";
import type { NotPast } from "./not-past.ts";
import type { Place } from "./route-meta.ts";
import type { Frozen } from "./states.ts";
import { type NoFilters, table } from "./table.ts";

type Shape = Readonly<Record<string, z.ZodType>>;
type Owner = Required<Place>;

export type CrudKey = "create" | "edit" | "delete" | "history";

export interface CrudNotes<V extends Shape, C extends string, K extends CrudKey>
  extends Pick<FormNotes<string, V, z.ZodObject, C>, "values" | "labels" | "choices" | "rules"> {
  readonly frozen?: Frozen<keyof V & string>;
  readonly bounds?: Bounds<keyof V & string>;
  readonly notPast?: NotPast<keyof V & string>;
  readonly kept?: Kept;
  /** Defaults to all. */
  readonly only?: readonly K[];
  readonly notes?: { readonly [N in NoInfer<K>]?: string };
}

export interface CrudRoutes<
  B extends string,
  V extends Shape,
  A extends z.ZodObject,
  C extends keyof V & string,
> {
  readonly create: ReturnType<typeof newForm<`${B}/new`, V, A, C, NoFilters>>;
  readonly edit: ReturnType<typeof editForm<`${B}/edit/{id}`, V, A, C, NoFilters>>;
  readonly delete: ReturnType<typeof deletion<B>>;
  readonly history: ReturnType<typeof history<B>>;
}

const idOf = ({ entity }: Owner) => ({ entity, param: "id" }) as never;
const said = (note: string | undefined) => (note === undefined ? {} : { note });

/** `POST …/delete/{id}` (§6 mentions deletion); refuses a stale version. */
export const deletion = <const B extends string>(place: Owner, base: B, note?: string, kept?: Kept) =>
  action(place, `${base}/delete/{id}` as const, {
    record: idOf(place),
    body: deletionBody,
    answer: done,
    conflicts: true,
    ...said(note),
    ...(kept === undefined ? {} : { kept }),
  });

const historyOrder =
  "Changes of one second stand in the order in which they were made, whichever way round is asked.";

/** `GET …/history/{id}`, as a table, after deletion too. */
export const history = <const B extends string>(place: Owner, base: B, note?: string) =>
  table({ area: place.area, entity: change.name }, `${base}/history/{id}` as const, {
    row: change.record,
    record: idOf(place),
    ...said(note === undefined ? historyOrder : `${note} ${historyOrder}`),
  });

export function crud<
  const B extends string,
  const V extends Shape,
  A extends z.ZodObject,
  const C extends keyof V & string,
  const K extends CrudKey,
>(
  place: Owner,
  answer: A,
  base: B,
  { only, notes = {}, frozen, bounds, notPast, kept, ...form }: CrudNotes<V, C, K>,
): Pick<CrudRoutes<B, V, A, C>, K> {
  const words: Readonly<Partial<Record<CrudKey, string>>> = notes;
  const all: CrudRoutes<B, V, A, C> = {
    create: newForm(place, `${base}/new` as const, { ...form, answer, ...said(words.create) }),
    edit: editForm(place, `${base}/edit/{id}` as const, {
      ...form,
      answer,
      record: idOf(place),
      ...(frozen === undefined ? {} : { frozen }),
      ...(bounds === undefined ? {} : { bounds }),
      ...(notPast === undefined ? {} : { notPast }),
      ...said(words.edit),
    }),
    delete: deletion(place, base, words.delete, kept),
    history: history(place, base, words.history),
  };
  const taken = Object.entries(all).filter(
    ([key]) => only === undefined || only.some((each) => each === key),
  );
  return Object.fromEntries(taken) as Pick<CrudRoutes<B, V, A, C>, K>;
}
