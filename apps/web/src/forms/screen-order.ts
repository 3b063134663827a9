import { fieldId } from "./field-label.ts";

/** By screen position, as the contract's order may differ; without a control last. */
export function inScreenOrder<T>(items: readonly T[], nameOf: (item: T) => string, form: string): T[] {
  const placed = items.map((item) => ({
    item,
    control: document.getElementById(fieldId(nameOf(item), form)),
  }));
  return placed
    .toSorted(({ control: one }, { control: other }) => {
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      const place = one.compareDocumentPosition(other);
      return place & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : place & Node.DOCUMENT_POSITION_PRECEDING ? 1 : 0;
    })
    .map(({ item }) => item);
}
