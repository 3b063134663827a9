import { Field, RepeatableRows } from "@palier/ui";
import type { ReactNode } from "react";
import type { z } from "zod";
import type { OptionsRoute } from "#api/options.ts";
import { factsOf } from "#fields/field-facts.ts";
import { sourceOf } from "#fields/field-options.ts";
import { FieldControl, type FieldSlot } from "./field-control.tsx";
import { fieldId } from "./field-label.ts";

/** Where the references of a row find their options, by cell. */
export type Cells = Readonly<Record<string, { readonly options: OptionsRoute }>>;

interface RowsControlProps {
  readonly id: string;
  /** The form's own id. */
  readonly form: string;
  readonly name: string;
  readonly slot: FieldSlot;
  /** What one object of the list holds. */
  readonly row: z.ZodObject;
  readonly cells: Cells;
  readonly errors: Readonly<Record<string, string>>;
  readonly error: string | undefined;
  readonly help: ReactNode;
  readonly required: boolean;
  readonly readOnly: boolean;
}

type Row = Readonly<Record<string, unknown>>;

/** A list of objects as rows of fields; an error at `items.0.label` shows at that cell. */
export function RowsControl({
  form,
  slot,
  row,
  cells,
  errors,
  name,
  error,
  readOnly,
  ...group
}: RowsControlProps) {
  const rows = rowsOf(slot.value);
  const columns = Object.entries<z.ZodType>(row.shape);
  const change = (index: number, cell: string, value: unknown): void =>
    slot.onChange(rows.map((each, at) => (at === index ? { ...each, [cell]: value } : each)));
  const cellErrors = Object.keys(errors).some((path) => path.startsWith(`${name}.`));
  return (
    <RepeatableRows
      {...group}
      legend={slot.label}
      // A cell shows its own error; the list repeats none of them.
      error={cellErrors ? undefined : error}
      readOnly={readOnly}
      count={rows.length}
      max={slot.facts.max}
      onAdd={() => slot.onChange([...rows, newRow(row)])}
      onRemove={(index) => slot.onChange(rows.filter((_, at) => at !== index))}
    >
      {(index) =>
        columns.map(([cell, schema]) => {
          const facts = factsOf(schema);
          const label = facts.meta.title ?? cell;
          const options = cells[cell]?.options;
          return (
            <Field
              key={cell}
              id={fieldId(`${name}.${index}.${cell}`, form)}
              label={facts.meta.kind === "flag" ? undefined : label}
              error={errors[`${name}.${index}.${cell}`]}
              required={facts.required}
              readOnly={readOnly}
            >
              <FieldControl
                label={label}
                facts={facts}
                value={rows[index]?.[cell]}
                choices={undefined}
                source={options === undefined ? undefined : sourceOf(options, () => undefined)}
                labelOf={slot.labelOf}
                onChange={(value) => change(index, cell, value)}
                onLeave={slot.onLeave}
              />
            </Field>
          );
        })
      }
    </RepeatableRows>
  );
}

const rowsOf = (value: unknown): readonly Row[] =>
  Array.isArray(value)
    ? value.map((row: unknown) => (typeof row === "object" && row !== null ? { ...row } : {}))
    : [];

/** A row as it is added: a switch is off, a list has nothing in it, all else is to be filled in. */
function newRow(row: z.ZodObject): Row {
  const cells = Object.entries<z.ZodType>(row.shape).map(([cell, schema]) => {
    const { meta, item } = factsOf(schema);
    return [cell, meta.kind === "flag" ? false : item === undefined ? null : []] as const;
  });
  return Object.fromEntries(cells);
}
