import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The built web app that a packed server brings along, in `web/` beside its code; undefined in this repository. */
export function bundledWeb(): string | undefined {
  const page = new URL("./web/index.html", import.meta.url);
  return existsSync(page) ? fileURLToPath(new URL(".", page)) : undefined;
}
