/** Keywords for readers, without effect on the wire. */
const annotations: ReadonlySet<string> = new Set([
  "$comment",
  "deprecated",
  "description",
  "example",
  "examples",
  "externalDocs",
  "summary",
  "tags",
  "title",
  "x-entity",
  "x-kind",
  "x-labels",
  "x-lang",
  "x-order",
  "x-provenance",
  "x-same-as",
  "x-tagGroups",
  "x-template",
]);

/** Whether a keyword has no effect on the wire; other extensions (`x-frozen`) may be rules. */
export const isAnnotation = (keyword: string): boolean => annotations.has(keyword);
