// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { StatusDot } from "../../display/status.tsx";
import type { TableColumn } from "../column.ts";
import { LightTable } from "./light-table.tsx";
import { paintedTable } from "./painted-table.ts";

interface Row {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly lots: number;
}

const rows: readonly Row[] = [
  { id: 1, name: "Résidence Les Tilleuls", status: "active", lots: 12 },
  { id: 2, name: "<b>Tour</b>", status: "", lots: 0 },
];
const columns: readonly TableColumn<Row>[] = [
  { field: "name", header: "Nom", flex: 2, minWidth: 200, priority: "main" },
  { field: "status", header: "Statut", width: 110, cell: "status" },
  { field: "lots", header: "Lots", align: "end" },
];

it.each([
  { actions: true, choice: true },
  { actions: false, choice: false },
])("shows what the light table will show, in the same places: %o", ({ actions, choice }) => {
  const { container } = render(
    <LightTable<Row>
      label="Immeubles"
      rows={rows}
      columns={columns}
      cells={{
        status: ({ value }) =>
          value === "" ? <span>—</span> : <StatusDot tone="success">{String(value)}</StatusDot>,
      }}
      filteredCount={2}
      pageStart={0}
      sort={[]}
      onSortChange={() => undefined}
      rowName={({ name }) => name}
      {...(actions ? { actions: () => [] } : {})}
      {...(choice ? { selection: new Set<number>(), onSelectionChange: () => undefined } : {})}
    />,
  );
  const painted = paintedTable<Row>({
    columns,
    rows,
    cell: (row, { field }) => ({
      text: String(Reflect.get(row, field)),
      tone: field === "status" ? "success" : undefined,
    }),
    place: document.body,
    actions,
    choice,
  });
  const light = container.querySelector<HTMLElement>(".ui-light");
  expect(painted.style.getPropertyValue("--columns")).toBe(light?.style.getPropertyValue("--columns"));
  expect(shapeOf(painted)).toEqual(shapeOf(light));
});

function shapeOf(table: HTMLElement | null) {
  return [...(table?.querySelectorAll(".ui-light__row") ?? [])].map((row) =>
    [...row.querySelectorAll(":scope > .ui-light__cell")].map((cell) => [
      cell.className,
      cell.matches(".ui-light__cell--last, .ui-light__cell--choice") ? "" : cell.textContent,
    ]),
  );
}
