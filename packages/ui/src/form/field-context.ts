import { createContext, useContext, useEffect } from "react";

export interface FieldControl {
  id: string;
  labelId: string;
  name: string | undefined;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
  /** Focusable and copyable: another admin holds the record (L14). */
  readOnly: boolean;
  /** Always read-only, independent of locks. */
  fixed: boolean;
  /** Why the typed text is unreadable; `undefined` clears it. */
  reportProblem: (problem: string | undefined) => void;
  /** In HTML. Defaults to true. */
  reportLabelable: (labelable: boolean) => void;
}

export const FieldContext = createContext<FieldControl | undefined>(undefined);

interface OwnAttributes {
  id?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined;
}

/** Connects a control to its field; its own props take precedence. */
export function useFieldAttributes(own: OwnAttributes) {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.id,
    disabled: own.disabled ?? field?.disabled,
    readOnly: own.readOnly ?? field?.readOnly,
    "aria-required": (own.required ?? field?.required) || undefined,
    "aria-describedby": own["aria-describedby"] ?? field?.describedBy,
    "aria-invalid": own["aria-invalid"] ?? (field?.invalid || undefined),
  };
}

/** « Choisir une date : Livraison ». `own`: the control's name without a Field. */
export function useButtonName(own: string | undefined): (does: string) => string {
  const name = useContext(FieldContext)?.name;
  const field = own ?? name;
  return (does) => (field === undefined ? does : `${does}\u00a0: ${field}`);
}

export function useFieldProblem(problem: string | undefined): void {
  const report = useContext(FieldContext)?.reportProblem;
  useEffect(() => {
    report?.(problem);
    return () => report?.(undefined);
  }, [report, problem]);
}

/** For a control that HTML cannot label; `labelId` names it. */
export function useNoLabelable(): void {
  const report = useContext(FieldContext)?.reportLabelable;
  useEffect(() => {
    report?.(false);
    return () => report?.(true);
  }, [report]);
}
