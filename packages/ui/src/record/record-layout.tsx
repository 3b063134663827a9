import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { texts } from "../texts.ts";
import { useMedia } from "../use-media.ts";

export interface RecordLayoutProps {
  /** The record's name, facts and actions: a PageHeader. */
  head: ReactNode;
  tabs?: ReactNode;
  main: ReactNode;
  /** What one wants to know beside the form: facts, holder, last changes. */
  aside?: ReactNode;
  /** Names the aside. Defaults to « À savoir ». */
  asideLabel?: string | undefined;
  /**
   * Where the aside has no column of its own: folded above the main column, or left out. One that is left
   * out stays in view beside a long form. Defaults to `folded`.
   */
  narrowAside?: "folded" | "hidden" | undefined;
  /** `form`: a column that reads well. `full`: a table over the whole width and height. Defaults to `form`. */
  width?: "form" | "full" | undefined;
}

/** From this width on the aside has its own column; the style sheet says the same. */
const WIDE = "(min-width: 1100px)";

/**
 * A record's page on one grid: head and tabs over its whole width, then the main column, with an aside beside it on wide
 * screens. On others the aside is folded above it. Paper cannot be unfolded.
 */
export function RecordLayout(props: RecordLayoutProps) {
  const { head, tabs, main, asideLabel = texts.record.aside, width = "form" } = props;
  const printed = useMedia("print");
  const wide = useMedia(WIDE) || printed;
  const aside = wide || props.narrowAside !== "hidden" ? props.aside : undefined;
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
        <aside
          className={classNames(
            "ui-record__aside",
            props.narrowAside === "hidden" && "ui-record__aside--stays",
          )}
          aria-label={asideLabel}
        >
          {wide ? (
            aside
          ) : (
            <details className="ui-record__fold">
              <summary>{asideLabel}</summary>
              <div className="ui-record__folded">{aside}</div>
            </details>
          )}
        </aside>
      )}
      <div className="ui-record__main">{main}</div>
    </div>
  );
}
