import type { FieldMeta } from "@palier/contract";
import type { TableColumn } from "@palier/ui";
import { formatField } from "#fields/format-field.ts";
import type { ArrangedColumn } from "./column-layout.ts";
import type { ListColumn } from "./list-parts.ts";

type Worded =
  | "id"
  | "reference"
  | "text"
  | "longText"
  | "html"
  | "email"
  | "phone"
  | "postalCode"
  | "url"
  | "color"
  | "flag"
  | "choice"
  | "date"
  | "dateTime"
  | "list"
  | "json";
/** Aligned to the end; a kind in neither list does not compile. */
const figures: Readonly<Record<Exclude<FieldMeta["kind"], Worded>, true>> = {
  count: true,
  number: true,
  money: true,
};

const alignOf = ({ meta }: ListColumn): "start" | "end" =>
  Object.hasOwn(figures, meta.kind) ? "end" : "start";

export function tableColumn<Row>({ column, width, pinned }: ArrangedColumn): TableColumn<Row> {
  const { flex, main } = column.definition;
  return {
    field: column.name,
    header: column.header,
    flex,
    width: width ?? column.definition.width,
    resized: width !== undefined,
    pinned,
    minWidth: leastWidth(column),
    wantedWidth: column.definition.whole,
    align: alignOf(column),
    unbroken: isUnbroken(column),
    sortable: column.sortable,
    priority: main === true ? "main" : "secondary",
    telling: tellingOf(column),
    labelled: column.meta.kind === "flag",
    ownLine: column.definition.tones !== undefined && longestLabel(column) > besideOthers,
    cell: column.name,
    text: (value) => formatField(column.meta, value),
  };
}

/** Px. Text of a fixed width up to this one is a code (C-2026-00883); beyond, it is words. */
const widestCode = 184;

function isUnbroken({ meta, definition: { width } }: ListColumn): boolean {
  switch (meta.kind) {
    case "text":
      return width !== undefined && width <= widestCode;
    case "longText":
    case "html":
    case "email":
    case "url":
    case "list":
    case "json":
      return false;
    case "id":
    case "reference":
    case "phone":
    case "postalCode":
    case "color":
    case "flag":
    case "choice":
    case "date":
    case "dateTime":
    case "count":
    case "number":
    case "money":
      return true;
    default:
      return meta.kind satisfies never;
  }
}

/** Px: average letter, cell padding, sorted header's arrow. */
const letter = 7.2;
const padding = 24;
const arrow = 20;

/** Minimum px of the row's name. */
const mainText = 140;
/** Minimum px where start and end both matter. */
const mainTwoEnded = 220;
const otherTwoEnded = 150;
const otherText = 104;
/** The part before the @ distinguishes: « stephanie.rodriguez.211 ». */
const emailText = 190;

/** Letters of a state beside a late date on a phone; « Justificatif à vérifier » has more. */
const besideOthers = 16;

const longestLabel = ({ meta }: Pick<ListColumn, "meta">): number =>
  Math.max(0, ...Object.values(meta.labels ?? {}).map((word) => word.length));

/** Px; fits the header and each label. */
function leastWidth({ header, meta, definition }: ListColumn): number {
  const longest = longestLabel({ meta });
  const text = definition.least ?? textWidth(meta.kind, definition);
  const content = longest > 0 ? longest * letter : text - padding;
  return Math.ceil(Math.max(content, header.length * letter + arrow) + padding);
}

function textWidth(kind: FieldMeta["kind"], { main, keepsEnd }: ListColumn["definition"]): number {
  if (kind === "email") return emailText;
  if (main === true) return keepsEnd === true ? mainTwoEnded : mainText;
  return keepsEnd === true ? otherTwoEnded : otherText;
}

/** A count means nothing without its header. */
function tellingOf({ meta, definition, late }: ListColumn): number {
  if (definition.telling !== undefined) return definition.telling;
  if (late) return 5;
  switch (meta.kind) {
    case "choice":
      return definition.tones === undefined ? 1 : 6;
    case "flag":
      return 4;
    case "money":
      return 3;
    case "date":
    case "dateTime":
    case "phone":
      return 2;
    case "text":
    case "email":
    case "postalCode":
      return 1;
    case "count":
    case "number":
    case "id":
    case "reference":
    case "longText":
    case "url":
    case "color":
    case "list":
    case "json":
    case "html":
      return 0;
    default:
      return meta.kind satisfies never;
  }
}
