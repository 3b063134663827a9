import { check } from "@palier/contract";
import { credentials } from "@palier/contract/areas/session";

/** What is wrong with what was typed at sign-in, by field. */
export function checkCredentials(email: string, password: string): Readonly<Record<string, string>> {
  const checked = check(credentials, { email, password });
  if (checked.ok) return {};
  return Object.fromEntries(checked.errors.toReversed().map(({ path, message }) => [path, message]));
}
