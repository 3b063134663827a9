/** Keywords that say something to readers and nothing of what is sent. */
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

/** Whether a keyword changes nothing of what is sent. Other extensions (`x-frozen`) may be rules, so they do not count. */
export const isAnnotation = (keyword: string): boolean => annotations.has(keyword);
