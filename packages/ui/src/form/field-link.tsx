import type { ReactNode } from "react";

/** A link that scrolls to a control on the same page and focuses it. */
export function FieldLink({ fieldId, children }: { fieldId: string; children: ReactNode }) {
  return (
    <a
      className="ui-link"
      href={`#${fieldId}`}
      onClick={(event) => {
        // Keeps the address (A01): the fragment would add a history entry.
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
