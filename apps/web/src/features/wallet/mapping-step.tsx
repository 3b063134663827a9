import { ItemsTable, Select } from "@palier/ui";
import type { ChosenFields, MappingStep } from "./column-mapping.ts";
import { importTexts } from "./import.texts.ts";
import "./import-preview.css";

const texts = importTexts.mapping;

interface ColumnMappingProps {
  readonly step: MappingStep;
  readonly chosen: ChosenFields;
  readonly onChoose: (chosen: ChosenFields) => void;
}

/** The file's unknown columns left, with three of their values; our fields right. */
export function ColumnMapping({ step: { columns, fields }, chosen, onChoose }: ColumnMappingProps) {
  const taken = columns.map(({ field }) => field);
  const choose = (key: string, field: string): void => {
    const { [key]: _, ...others } = chosen;
    onChoose(field === "" ? others : { ...others, [key]: field });
  };
  return (
    <section className="import-preview" aria-label={texts.title}>
      <p>{texts.hint}</p>
      <ItemsTable
        label={texts.title}
        items={columns}
        itemKey={({ key }) => key}
        columns={[
          { name: "title", header: texts.column, cell: ({ title }) => title },
          { name: "samples", header: texts.samples, cell: ({ samples }) => samples.join(" · ") },
          {
            name: "field",
            header: texts.field,
            cell: ({ key, title, field }) => (
              <Select
                aria-label={texts.fieldOf(title)}
                value={field ?? ""}
                placeholder={texts.none}
                options={Object.entries(fields)
                  .filter(([name]) => name === field || !taken.includes(name))
                  .map(([value, label]) => ({ value, label }))}
                onValueChange={(value) => choose(key, value)}
              />
            ),
          },
        ]}
      />
    </section>
  );
}
