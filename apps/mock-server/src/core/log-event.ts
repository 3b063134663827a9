import { visible } from "@palier/contract/kit/visible";

/** What an operator asks about the day after. Times are real ones, not a world's. */
export interface LogEvent {
  readonly event:
    | "sign-in-refused"
    | "locked"
    | "conflict"
    | "failed"
    | "takeover"
    | "push-failed"
    /** Of the realtime service or the data folder. */
    | "notice";
  /** `x-request-id` of the answer. */
  readonly id?: string | undefined;
  readonly why?: string | undefined;
  readonly [more: string]: string | number | undefined;
}

export type Log = (event: LogEvent) => void;

/**
 * One line for each event: `2026-11-28T21:40:00.000Z locked status=423 path="/admin/…"`, or an object of JSON. What came from
 * outside begins no line and moves no cursor.
 */
export const logTo =
  (format: "plain" | "json", write: (line: string) => void): Log =>
  ({ event, ...more }) => {
    const at = new Date().toISOString();
    if (format === "json") {
      write(visible(JSON.stringify({ at, event, ...more })));
      return;
    }
    const parts = Object.entries(more).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${typeof value === "number" ? value : JSON.stringify(value)}`],
    );
    write(visible([at, event, ...parts].join(" ")));
  };
