import { type ToastAction, useToast } from "@palier/ui";
import { failureOf } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";
import { useRefresh } from "#api/refresh.ts";
import { isAsked, type PressAction, type RunAction } from "./action.ts";
import { actionTexts as texts } from "./actions.texts.ts";
import { noteChange } from "./taking-back.ts";
import { usePerform } from "./use-perform.ts";

/**
 * The toast's « Annuler », for what the contract takes back or the action's own opposite. Refused after another's change
 * (409) or lock (423). Works after its screen was left.
 */
export function useUndo<R extends { readonly id: number }>(
  nameOf: (record: R) => string,
  note: (record: R, answer: unknown, isUndone: boolean) => void,
) {
  const toast = useToast();
  const refresh = useRefresh();
  const perform = usePerform<R>();

  const takeBack = async (inverse: PressAction<R>, record: R): Promise<void> => {
    const name = nameOf(record);
    try {
      const performed = await perform(inverse, record);
      if (performed === undefined) return;
      note(record, performed.answer, true);
      toast.success(texts.undone(name), { kind: `undo ${inverse.path}`, counted: texts.undoneAll });
    } catch (error) {
      const { title, detail } = failureText(failureOf(error), "press");
      toast.error(texts.notUndone(name, title), { detail });
    }
    await refresh();
  };

  const inverseOf = (action: RunAction<R>, record: R, answer: unknown): PressAction<R> | undefined => {
    const { takenBack } = action;
    if (takenBack !== undefined) return noteChange(takenBack, record, answer) ? takenBack : undefined;
    return action.kind === "press" && !isAsked(action, record) ? action.undo?.(record) : undefined;
  };

  return (action: RunAction<R>, record: R, answer: unknown): ToastAction | undefined => {
    const inverse = inverseOf(action, record, answer);
    if (inverse === undefined) return undefined;
    return {
      label: texts.undo,
      labelOfLast: texts.undoLast,
      onPress: () => void takeBack(inverse, changedBy(record, answer)),
    };
  };
}

/** Routes without an answered record take no version. */
const changedBy = <R extends { readonly id: number }>(record: R, answer: unknown): R =>
  typeof answer === "object" && answer !== null ? { ...record, ...answer, id: record.id } : record;
