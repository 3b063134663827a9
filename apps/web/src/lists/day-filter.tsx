import { DateInput, dayFault } from "@palier/ui";
import { useId, useState } from "react";
import { listTexts as texts } from "./lists.texts.ts";

interface DayFilterProps {
  readonly label: string;
  /** `2026-11-20`, or empty. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** Unparsable input stays: if cleared, the list would look filtered. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  const problemId = useId();
  const [unread, setUnread] = useState<{ readonly text: string; readonly over: string }>();
  // Changed elsewhere (« Effacer les filtres », a view).
  const wrong = unread?.over === value ? unread.text : undefined;
  return (
    <div className="list-filter-day">
      {/* An empty date box has no placeholder. */}
      <span aria-hidden>{label}</span>
      <DateInput
        aria-label={label}
        aria-invalid={wrong === undefined ? undefined : true}
        aria-describedby={wrong === undefined ? undefined : problemId}
        value={wrong ?? value}
        onValueChange={(day, readable) => {
          setUnread(readable ? undefined : { text: day ?? "", over: value });
          if (readable) onChange(day ?? "");
        }}
      />
      {wrong === undefined ? null : (
        <span id={problemId} role="alert" className="list-filter-day__problem">
          {texts.unreadDay(dayFault(wrong))}
        </span>
      )}
    </div>
  );
}
