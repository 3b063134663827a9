import { check } from "@palier/contract";
import { credentials } from "@palier/contract/areas/session";

export function checkCredentials(email: string, password: string): Readonly<Record<string, string>> {
  const checked = check(credentials, { email, password });
  if (checked.ok) return {};
  const found = new Map<string, string>();
  for (const { path, message } of checked.errors) if (!found.has(path)) found.set(path, message);
  return Object.fromEntries(found);
}
