import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { WrittenText } from "../display/written-text.tsx";
import { formatDateTime } from "../format.ts";
import type { IconType } from "../icons.ts";
import { texts } from "../texts.ts";
import type { Tone } from "../tone.ts";

export interface TimelineEntry {
  key: string | number;
  /** ISO 8601. */
  at: string;
  title: ReactNode;
  body?: string | undefined;
  /** Besides the admins; styled differently, so that a note is not mistaken for a message. */
  readers?: "team" | "resident" | undefined;
  byWhom?: string | undefined;
  tone?: Tone | undefined;
  icon?: IconType | undefined;
}

export interface TimelineProps {
  /** Accessible name: « Suivi de la commande ». */
  label: string;
  /** In display order. */
  entries: readonly TimelineEntry[];
}

/** A record's events, each with time, author and marker. */
export function Timeline({ label, entries }: TimelineProps) {
  return (
    <ol className="ui-timeline" aria-label={label}>
      {entries.map(({ key, at, title, body, readers, byWhom, tone = "neutral", icon: Icon }) => (
        <li key={key} className="ui-timeline__entry">
          <span aria-hidden className={classNames("ui-timeline__mark", `ui-timeline__mark--${tone}`)}>
            {Icon ? <Icon size={14} /> : null}
          </span>
          <div className="ui-timeline__words">
            <p className="ui-timeline__title">{title}</p>
            <p className="ui-timeline__meta">
              <time dateTime={at}>{formatDateTime(at)}</time>
              {byWhom === undefined ? null : <span> {texts.timeline.by(byWhom)}</span>}
            </p>
            {body ? (
              <div className={classNames("ui-timeline__body", readers && `ui-timeline__body--${readers}`)}>
                <WrittenText text={body} />
              </div>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
