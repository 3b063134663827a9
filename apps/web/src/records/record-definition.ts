import { ownName } from "@palier/contract/kit/own-name";
import { isolated } from "@palier/contract/kit/typed-text";
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

export interface RecordLike {
  readonly id: number;
}

export interface RecordEntity<R extends RecordLike> {
  readonly name: string;
  readonly record: z.ZodObject & z.ZodType<R>;
}

export interface ShowRoute<R> extends Callable<z.ZodType<R>> {
  readonly metadata: { readonly entity?: string; readonly record?: { readonly param: string } };
}

/** Its GET also answers the record. */
export type EditRoutes<B extends z.ZodObject, R> = FormRoutes<B, z.ZodType<R>> & {
  readonly get: Callable<z.ZodType<FormLoad & { readonly record?: R | undefined }>>;
};

/** A second button of a creation, which opens one of the new record's windows. */
export interface NextAction {
  readonly label: string;
  /** Its name among the record's actions. */
  readonly action: string;
}

interface CommonDefinition<R extends RecordLike, C extends z.ZodObject, Tab extends string> {
  readonly entity: RecordEntity<R>;
  /** Defaults to the name columns. */
  readonly name?: (record: NoInfer<R>) => string;
  /** The header shows the first. */
  readonly facts?: FactDefinitions<R>;
  readonly actions?: readonly RecordAction<NoInfer<R>>[];
  /** Breadcrumb, and target of « Annuler » and « Revenir ». */
  parent?(record: R): TitleParent;
  /** Below the facts. */
  readonly Contact?: ComponentType<{ readonly record: R }>;
  /** Below the facts; defaults to the latest changes. */
  readonly Aside?: ComponentType<{ readonly record: R }>;
  /** Of other areas, in screen order. */
  readonly related?: readonly RelatedList[];
  readonly create?: FormRoutes<C, z.ZodType<R>>;
  readonly afterCreate?: NextAction;
  readonly history?: HistoryRoute;
  /** Further tabs by path; the area declares their code. */
  readonly tabs?: Readonly<Record<Tab, string>>;
  /** The first tab; defaults to « Informations ». */
  readonly main?: string;
}

/** Locked while open (S12). */
export interface EditedRecord<
  R extends RecordLike,
  B extends z.ZodObject,
  C extends z.ZodObject,
  Tab extends string,
> extends CommonDefinition<R, C, Tab> {
  readonly edit: EditRoutes<B, R>;
  readonly applies?: Applies<FieldName<B>>;
  /** Rules by the record, checked before sending. */
  rules?(record: R, values: z.output<B>): FieldErrors;
  fields(form: RecordFormHandle<B | C>): ReactNode;
}

/** Watches the lock; each action takes it (L08). */
export interface ShownRecord<R extends RecordLike, C extends z.ZodObject, Tab extends string>
  extends CommonDefinition<R, C, Tab> {
  readonly show: ShowRoute<R>;
  readonly Main: ComponentType<{ readonly record: R }>;
  fields?(form: RecordFormHandle<C>): ReactNode;
}

export type AnyDefinition<
  R extends RecordLike,
  B extends z.ZodObject,
  C extends z.ZodObject,
  Tab extends string,
> = EditedRecord<R, B, C, Tab> | ShownRecord<R, C, Tab>;

export const nameOf =
  <R extends RecordLike>({ name }: { name?(record: R): string }) =>
  (record: R): string =>
    isolated(name?.(record) ?? ownName(record) ?? "");
