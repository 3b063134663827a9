import type { FieldMeta } from "@palier/contract";
import { phoneTerm, searchedPhone } from "@palier/contract/kit/shown-phone";
import { cellText } from "../core/cell-text.ts";
import type { ColumnSearch } from "../store/column-spec.ts";

const isOn = "1";

/** A field's searched text, as on screens; undefined if that is the stored text. */
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
      // Only whole numbers match.
      return {
        text: (value) => ` ${cellText(Number(value), field)} `,
        term: (term) => ` ${withoutSpaces(term)} `,
      };
    case "flag":
      // Lists search their own title of the flag.
      return { text: (value) => (value === "true" ? isOn : ""), term: () => isOn };
    case "phone":
      return { text: searchedPhone, term: phoneTerm };
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
    default:
      return field.kind satisfies never;
  }
}

/** `1 234,50 €` → `1234,50` */
const withoutSpaces = (term: string): string => term.replace(/[\s€]/g, "");
