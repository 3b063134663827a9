import { createContext, useContext, useEffect } from "react";

/** What a field tells the control inside it. */
export interface FieldControl {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
  /** A control that cannot read what was typed says so here; `undefined` takes it back. */
  reportProblem: (problem: string | undefined) => void;
}

export const FieldContext = createContext<FieldControl | undefined>(undefined);

interface OwnAttributes {
  id?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined;
}

/** The attributes by which a control belongs to its field; what the control says by itself wins. */
export function useFieldAttributes(own: OwnAttributes) {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.id,
    disabled: own.disabled ?? field?.disabled,
    "aria-required": (own.required ?? field?.required) || undefined,
    "aria-describedby": own["aria-describedby"] ?? field?.describedBy,
    "aria-invalid": own["aria-invalid"] ?? (field?.invalid || undefined),
  };
}

/** Tells the surrounding field that what was typed cannot be read. */
export function useFieldProblem(problem: string | undefined): void {
  const report = useContext(FieldContext)?.reportProblem;
  useEffect(() => {
    report?.(problem);
    return () => report?.(undefined);
  }, [report, problem]);
}
