import { createContext, useContext, useEffect } from "react";

/** What a field passes to its control. */
export interface FieldControl {
  id: string;
  labelId: string;
  /** The label as text, if it is plain text. */
  name: string | undefined;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
  /** Focusable and copyable, but not editable: another admin holds the record (L14). */
  readOnly: boolean;
  /** Always read-only, independent of locks. */
  fixed: boolean;
  /** Reports why the typed text is unreadable; `undefined` clears it. */
  reportProblem: (problem: string | undefined) => void;
  /** Reports whether the control is labelable in HTML. Defaults to true. */
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

/** Attributes that connect a control to its field; its own props take precedence. */
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

/**
 * Names a button beside a control by action and field, to distinguish those of two fields (« Choisir une date
 * : Livraison »). `own`: the control's name without a Field.
 */
export function useButtonName(own: string | undefined): (does: string) => string {
  const name = useContext(FieldContext)?.name;
  const field = own ?? name;
  return (does) => (field === undefined ? does : `${does}\u00a0: ${field}`);
}

/** Shows a problem in the surrounding field while the typed text is unreadable. */
export function useFieldProblem(problem: string | undefined): void {
  const report = useContext(FieldContext)?.reportProblem;
  useEffect(() => {
    report?.(problem);
    return () => report?.(undefined);
  }, [report, problem]);
}

/** Declares the field's control, which `labelId` names, as not labelable in HTML. */
export function useNoLabelable(): void {
  const report = useContext(FieldContext)?.reportLabelable;
  useEffect(() => {
    report?.(false);
    return () => report?.(true);
  }, [report]);
}
