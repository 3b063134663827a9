import type { ReactNode } from "react";

/** A link to the control with this id on the same page: scrolls to it and gives it the focus. */
export function FieldLink({ fieldId, children }: { fieldId: string; children: ReactNode }) {
  return (
    <a
      className="ui-link"
      href={`#${fieldId}`}
      onClick={(event) => {
        // The page's address stays as it is (A01): the fragment would be a step in the history.
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
