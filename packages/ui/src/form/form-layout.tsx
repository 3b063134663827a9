import type { ReactNode } from "react";
import { texts } from "../texts.ts";

/** Of readable width. Explains « * » if a field is required. */
export function FormLayout({ children }: { children: ReactNode }) {
  return (
    <div className="ui-form">
      <RequiredLegend />
      {children}
    </div>
  );
}

/** Explains « * » (RGAA 11.10), if a sibling field has it. */
export function RequiredLegend() {
  return <p className="ui-form__legend">{texts.field.legend}</p>;
}

/** Fields under a heading; `level` keeps the page's outline consistent. */
export function FormSection({ title, help, children, level = 2 }: FormSectionProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section className="ui-form__section">
      <div className="ui-form__head">
        <Heading className="ui-form__title">{title}</Heading>
        {help ? <p className="ui-field__help">{help}</p> : null}
      </div>
      {children}
    </section>
  );
}

export interface FormSectionProps {
  title: ReactNode;
  help?: ReactNode;
  children: ReactNode;
  level?: 2 | 3 | undefined;
}

/** Fields on one line (postal code and city), stacked without room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="ui-form__row">{children}</div>;
}
