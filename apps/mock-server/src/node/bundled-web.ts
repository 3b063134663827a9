import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Undefined in this repository. */
export function bundledWeb(): string | undefined {
  const page = new URL("./web/index.html", import.meta.url);
  return existsSync(page) ? fileURLToPath(new URL(".", page)) : undefined;
}
