/** Any other header may be a secret. */
const open = new Set(["accept", "accept-language", "content-type", "idempotency-key", "x-palier-world"]);

export const isOpenHeader = (name: string): boolean => open.has(name.toLowerCase());

/** Header values that no report may show, with and without their scheme (`Bearer …`). */
export function secretsOf(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flatMap(([name, value]) => {
    if (isOpenHeader(name)) return [];
    const cookies =
      name === "cookie" ? value.split(";").map((pair) => pair.slice(pair.indexOf("=") + 1)) : [];
    return [value, value.slice(value.indexOf(" ") + 1), ...cookies].map((each) => each.trim());
  });
}

/** Of the session or the realtime service, as a field, a parameter or in JSON within a text. */
const secretNames =
  "(?:x-)?csrf[-_]?token|(?:id|access|refresh)?[-_]?token|(?:client[-_]?)?secret|password|api[-_]?key|vapidKey";
const secretName = new RegExp(`^(?:${secretNames})$`, "i");
/** Bounded, so that a hostile text takes no quadratic time. */
const fields = new RegExp(
  String.raw`(\\{0,3}"(?:${secretNames})\\{0,3}"\s{0,9}:\s{0,9})(?:(\\{0,3}")(?:[^"\\]|\\.)+|-?\d[\d.eE+-]*|[[{][^\]}]{0,2000})`,
  "gi",
);
const parameters = new RegExp(`([?&](?:${secretNames})=)[^&\\s#]+`, "gi");
/** A JWT, wherever it stands. No two of them overlap, so that each letter is read once. */
const signed = /(?<![\w-])eyJ[\w-]{8,}\.eyJ[\w-]*(?:\.[\w-]*)?/g;

export const withoutTokens = (text: string): string =>
  text.replace(fields, "$1$2…").replace(parameters, "$1…").replace(signed, "…");

/** A value as JSON for a report; `name` is its field. */
export function jsonWithoutTokens(value: unknown, name: string): string | undefined {
  const hidden = (key: string, each: unknown): unknown => (isTelling(key, each) ? "…" : each);
  const json = JSON.stringify(isTelling(name, value) ? "…" : value, hidden);
  return json === undefined ? undefined : withoutTokens(json);
}

/** Whatever its type: a backend may send its token as a number, or wrapped. */
const isTelling = (name: string, value: unknown): boolean =>
  secretName.test(name) && value !== "" && value !== null && /^(?:string|number|object)$/.test(typeof value);
