import { useState } from "react";
import {
  BarChart,
  CheckIcon,
  ClockIcon,
  Field,
  FileInput,
  formatDate,
  formatMoney,
  formatWeek,
  placed,
  SortableList,
  WeekGrid,
} from "../index.ts";
import { sample } from "./gallery.texts.ts";
import { Section } from "./section.tsx";

const words = sample.work;
const monday = "2026-11-16";

export function WorkSection() {
  const [entries, setEntries] = useState(words.services.map((name, index) => ({ id: index + 1, name })));
  const [fileName, setFileName] = useState("");
  return (
    <Section title={words.section}>
      <WeekGrid
        label={words.week}
        weekStart={monday}
        slots={words.slots.map((title, index) => ({
          key: index,
          date: `2026-11-${16 + (index % 3)}`,
          from: `${9 + (index % 2)}:00`.padStart(5, "0"),
          to: "12:00",
          title,
          tone: index % 2 === 0 ? "info" : "success",
          icon: index % 2 === 0 ? ClockIcon : CheckIcon,
          state: words.states[index % 2] ?? "",
        }))}
        onOpen={() => undefined}
        onWeek={() => undefined}
      />
      <SortableList
        label={words.order}
        entries={entries}
        onMove={({ id }, position) => {
          const ids = placed(
            entries.map((each) => each.id),
            id,
            position,
          );
          setEntries(ids.flatMap((each) => entries.filter((entry) => entry.id === each)));
        }}
      />
      <BarChart
        label={words.chart}
        groupLabel={words.weekOf}
        empty={words.noOrder}
        series={[{ name: words.amount, format: formatMoney }]}
        groups={[
          { monday: "2026-11-09", cents: 125_000 },
          { monday: "2026-11-16", cents: 210_000 },
        ].map(({ monday, cents }) => ({
          key: monday,
          label: formatWeek(monday),
          tick: formatDate(monday),
          marks: [{ value: cents, text: formatMoney(cents), words: formatMoney(cents), href: "#" }],
        }))}
      />
      <Field label={words.file}>
        <FileInput accept=".csv" fileName={fileName} onFile={({ name }) => setFileName(name)} />
      </Field>
    </Section>
  );
}
