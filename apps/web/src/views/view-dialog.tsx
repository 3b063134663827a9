import { type OwnView, viewRoutes as routes, type View } from "@palier/contract/areas/view";
import { ActionDialog, useToast } from "@palier/ui";
import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { z } from "zod";
import { useRefresh } from "#api/refresh.ts";
import { fieldLabel } from "#forms/field-label.ts";
import { FormField } from "#forms/form-field.tsx";
import { FormParts, isBlocked, useFormPress } from "#forms/form-frame.tsx";
import { type RecordFormHandle, useRecordForm } from "#forms/use-record-form.ts";
import { useHasLeft } from "#navigation/use-has-left.ts";
import type { EditedView } from "./use-base.ts";
import { viewQuery } from "./view-address.ts";
import { type ViewPart, viewParts } from "./view-parts.ts";
import { valuesOf, withoutLost } from "./view-values.ts";
import { wordsOfPart } from "./view-words.ts";
import type { ViewedList } from "./viewed-list.ts";
import { viewsTexts as texts } from "./views.texts.ts";

export interface ViewDialogProps {
  readonly viewed: ViewedList;
  readonly task:
    | { readonly kind: "create" }
    | { readonly kind: "save"; readonly edited: EditedView }
    | { readonly kind: "rename"; readonly view: OwnView };
  readonly close: () => void;
}

export function ViewDialog({ task, ...props }: ViewDialogProps) {
  if (task.kind === "create") return <NewView {...props} />;
  const { view, parts } = task.kind === "save" ? task.edited : { view: task.view, parts: noParts };
  return <KnownView {...props} view={view} parts={parts} />;
}

const noParts: readonly ViewPart[] = [];

type WindowProps = Omit<ViewDialogProps, "task">;

function NewView({ viewed, close }: WindowProps) {
  const { list, now } = viewed;
  const [load] = useState(() => ({ values: { name: "", scope: "mine" }, choices: {} }));
  const saved = useSaved(viewed);
  const form = useRecordForm({
    routes: routes.create,
    params: {},
    load,
    readOnly: false,
    fixed: { list: viewed.view.list, ...valuesOf(now, list) },
    onSaved: (view) => {
      close();
      void saved(view, texts.created(view.name));
    },
  });
  return (
    <ViewWindow form={form} title={texts.form.createTitle} submitLabel={texts.form.save} close={close}>
      <FormField form={form} name="name" />
      <FormField form={form} name="scope" help={texts.form.scope} />
      <p>{texts.form.keeps}</p>
    </ViewWindow>
  );
}

interface KnownViewProps extends WindowProps {
  readonly view: OwnView;
  /** Empty for a rename. */
  readonly parts: readonly ViewPart[];
}

/** From the view as this page knows it: another admin's save meanwhile is merged field by field (A04). */
function KnownView({ viewed, view, parts, close }: KnownViewProps) {
  const { list, now } = viewed;
  const [load] = useState(() => ({ values: formValues(view, list), choices: {} }));
  const [values] = useState(() => valuesOf(now, list, withoutLost(view, list)));
  const saved = useSaved(viewed);
  const isRename = parts.length === 0;
  const form = useRecordForm({
    routes: routes.edit,
    params: { id: view.id },
    // A name typed in a rename is no draft of the list's changes.
    name: isRename ? "rename" : "save",
    load,
    readOnly: false,
    words: (name, value) => wordsOfPart(list, name, value),
    onSaved: (next) => {
      close();
      void saved(next, texts.saved(next.name), isRename);
    },
  });
  const { type } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the window opens
  useEffect(() => {
    // All: a draft may hold what the list showed when the window was closed.
    if (!isRename) for (const part of viewParts) type(part, values[part]);
  }, []);
  const giveUp = (): void => {
    // The list keeps its changes. A typed name stays as a draft.
    if (form.state.values.name === view.name) form.forget();
    close();
  };
  const label = (name: string): string => fieldLabel(form.schema, form.record, name);
  return (
    <ViewWindow
      form={form}
      title={isRename ? texts.form.renameTitle(view.name) : texts.form.saveTitle(view.name)}
      submitLabel={isRename ? texts.form.rename : texts.form.save}
      close={giveUp}
    >
      <FormField form={form} name="name" />
      {isRename ? null : <p>{texts.form.changes(parts.map(label).join(", "))}</p>}
      {view.scope === "team" ? <p>{texts.form.forTeam}</p> : null}
    </ViewWindow>
  );
}

const formValues = (view: View, list: ViewedList["list"]) => ({
  name: view.name,
  version: view.version,
  ...withoutLost(view, list),
});

interface ViewWindowProps<B extends z.ZodObject> {
  readonly form: RecordFormHandle<B>;
  readonly title: string;
  readonly submitLabel: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

function ViewWindow<B extends z.ZodObject>({
  form,
  title,
  submitLabel,
  close,
  children,
}: ViewWindowProps<B>) {
  const press = useFormPress(form);
  const refresh = useRefresh();
  return (
    <ActionDialog
      open
      onOpenChange={() => {
        close();
        // A view that was deleted, or saved without an answer, is missing from the tabs.
        if (form.state.failure !== undefined) void refresh();
      }}
      title={title}
      submitLabel={submitLabel}
      disabled={isBlocked(form)}
      mayClose={() => form.state.sent === undefined}
      check={press.check}
      onSubmit={async () => {
        await press.save();
        return false;
      }}
    >
      <FormParts form={form} press={press} button={submitLabel}>
        {children}
      </FormParts>
    </ActionDialog>
  );
}

/** A view of the plain list leaves that list's own columns. */
function useSaved({ list, view: { shown }, columns, density }: ViewedList) {
  const refresh = useRefresh();
  const toast = useToast();
  const navigate = useNavigate();
  const hasLeft = useHasLeft();
  return async (view: View, words: string, isRename = false): Promise<void> => {
    toast.success(words);
    await refresh();
    if (isRename) return;
    if (shown !== undefined) {
      columns.reset();
      density.reset();
    }
    // The list may have been left meanwhile, for one without this view.
    if (!hasLeft()) await navigate(viewQuery(view, list.vocabulary), { replace: true });
  };
}
