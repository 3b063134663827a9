import { Banner } from "../display/banner.tsx";
import { texts } from "../texts.ts";
import { FieldLink } from "./field-link.tsx";

/** One error of a form: the field's id, its label, and what is wrong. */
export interface FieldProblem {
  /** The id of the control to go to; without it the problem concerns the whole form. */
  fieldId?: string | undefined;
  message: string;
}

/**
 * All errors of a form on its top, each a link to its field. Renders nothing while there is none: the alert is announced
 * when it is mounted, and a screen reader meets no empty one.
 */
export function ErrorSummary({ problems }: { problems: readonly FieldProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <Banner tone="danger" role="alert" title={texts.errors.title(problems.length)}>
      <ul className="ui-errors">
        {problems.map(({ fieldId, message }) => (
          <li key={`${fieldId ?? ""} ${message}`}>
            {fieldId === undefined ? message : <FieldLink fieldId={fieldId}>{message}</FieldLink>}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
