import { ownName } from "@palier/contract/kit/own-name";
import type { ComponentType, ReactNode } from "react";
import type { z } from "zod";
import type { RecordAction } from "#actions/action.ts";
import type { Callable } from "#api/call.ts";
import type { FieldName } from "#fields/field-options.ts";
import type { FieldErrors } from "#forms/form-errors.ts";
import type { Applies } from "#forms/form-values.ts";
import type { FormLoad, FormRoutes, RecordFormHandle } from "#forms/use-record-form.ts";
import type { TitleParent } from "#navigation/page-title.ts";
import type { HistoryRoute } from "./history-list.ts";
import type { FactDefinitions } from "./record-facts.tsx";
import type { RelatedList } from "./related-lists.tsx";

/** The least a record has. */
export interface RecordLike {
  readonly id: number;
}

/** An entity of the contract, as far as its screens need it. */
export interface RecordEntity<R extends RecordLike> {
  readonly name: string;
  readonly record: z.ZodObject & z.ZodType<R>;
}

/** A GET that answers the record itself. */
export interface ShowRoute<R> extends Callable<z.ZodType<R>> {
  readonly metadata: { readonly entity?: string; readonly record?: { readonly param: string } };
}

/** An edit form whose GET also answers the record. */
export type EditRoutes<B extends z.ZodObject, R> = FormRoutes<B, z.ZodType<R>> & {
  readonly get: Callable<z.ZodType<FormLoad & { readonly record?: R | undefined }>>;
};

interface CommonDefinition<R extends RecordLike, C extends z.ZodObject, Tab extends string> {
  readonly entity: RecordEntity<R>;
  /** What the record is called: title, crumb, questions, toasts. Defaults to its own name by its columns. */
  readonly name?: (record: NoInfer<R>) => string;
  /** In the head: what one wants to know at once. The page's aside shows them all. */
  readonly facts?: FactDefinitions<R>;
  readonly actions?: readonly RecordAction<NoInfer<R>>[];
  /** The record that it belongs to: a crumb before its own, and where « Annuler » and « Revenir » lead. */
  parent?(record: R): TitleParent;
  /** Beside the record, right under its facts: how to reach whom it is about. */
  readonly Contact?: ComponentType<{ readonly record: R }>;
  /** Beside the record, under its facts. Defaults to its last changes. */
  readonly Aside?: ComponentType<{ readonly record: R }>;
  /** What belongs to the record in other areas, in screen order. */
  readonly related?: readonly RelatedList[];
  readonly create?: FormRoutes<C, z.ZodType<R>>;
  readonly history?: HistoryRoute;
  /** The tabs beside the first, by path, in screen order; the area declares their code. */
  readonly tabs?: Readonly<Record<Tab, string>>;
  /** The first tab's word. Defaults to « Informations ». */
  readonly main?: string;
}

/** A record that is a form: it holds the lock while it is open (S12). */
export interface EditedRecord<
  R extends RecordLike,
  B extends z.ZodObject,
  C extends z.ZodObject,
  Tab extends string,
> extends CommonDefinition<R, C, Tab> {
  readonly edit: EditRoutes<B, R>;
  /** Fields that have a meaning only beside some values of others: they are shown and sent only then. */
  readonly applies?: Applies<FieldName<B>>;
  /** Above the form: what is shown of the record and not edited. */
  readonly Lead?: ComponentType<{ readonly record: R }>;
  /** What the record itself refuses, said at the fields before anything is sent. */
  rules?(record: R, values: z.output<B>): FieldErrors;
  /** The fields, new or known. */
  fields(form: RecordFormHandle<B | C>): ReactNode;
}

/** A record that is shown, with actions. It looks at the lock; each action takes it (L08). */
export interface ShownRecord<R extends RecordLike, C extends z.ZodObject, Tab extends string>
  extends CommonDefinition<R, C, Tab> {
  readonly show: ShowRoute<R>;
  readonly Main: ComponentType<{ readonly record: R }>;
  fields?(form: RecordFormHandle<C>): ReactNode;
}

/** A record with a page of its own. */
export type AnyDefinition<
  R extends RecordLike,
  B extends z.ZodObject,
  C extends z.ZodObject,
  Tab extends string,
> = EditedRecord<R, B, C, Tab> | ShownRecord<R, C, Tab>;

/** What a record is called on its screens. */
export const nameOf =
  <R extends RecordLike>({ name }: { name?(record: R): string }) =>
  (record: R): string =>
    name?.(record) ?? ownName(record) ?? "";
