import type { Ref } from "react";
import { useImperativeHandle, useRef } from "react";
import { Banner } from "../display/banner.tsx";
import { texts } from "../texts.ts";
import { FieldLink } from "./field-link.tsx";

/** One error of a form: the field's id, its label, and what is wrong. */
export interface FieldProblem {
  /** The id of the control to go to; without it the problem concerns the whole form. */
  fieldId?: string | undefined;
  message: string;
}

export interface ErrorSummaryHandle {
  focus: () => void;
}

/** All errors of a form on its top, each a link to its field. Call `focus()` on the ref after a failed save. */
export function ErrorSummary({
  problems,
  ref,
}: {
  problems: readonly FieldProblem[];
  ref?: Ref<ErrorSummaryHandle>;
}) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => box.current?.focus() }), []);
  return (
    <div ref={box} tabIndex={-1} role="alert" className="ui-errors">
      {problems.length === 0 ? null : (
        <Banner tone="danger" title={texts.errors.title(problems.length)}>
          <ul className="ui-errors__list">
            {problems.map(({ fieldId, message }) => (
              <li key={`${fieldId ?? ""} ${message}`}>
                {fieldId === undefined ? message : <FieldLink fieldId={fieldId}>{message}</FieldLink>}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}
