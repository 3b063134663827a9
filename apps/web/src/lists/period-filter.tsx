import { isDayWord } from "@palier/contract";
import { Button, ChevronDownIcon, Popover } from "@palier/ui";
import { useState } from "react";
import { useServerTime } from "#api/server-time.ts";
import { DayFilter } from "./day-filter.tsx";
import { listTexts as texts } from "./lists.texts.ts";
import { isBackwards, type Period, type PeriodValue, periodText, presetsOf } from "./periods.ts";

interface PeriodFilterProps {
  readonly period: Period;
  readonly value: PeriodValue;
  readonly onChange: (value: PeriodValue) => void;
}

export function PeriodFilter(props: PeriodFilterProps) {
  const { period, value } = props;
  const [open, setOpen] = useState(false);
  return (
    <span className="ui-select">
      <Popover
        label={period.label}
        open={open}
        onOpenChange={setOpen}
        trigger={
          <button type="button" className="ui-input ui-input--select ui-choices">
            {texts.period.set(period.label, periodText(value))}
          </button>
        }
      >
        <Choice {...props} onPreset={() => setOpen(false)} />
      </Popover>
      <ChevronDownIcon aria-hidden size={16} />
    </span>
  );
}

function Choice({
  period,
  value,
  onChange,
  onPreset,
}: PeriodFilterProps & { readonly onPreset: () => void }) {
  const now = useServerTime() ?? Date.now();
  const press = (chosen: PeriodValue): void => {
    onChange(chosen);
    onPreset();
  };
  return (
    <div className="list-period">
      <div className="list-period__presets">
        {presetsOf(period).map(({ name, from, to }) => (
          <Button
            key={name}
            size="small"
            aria-pressed={value.from === from && value.to === to}
            onClick={() => press({ from, to })}
          >
            {texts.period.button(texts.period.presets[name])}
          </Button>
        ))}
      </div>
      <DayFilter
        label={period.from.label}
        value={typedDay(value.from)}
        onChange={(from) => onChange({ ...value, from })}
      />
      <DayFilter
        label={period.to.label}
        value={typedDay(value.to)}
        onChange={(to) => onChange({ ...value, to })}
      />
      {isBackwards(value, now) ? <p role="alert">{texts.period.backwards}</p> : null}
      <Button size="small" variant="ghost" onClick={() => press({ from: "", to: "" })}>
        {texts.period.all}
      </Button>
    </div>
  );
}

const typedDay = (value: string): string => (isDayWord(value) ? "" : value);
