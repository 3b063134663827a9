import { type ComponentType, createContext, type ReactNode } from "react";
import type { z } from "zod";
import type { RecordAction } from "#actions/action.ts";
import type { Callable } from "#api/call.ts";
import type { RecordScreens } from "#areas/area.ts";
import type { FormLoad, FormRoutes, RecordFormHandle } from "#forms/use-record-form.ts";
import { CreateScreen } from "./create-screen.tsx";
import { EditTab } from "./edit-tab.tsx";
import type { HistoryRoute } from "./history-list.ts";
import { HistoryTab } from "./history-tab.tsx";
import { type OpenRecord, type RecordContext, useOpenRecord } from "./open-record.tsx";
import type { FactDefinitions } from "./record-facts.ts";
import { RecordPage } from "./record-page.tsx";

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
  /** What the record is called: title, crumb, questions, toasts. */
  readonly name: (record: R) => string;
  /** In the head: what one wants to know at once. The page's aside shows them all. */
  readonly facts?: FactDefinitions<R>;
  readonly actions?: readonly RecordAction<R>[];
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

export interface DefinedRecord<R> extends RecordScreens {
  /** For {@link useOpenRecord} in the record's tabs. */
  readonly context: RecordContext<R>;
}

/** The screens of a record that is a form, stated once: its page, form, creation and history. */
export function defineRecord<
  R extends RecordLike,
  B extends z.ZodObject,
  C extends z.ZodObject = B,
  const Tab extends string = never,
>(definition: EditedRecord<R, B, C, Tab>): DefinedRecord<R> {
  const context = createContext<OpenRecord<R> | undefined>(undefined);
  return screensOf(definition, context, <EditTab definition={definition} context={context} />);
}

/** The screens of a record that is shown with actions, stated once. */
export function defineShownRecord<
  R extends RecordLike,
  C extends z.ZodObject = z.ZodObject,
  const Tab extends string = never,
>(definition: ShownRecord<R, C, Tab>): DefinedRecord<R> {
  const context = createContext<OpenRecord<R> | undefined>(undefined);
  return screensOf(definition, context, <ShownMain Main={definition.Main} context={context} />);
}

function ShownMain<R>({ Main, context }: { Main: ComponentType<{ record: R }>; context: RecordContext<R> }) {
  const { record } = useOpenRecord({ context });
  return <Main record={record} />;
}

function screensOf<R extends RecordLike, B extends z.ZodObject, C extends z.ZodObject, Tab extends string>(
  definition: EditedRecord<R, B, C, Tab> | ShownRecord<R, C, Tab>,
  context: RecordContext<R>,
  main: ReactNode,
): DefinedRecord<R> {
  const { create, history, name } = definition;
  const fields = definition.fields?.bind(definition);
  return {
    context,
    page: <RecordPage definition={definition} context={context} />,
    main,
    ...(create === undefined || fields === undefined
      ? {}
      : { create: <CreateScreen routes={create} fields={fields} name={name} /> }),
    ...(history === undefined ? {} : { history: <HistoryTab route={history} context={context} /> }),
  };
}
