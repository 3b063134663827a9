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

/** Secrets of the session or the realtime service. */
const fields = /("(?:csrfToken|secret|token|password|apiKey|vapidKey)"\s*:\s*")(?:[^"\\]|\\.)+/g;

export const withoutTokens = (text: string): string => text.replace(fields, "$1…");

/** Removes secrets, except short ones, which may be common words. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const long = secrets.filter((secret) => secret.length >= 6).toSorted((a, b) => b.length - a.length);
  return long.reduce((rest, secret) => rest.replaceAll(secret, "…"), text);
}
