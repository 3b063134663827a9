import { Banner } from "../display/banner.tsx";
import { texts } from "../texts.ts";
import { FieldLink } from "./field-link.tsx";

export interface FieldProblem {
  /** The control's; omitted for errors of the whole form. */
  fieldId?: string | undefined;
  message: string;
}

/** « 2 champs sont à corriger » */
export const wrongFields = (count: number): string => texts.errors.title(count);

/** Linked to their fields. Renders nothing without errors: an alert is announced when mounted. */
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
