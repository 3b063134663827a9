import { visible } from "@palier/contract/kit/visible";
import { diffCommand } from "./command-line/diff-command.ts";
import type { Output } from "./command-line/output.ts";
import { assumptionsCommand, openApiCommand } from "./command-line/paper-commands.ts";
import { proxyCommand } from "./command-line/proxy-command.ts";
import { usage } from "./command-line/usage.ts";
import { verifyCommand } from "./command-line/verify-command.ts";
import { CannotRun } from "./wire/cannot-run.ts";
import { withoutTokens } from "./wire/secrets.ts";

type Command = (args: readonly string[], output: Output) => Promise<number>;

const commands: ReadonlyMap<string, Command> = new Map([
  ["verify", verifyCommand],
  ["proxy", proxyCommand],
  ["diff", diffCommand],
  ["openapi", openApiCommand],
  ["assumptions", assumptionsCommand],
]);

/**
 * Returns the exit code: 0 nothing found, 1 findings, 2 could not run.
 * @example await palierContract(["diff", "old.json"], { out: console.log, error: console.error })
 */
export async function palierContract(
  [name = "--help", ...args]: readonly string[],
  output: Output,
): Promise<number> {
  try {
    const command = commands.get(name);
    if (command !== undefined && !args.includes("--help")) return await command(args, output);
    if (command === undefined && name !== "--help") {
      throw new CannotRun(`there is no command ${name}; see --help`);
    }
    output.out(usage);
    return 0;
  } catch (error) {
    const line = oneLine(error);
    if (line === undefined) throw error;
    output.error(`palier-contract: ${line}\n`);
    return 2;
  }
}

/** For a user's error; undefined for a bug of ours. */
function oneLine(error: unknown): string | undefined {
  // May quote a backend: an address that it redirects to.
  if (error instanceof CannotRun) return visible(withoutTokens(error.message));
  const isArgument =
    error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  return isArgument ? (error.message.split("\n")[0] ?? "") : undefined;
}
