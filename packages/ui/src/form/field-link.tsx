import type { ReactNode } from "react";

/** Scrolls to a control on the page and focuses it. */
export function FieldLink({ fieldId, children }: { fieldId: string; children: ReactNode }) {
  return (
    <a
      className="ui-link"
      href={`#${fieldId}`}
      onClick={(event) => {
        // The fragment would add a history entry (A01).
        event.preventDefault();
        const field = document.getElementById(fieldId);
        field?.scrollIntoView({ block: "center" });
        field?.focus({ preventScroll: true });
      }}
    >
      {children}
    </a>
  );
}
