import { Fragment } from "react";
import { classNames } from "../class-names.ts";
import { WrittenText } from "../display/written-text.tsx";
import { formatDay, formatTime } from "../format.ts";

export interface ThreadMessage {
  key: string | number;
  /** ISO 8601. */
  at: string;
  author: string;
  /** By the operator: aligned to the end. */
  mine: boolean;
  body: string;
}

export interface ThreadProps {
  /** « Conversation avec Élodie Petit » */
  label: string;
  /** Oldest first. */
  messages: readonly ThreadMessage[];
}

/** A conversation, with a line at each new day (in Paris). */
export function Thread({ label, messages }: ThreadProps) {
  return (
    <ol className="ui-thread" aria-label={label}>
      {messages.map(({ key, at, author, mine, body }, index) => {
        const day = formatDay(at);
        const before = messages[index - 1];
        return (
          <Fragment key={key}>
            {before === undefined || formatDay(before.at) !== day ? (
              <li className="ui-thread__day">
                <span>{day}</span>
              </li>
            ) : null}
            <li className={classNames("ui-thread__message", mine && "ui-thread__message--mine")}>
              <p className="ui-thread__meta">
                <span className="ui-thread__author">{author}</span>{" "}
                <time dateTime={at}>{formatTime(at)}</time>
              </p>
              <WrittenText text={body} />
            </li>
          </Fragment>
        );
      })}
    </ol>
  );
}
