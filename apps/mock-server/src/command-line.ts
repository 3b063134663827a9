import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { commandTexts as texts } from "./command.texts.ts";
import type { ServerOptions } from "./node.ts";
import { parseRows } from "./seed/plan.ts";

/** A command line that cannot be followed: its message is for the person who typed it. */
export class CommandError extends Error {}

const defaultPort = 4010;

/** What the command line asks for; `help` alone when that is what it asks. Throws a {@link CommandError}. */
export function readCommandLine(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ServerOptions | "help" {
  const { values } = parsed(args);
  if (values.help === true) return "help";
  if (values.web !== undefined && !existsSync(join(values.web, "index.html"))) {
    throw new CommandError(texts.noFolder(values.web));
  }
  return {
    port: portOf(values.port ?? (env.PORT || String(defaultPort))),
    ...(values.host === undefined ? {} : { host: values.host }),
    ...(values.seed === undefined ? {} : { seed: values.seed }),
    ...(values.rows === undefined ? {} : { rows: rowsOf(values.rows) }),
    ...(values.web === undefined ? {} : { web: values.web }),
  };
}

function parsed(args: readonly string[]) {
  const text = { type: "string" } as const;
  try {
    return parseArgs({
      // pnpm and npm pass their own separator on.
      args: args.filter((each) => each !== "--"),
      options: {
        port: text,
        host: text,
        seed: text,
        rows: text,
        web: text,
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw new CommandError(texts.badOption(error instanceof Error ? error.message : String(error)));
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new CommandError(texts.badPort(text));
  return port;
}

function rowsOf(text: string) {
  try {
    return parseRows(text);
  } catch (error) {
    throw error instanceof RangeError ? new CommandError(error.message) : error;
  }
}
