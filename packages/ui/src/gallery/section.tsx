import { type ReactNode, useId } from "react";

/** A section of the gallery with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="ui-gallery__section" aria-labelledby={id}>
      <h2 id={id} className="ui-gallery__title">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Samples side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="ui-gallery__row">{children}</div>;
}
