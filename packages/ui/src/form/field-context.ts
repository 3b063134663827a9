import { createContext, useContext, useEffect } from "react";

/** What a field passes to the control inside it. */
export interface FieldControl {
  id: string;
  labelId: string;
  /** The label in words, where it is nothing but words. */
  name: string | undefined;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
  /** Shown, focusable and copyable, but not to be changed: another admin holds the record (L14). */
  readOnly: boolean;
  /** Receives what is wrong with a text that the control cannot read; `undefined` clears it. */
  reportProblem: (problem: string | undefined) => void;
  /** Receives whether the control is one that HTML lets a label point to. Until it does, it is. */
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

/** The attributes that tie a control to its field; the control's own props win. */
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
 * Names a button beside a control: what it does, then for which field, so that those of two fields tell apart (« Choisir
 * une date : Livraison »). `own` is the control's name where no Field gives one.
 */
export function useButtonName(own: string | undefined): (does: string) => string {
  const name = useContext(FieldContext)?.name;
  const field = own ?? name;
  return (does) => (field === undefined ? does : `${does}\u00a0: ${field}`);
}

/** Shows a problem in the surrounding field while the control cannot read what was typed. */
export function useFieldProblem(problem: string | undefined): void {
  const report = useContext(FieldContext)?.reportProblem;
  useEffect(() => {
    report?.(problem);
    return () => report?.(undefined);
  }, [report, problem]);
}

/** Tells the surrounding field that its control, which is named by `labelId`, is no form control of HTML. */
export function useNoLabelable(): void {
  const report = useContext(FieldContext)?.reportLabelable;
  useEffect(() => {
    report?.(false);
    return () => report?.(true);
  }, [report]);
}
