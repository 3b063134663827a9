import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { texts } from "../texts.ts";
import { useMedia, usePrinted } from "../use-media.ts";

export interface RecordLayoutProps {
  head: ReactNode;
  tabs?: ReactNode;
  main: ReactNode;
  aside?: ReactNode;
  /** `form`: fields and cards. `full`: a table over the whole area. Defaults to `form`. */
  width?: "form" | "full" | undefined;
}

/** For an aside column; equal to the style sheet's. */
const WIDE = "(min-width: 1100px)";

/** Narrow screens collapse the aside above the main column. Never collapsed in print. */
export function RecordLayout(props: RecordLayoutProps) {
  const { head, tabs, main, aside, width = "form" } = props;
  const printed = usePrinted();
  const wide = useMedia(WIDE) || printed;
  return (
    <div
      className={classNames(
        "ui-record",
        `ui-record--${width}`,
        aside !== undefined && "ui-record--with-aside",
        tabs !== undefined && tabs !== null && "ui-record--tabbed",
      )}
    >
      <div className="ui-record__head">{head}</div>
      {tabs}
      {aside === undefined ? null : (
        <aside className="ui-record__aside" aria-label={texts.record.aside}>
          {wide ? (
            aside
          ) : (
            <details className="ui-record__fold">
              <summary>{texts.record.aside}</summary>
              <div className="ui-record__folded">{aside}</div>
            </details>
          )}
        </aside>
      )}
      <div className="ui-record__main">{main}</div>
    </div>
  );
}
