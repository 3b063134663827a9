import type { ReactNode } from "react";
import { texts } from "../texts.ts";

/** A form's single column: labels above, at a width that reads well. Says what « * » is where a field has one. */
export function FormLayout({ children }: { children: ReactNode }) {
  return (
    <div className="ui-form">
      <RequiredLegend />
      {children}
    </div>
  );
}

/** What « * » beside a label means (RGAA 11.10). Shown by the style sheet where a field beside it has the mark. */
export function RequiredLegend() {
  return <p className="ui-form__legend">{texts.field.legend}</p>;
}

/** A group of fields with its heading. `level` keeps the page's outline in order. */
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

/** Fields that belong on one line (postal code and city); below each other where there is no room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="ui-form__row">{children}</div>;
}
