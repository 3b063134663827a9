import type { ReactNode } from "react";

/** « INC-2026-00400 » */
const number = /([A-Z]+-\d{4}-\d+)/;

export const unbroken = (text: string): ReactNode =>
  text.split(number).map((part, at) =>
    number.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same number may stand in a text twice, and parts keep their places.
      <span key={at} className="ui-unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
