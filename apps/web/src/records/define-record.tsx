import { type ComponentType, createContext, type ReactNode, useMemo } from "react";
import type { z } from "zod";
import type { RecordScreens } from "#areas/area.ts";
import { ListPanel } from "#list-screen/list-panel.tsx";
import { CreateScreen, type CreateScreenProps } from "./create-screen.tsx";
import { EditTab } from "./edit-tab.tsx";
import { type HistoryRoute, historyList, historyParam } from "./history-list.ts";
import { type OpenRecord, type RecordContext, useOpenRecord } from "./open-record.tsx";
import { type EditedRecord, nameOf, type RecordLike, type ShownRecord } from "./record-definition.ts";
import { RecordPage } from "./record-page.tsx";

export interface DefinedRecord<R> extends RecordScreens {
  /** For {@link useOpenRecord} in the record's tabs. */
  readonly context: RecordContext<R>;
}

/**
 * Page, form, creation and history of an edited record.
 *
 * @example
 * export const record = defineRecord({ entity: building, edit: routes.edit, create: routes.create, fields });
 */
export function defineRecord<
  R extends RecordLike,
  B extends z.ZodObject,
  C extends z.ZodObject = B,
  const Tab extends string = never,
>(definition: EditedRecord<R, B, C, Tab>): DefinedRecord<R> {
  const context = createContext<OpenRecord<R> | undefined>(undefined);
  return screensOf(definition, context, <EditTab definition={definition} context={context} />);
}

/**
 * For a record without an edit form.
 *
 * @example
 * export const record = defineShownRecord({ entity: order, show: routes.show, Main: OrderMain });
 */
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
  const { create, history } = definition;
  const name = nameOf(definition);
  const fields = definition.fields?.bind(definition);
  const applies = "applies" in definition ? definition.applies : undefined;
  return {
    context,
    reads: "edit" in definition ? definition.edit.get.path : definition.show.path,
    page: <RecordPage definition={definition} context={context} />,
    main,
    ...(create === undefined || fields === undefined
      ? {}
      : {
          create: (
            <CreateScreen
              routes={create}
              edit={"edit" in definition ? definition.edit : undefined}
              fields={fields}
              name={name}
              applies={applies}
              afterCreate={definition.afterCreate}
            />
          ),
        }),
    ...(history === undefined ? {} : { history: <HistoryTab route={history} context={context} /> }),
  };
}

/**
 * The creation of a record whose form has other values than its edit form: who it is for is chosen once.
 *
 * @example
 * export const record = { ...defineRecord({ entity: incident, edit: routes.edit, fields }), create: creation({ … }) };
 */
export const creation = <R extends RecordLike, C extends z.ZodObject>(
  form: Omit<CreateScreenProps<R, C>, "edit">,
): ReactNode => <CreateScreen {...form} edit={undefined} />;

interface HistoryTabProps<R> {
  readonly route: HistoryRoute;
  readonly context: RecordContext<R>;
}

/** Who changed what, when (A11). */
function HistoryTab<R>({ route, context }: HistoryTabProps<R>) {
  const { id } = useOpenRecord({ context });
  const list = useMemo(() => historyList(route), [route]);
  const params = useMemo(() => ({ [historyParam(route)]: id }), [route, id]);
  return <ListPanel list={list} params={params} />;
}
