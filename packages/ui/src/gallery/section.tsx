import { type ReactNode, useId } from "react";

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

export function Row({ children }: { children: ReactNode }) {
  return <div className="ui-gallery__row">{children}</div>;
}
