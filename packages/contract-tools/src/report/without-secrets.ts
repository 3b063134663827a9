import { escaped } from "./markup.ts";

/** Removes secrets, however a report writes them, except short ones, which may be common words. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const long = secrets.filter((secret) => secret.length >= 6).flatMap(writtenAs);
  const byLength = [...new Set(long)].toSorted((a, b) => b.length - a.length);
  return byLength.reduce((rest, secret) => rest.replaceAll(secret, "…"), text);
}

/** As it is, in JSON, in JSON within JSON, in an address, in a shell's quotes; each also in HTML. */
function writtenAs(secret: string): string[] {
  const json = JSON.stringify(secret).slice(1, -1);
  const forms = [
    secret,
    json,
    JSON.stringify(json).slice(1, -1),
    encodeURIComponent(secret),
    secret.replaceAll("'", "'\\''"),
  ];
  return forms.flatMap((form) => [form, escaped(form)]);
}
