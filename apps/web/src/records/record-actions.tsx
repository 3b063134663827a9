import type { LockHolder } from "@palier/firebase-kit/react";
import { HeadActions, useToast } from "@palier/ui";
import type { RecordAction } from "#actions/action.ts";
import { useOfferActions } from "#actions/offered-actions.ts";
import { rowActionsOf } from "#actions/row-actions.ts";
import { useActions } from "#actions/use-actions.tsx";
import { formTexts } from "#forms/forms.texts.ts";
import { heldText } from "#locks/held-text.ts";
import { useAddressAsks } from "#navigation/address-asks.ts";
import type { FormWait } from "./open-record.tsx";
import { recordTexts as texts } from "./records.texts.ts";

interface RecordActionsProps<R extends { readonly id: number }> {
  readonly actions: readonly RecordAction<R>[];
  readonly record: R;
  readonly nameOf: (record: R) => string;
  readonly holder: LockHolder | undefined;
  readonly deleted: boolean;
  /** Pending form changes, which actions would contradict. */
  readonly formWait: FormWait | undefined;
  readonly onGone: () => void;
}

/** The next step as primary, others in a menu. Barred ones have a reason (S15). */
export function RecordActions<R extends { readonly id: number }>(props: RecordActionsProps<R>) {
  const { record, nameOf, holder, deleted } = props;
  const runner = useActions<R>({
    nameOf,
    current: () => (deleted ? undefined : record),
    onGone: props.onGone,
  });
  const held = holder === undefined ? undefined : heldText(holder);
  const actions = rowActionsOf(props.actions, record, {
    run: runner.run,
    refused: deleted ? formTexts.deletedMeanwhile.title : undefined,
    held,
    unsaved: props.formWait === "save" ? texts.saveFirst : undefined,
    waiting: props.formWait === "reading",
  });
  useOfferActions(nameOf(record), actions);
  const toast = useToast();
  useAddressAsks((asked) => {
    if (props.formWait === "reading") return false;
    const known = props.actions.find(({ name }) => name === asked);
    // A link opens a window and sends nothing: what needs no window is left to a press.
    if (known?.kind !== "form") return false;
    const action = actions.find(({ name }) => name === asked);
    if (action !== undefined && "onPress" in action && action.disabled !== true) action.onPress();
    else toast.info(texts.notNow(known.label), { detail: action?.reason });
    return true;
  });
  return (
    <>
      <HeadActions actions={actions} subject={nameOf(record)} />
      {runner.dialog}
    </>
  );
}
