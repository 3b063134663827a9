import type { ReactNode } from "react";
import type { IconType } from "../icons.ts";
import { texts } from "../texts.ts";
import type { Tone } from "../tone.ts";
import { StatusDot } from "./status.tsx";

export interface Fact {
  label: string;
  /** Empty shows a dash. */
  value: ReactNode;
  tone?: Tone | undefined;
  /** Replaces the dot where the label is not shown. */
  icon?: IconType | undefined;
}

export interface FactsProps {
  facts: readonly Fact[];
  /**
   * `line`: for a record's head. `column`: one fact a line, for an aside. `grid` (default): as many columns
   * as fit.
   */
  layout?: "line" | "column" | "grid" | undefined;
}

/** Labels with their values. */
export function Facts({ facts, layout = "grid" }: FactsProps) {
  return (
    <dl className={`ui-facts ui-facts--${layout}`}>
      {facts.map(({ label, value, tone, icon }) => (
        <div key={label} className="ui-facts__pair">
          <dt>{label}</dt>
          <dd>
            <FactValue value={value} tone={tone} icon={icon} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FactValue({ value, tone, icon }: Omit<Fact, "label">) {
  if (value === null || value === undefined || value === "") return texts.none;
  if (tone === undefined) return value;
  return (
    <StatusDot tone={tone} icon={icon}>
      {value}
    </StatusDot>
  );
}
