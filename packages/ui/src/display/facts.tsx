import type { ReactNode } from "react";
import { texts } from "../texts.ts";
import type { Tone } from "../tone.ts";
import { StatusDot } from "./status.tsx";

/** One thing known of a record. */
export interface Fact {
  label: string;
  /** An empty value shows as a dash. */
  value: ReactNode;
  /** Shows the value as a status: a dot of this tone before the word. */
  tone?: Tone | undefined;
}

export interface FactsProps {
  facts: readonly Fact[];
  /**
   * `line`: side by side, for a record's head. `column`: label and value on one line, for an aside. `grid`: as many
   * columns as there is room for. Defaults to `grid`.
   */
  layout?: "line" | "column" | "grid" | undefined;
}

/** What is known of a record: labels and values, for heads, asides and cards. */
export function Facts({ facts, layout = "grid" }: FactsProps) {
  return (
    <dl className={`ui-facts ui-facts--${layout}`}>
      {facts.map(({ label, value, tone }) => (
        <div key={label} className="ui-facts__pair">
          <dt>{label}</dt>
          <dd>
            <FactValue value={value} tone={tone} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FactValue({ value, tone }: Pick<Fact, "value" | "tone">) {
  if (value === null || value === undefined || value === "") return texts.none;
  return tone === undefined ? value : <StatusDot tone={tone}>{value}</StatusDot>;
}
