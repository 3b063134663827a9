import { plainTitle } from "@palier/contract/areas/wallet-import-header";
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
  const choose = (title: string, field: string): void => {
    const { [plainTitle(title)]: _, ...others } = chosen;
    onChoose(field === "" ? others : { ...others, [plainTitle(title)]: field });
  };
  return (
    <section className="import-preview" aria-label={texts.title}>
      <p>{texts.hint}</p>
      <ItemsTable
        label={texts.title}
        items={columns}
        itemKey={({ title }) => title}
        columns={[
          { name: "title", header: texts.column, cell: ({ title }) => title },
          { name: "samples", header: texts.samples, cell: ({ samples }) => samples.join(" · ") },
          {
            name: "field",
            header: texts.field,
            cell: ({ title, field }) => (
              <Select
                aria-label={texts.fieldOf(title)}
                value={field ?? ""}
                placeholder={texts.none}
                options={Object.entries(fields)
                  .filter(([name]) => name === field || !taken.includes(name))
                  .map(([value, label]) => ({ value, label }))}
                onValueChange={(value) => choose(title, value)}
              />
            ),
          },
        ]}
      />
    </section>
  );
}
