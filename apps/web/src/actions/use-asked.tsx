import { ConfirmDialog, useToast } from "@palier/ui";
import { type ReactNode, useState } from "react";
import { type Failure, problemWith } from "#api/failure.ts";
import { useRefresh } from "#api/refresh.ts";
import { useAlive } from "#navigation/use-alive.ts";
import type { FormAction, PressAction, RunAction } from "./action.ts";
import { actionTexts as texts } from "./actions.texts.ts";
import { pressFailureOf } from "./press-failure.ts";
import type { Acting, ActionsOptions, Heir } from "./use-acting.ts";

interface Opened<R, A = RunAction<R>> {
  readonly action: A;
  readonly record: R;
  readonly open: boolean;
}

interface Refusal {
  readonly text: string;
  /** A retry repeats the action unchanged. */
  readonly isUnknown: boolean;
  /** Others need the record: asking again is useless. */
  readonly isFinal: boolean;
}

/** A changed version or state is 409 too. */
function isKept({ leaves }: { readonly leaves?: true }, failure: Failure): boolean {
  const problem = problemWith(failure, 409);
  return leaves === true && problem !== undefined && problem.current === undefined && !("allowed" in problem);
}

/** The question or form before an action, one at a time. */
export function useAsked<R extends { readonly id: number }>(
  { nameOf, current }: ActionsOptions<R>,
  { act, undoOf, finish, present }: Acting<R>,
  heir: Heir,
) {
  const toast = useToast();
  const [opened, setOpened] = useState<Opened<R>>();
  const { refusal, refuse, forget } = useRefusal(nameOf);

  const confirm = async (action: PressAction<R>, shown: R): Promise<void> => {
    const record = present(shown);
    try {
      if (!(await act(action, record))) return;
    } catch (error) {
      refuse(action, record, error);
      throw error;
    }
    void finish(action, record);
  };
  const shut = (): void => setOpened((before) => before && { ...before, open: false });
  // A late save must not close another dialog.
  const shutOwn = (action: RunAction<R>, record: R): void =>
    setOpened((before) =>
      before?.action === action && before.record.id === record.id ? { ...before, open: false } : before,
    );
  const formOf = (action: FormAction<R>, record: R): ReactNode =>
    action.dialog({
      record,
      focusFallback: () => heir.current?.(),
      close: (result, said, answer) => {
        shutOwn(action, record);
        if (result !== "done") return;
        toast.success(said ?? texts.done(action.label, nameOf(record)), {
          kind: action.name,
          action: undoOf(action, record, answer),
        });
        void finish(action, record, answer);
      },
    });

  const ask = (action: RunAction<R>, record: R): void => {
    forget();
    setOpened({ action, record, open: true });
  };
  if (opened === undefined) return { ask, dialog: undefined };
  const { action, open } = opened;
  const now = current(opened.record);
  const record = now ?? opened.record;
  if (action.kind === "form") return { ask, dialog: open ? formOf(action, record) : null };
  // After a lost answer, repeating the key tells whether the record was deleted.
  const isGone = open && now === undefined && refusal?.isUnknown !== true;
  const dialog = (
    <QuestionDialog
      asked={{ action, record, open }}
      isGone={isGone}
      error={refusal?.text}
      isFinal={refusal?.isFinal === true}
      focusFallback={() => heir.current?.()}
      onClose={shut}
      onConfirm={() => confirm(action, record)}
    />
  );
  return { ask, dialog };
}

function useRefusal<R>(nameOf: (record: R) => string) {
  const toast = useToast();
  const refresh = useRefresh();
  const alive = useAlive();
  const [refusal, setRefusal] = useState<Refusal>();
  const refuse = (action: PressAction<R>, record: R, error: unknown): void => {
    const { failure, isUnknown, text: words } = pressFailureOf(error);
    const { title, detail } = words;
    const isFinal = isKept(action, failure);
    const said = detail === "" ? title : detail;
    const instead = isFinal ? action.instead : undefined;
    const text = instead === undefined ? said : `${said} ${instead}`;
    setRefusal({ text, isUnknown, isFinal });
    // The screen was left.
    if (!alive.current)
      toast.error(`${action.label}\u00a0: ${title}`, { detail: texts.failedFor(nameOf(record), text) });
    // The question must be about the present record, which a lost answer may have changed (A17).
    const isStale = failure.kind === "problem" && (failure.status === 409 || failure.status === 404);
    if (isStale || isUnknown) void refresh();
  };
  return { refusal, refuse, forget: () => setRefusal(undefined) };
}

interface QuestionDialogProps<R> {
  readonly asked: Opened<R, PressAction<R>>;
  readonly isGone: boolean;
  readonly error: string | undefined;
  readonly isFinal: boolean;
  readonly focusFallback: () => HTMLElement | undefined;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<void>;
}

function QuestionDialog<R>({ asked, isGone, isFinal, onClose, ...dialog }: QuestionDialogProps<R>) {
  const { action, record, open } = asked;
  const question = action.confirm?.(record);
  if (question === undefined) return null;
  return (
    <ConfirmDialog
      {...dialog}
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={question.title}
      description={question.detail}
      confirmLabel={question.confirmLabel ?? action.label}
      danger={action.tone === "danger"}
      error={isGone ? texts.goneMeanwhile : dialog.error}
      final={isFinal && !isGone}
      check={() => !isGone}
    />
  );
}
