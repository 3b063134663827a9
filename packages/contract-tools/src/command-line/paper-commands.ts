import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openApi } from "@palier/contract/openapi";
import type { Output } from "./output.ts";

/** `palier-contract openapi` */
export async function openApiCommand(args: readonly string[], { out }: Output): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { "server-url": { type: "string" } } });
  const serverUrl = values["server-url"];
  out(`${JSON.stringify(openApi(serverUrl === undefined ? {} : { serverUrl }), undefined, 2)}\n`);
  return 0;
}

/** `palier-contract assumptions`: what a backend must confirm. */
export async function assumptionsCommand(args: readonly string[], { out }: Output): Promise<number> {
  parseArgs({ args: [...args], options: {} });
  // In the package, the page is beside the command.
  const beside = new URL("ASSUMPTIONS.md", import.meta.url);
  const page = existsSync(beside) ? beside : import.meta.resolve("@palier/contract/ASSUMPTIONS.md");
  out(readFileSync(fileURLToPath(page), "utf8"));
  return 0;
}
