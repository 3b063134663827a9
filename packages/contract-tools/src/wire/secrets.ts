/** Headers whose values a report may show; every other one may be a key of somebody's. */
const open = new Set(["accept", "accept-language", "content-type", "idempotency-key", "x-palier-world"]);

export const isOpenHeader = (name: string): boolean => open.has(name.toLowerCase());

/** The values of headers that no report may show, whole and without a scheme before them (`Bearer …`). */
export function secretsOf(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flatMap(([name, value]) => {
    if (isOpenHeader(name)) return [];
    const cookies =
      name === "cookie" ? value.split(";").map((pair) => pair.slice(pair.indexOf("=") + 1)) : [];
    return [value, value.slice(value.indexOf(" ") + 1), ...cookies].map((each) => each.trim());
  });
}

/** Fields of answers that hold a secret of the session or of the realtime service. */
const fields = /("(?:csrfToken|secret|token|password|apiKey|vapidKey)"\s*:\s*")(?:[^"\\]|\\.)+/g;

/** A body without what would let its reader in. */
export const withoutTokens = (text: string): string => text.replace(fields, "$1…");

/** A whole report without these values; short ones are words that stand everywhere. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const long = secrets.filter((secret) => secret.length >= 6).toSorted((a, b) => b.length - a.length);
  return long.reduce((rest, secret) => rest.replaceAll(secret, "…"), text);
}
