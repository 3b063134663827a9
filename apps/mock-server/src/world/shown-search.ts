import type { FieldMeta } from "@palier/contract";
import { cellText } from "../core/cell-text.ts";
import type { ColumnSearch } from "../store/column-spec.ts";

/** The text of a flag that is on. */
const isOn = "1";

/** How screens show a field's values, for searches; undefined where the stored text is what they show. */
export function shownSearch(field: FieldMeta): ColumnSearch | undefined {
  switch (field.kind) {
    case "choice":
    case "date":
    case "dateTime":
      return { text: (value) => cellText(value, field) };
    case "money":
      return { text: (cents) => cellText(Number(cents), field), term: withoutSpaces };
    case "count":
    case "number":
      // The whole number: a part of one says nothing.
      return {
        text: (value) => ` ${cellText(Number(value), field)} `,
        term: (term) => ` ${withoutSpaces(term)} `,
      };
    case "flag":
      // A list looks here for a word of the title that it gives the flag, which is its own affair.
      return { text: (value) => (value === "true" ? isOn : ""), term: () => isOn };
    case "phone":
      return { text: (phone) => `${withoutSpaces(cellText(phone, field))} ${phone}`, term: phoneTerm };
    case "id":
    case "reference":
    case "text":
    case "longText":
    case "html":
    case "email":
    case "postalCode":
    case "url":
    case "color":
    case "list":
    case "json":
      return undefined;
  }
}

/** `1 234,50 €` is looked for as `1234,50`. */
const withoutSpaces = (term: string): string => term.replace(/[\s€]/g, "");

/** A number is found however it is grouped: `06 12`, `06.12`, `0612`, `+33 6 12`, and a part from its middle. */
function phoneTerm(term: string): string {
  return /^[+\d][\d\s.()-]*$/.test(term) ? term.replace(/[^+\d]/g, "") : term;
}
