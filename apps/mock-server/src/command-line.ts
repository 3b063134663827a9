import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { commandTexts as texts } from "./command.texts.ts";
import { dataTexts } from "./data/data.texts.ts";
import { readDuration, readLatency } from "./durations.ts";
import { CommandError } from "./node/command-error.ts";
import type { ServerOptions } from "./node.ts";
import { hostilePrefix } from "./seed/hostile/hostile-tables.ts";
import { parseRows } from "./seed/plan.ts";

const defaultPort = 4010;

export interface Command {
  readonly server: ServerOptions;
  readonly open: boolean;
  /** Of the lines that an operator reads. */
  readonly log: "plain" | "json";
  /** `open FILE`: loaded into the default world. */
  readonly file?: string;
}

/** Throws a {@link CommandError}. */
export function readCommandLine(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Command | "help" {
  const { values, positionals } = parsed(args);
  if (values.help === true) return "help";
  const [verb, file, ...rest] = positionals;
  if (verb !== undefined && (verb !== "open" || file === undefined || rest.length > 0)) {
    throw new CommandError(texts.badOption(positionals.join(" ")));
  }
  if (file !== undefined && values.data !== undefined) throw new CommandError(dataTexts.notWithOpen);
  const server = serverOptions(values, env);
  return {
    server,
    open: values.open === true || file !== undefined,
    log: formatOf(values.log ?? "plain"),
    ...(file === undefined ? {} : { file }),
  };
}

function serverOptions(
  values: ReturnType<typeof parsed>["values"],
  env: Readonly<Record<string, string | undefined>>,
): ServerOptions {
  if (values.web !== undefined && !existsSync(join(values.web, "index.html"))) {
    throw new CommandError(texts.noFolder(values.web));
  }
  return {
    port: portOf(values.port ?? (env.PORT || String(defaultPort))),
    ...(values.host === undefined ? {} : { host: values.host }),
    ...seedOf(values.seed, values.hostile === true),
    ...(values.rows === undefined ? {} : { rows: rowsOf(values.rows) }),
    ...(values.web === undefined ? {} : { web: values.web }),
    ...(values.data === undefined ? {} : { data: values.data }),
    ...(values["world-ttl"] === undefined ? {} : { worldTtl: ttlOf(values["world-ttl"]) }),
    ...(values.latency === undefined ? {} : { latency: latencyOf(values.latency) }),
    ...(values["control-host"] === undefined ? {} : { controlHost: values["control-host"] }),
    ...(values["allow-origin"] === undefined ? {} : { allowOrigin: originOf(values["allow-origin"]) }),
    ...(values["open-rules"] === undefined ? {} : { openRules: values["open-rules"] }),
    ...(values["token-key"] === undefined ? {} : { tokenKey: values["token-key"] }),
    ...(values["unsigned-tokens"] === undefined ? {} : { unsignedTokens: values["unsigned-tokens"] }),
    ...(values["realtime-sign-in"] === undefined
      ? {}
      : { realtimeSignIn: signInOf(values["realtime-sign-in"]) }),
    ...(values.control === undefined ? {} : { control: values.control }),
  };
}

function parsed(args: readonly string[]) {
  const text = { type: "string" } as const;
  try {
    return parseArgs({
      // pnpm and npm pass it on.
      args: args.filter((each) => each !== "--"),
      allowPositionals: true,
      allowNegative: true,
      options: {
        port: text,
        host: text,
        seed: text,
        rows: text,
        web: text,
        data: text,
        "world-ttl": text,
        latency: text,
        log: text,
        open: { type: "boolean" },
        hostile: { type: "boolean" },
        control: { type: "boolean" },
        "open-rules": { type: "boolean" },
        "unsigned-tokens": { type: "boolean" },
        "control-host": text,
        "allow-origin": text,
        "token-key": text,
        "realtime-sign-in": text,
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    // Node's own sentence is English: it names the option between quotes.
    const said = error instanceof Error ? error.message : String(error);
    const option = /'(-[^' ]*)/.exec(said)?.[1];
    throw new CommandError(texts.badOption(option === undefined ? said : texts.wrongOption(option)));
  }
}

/** Part of the seed: saved worlds keep it. */
const seedOf = (seed: string | undefined, isHostile: boolean): Pick<ServerOptions, "seed"> => {
  if (isHostile) return { seed: `${hostilePrefix}${seed ?? "palier"}` };
  return seed === undefined ? {} : { seed };
};

function ttlOf(text: string): number {
  const ttl = readDuration(text);
  if (ttl === undefined || ttl < 1000) throw new CommandError(texts.badTtl(text));
  return ttl;
}

function latencyOf(text: string) {
  const latency = readLatency(text);
  if (latency === undefined) throw new CommandError(texts.badLatency(text));
  return latency;
}

function signInOf(text: string) {
  if (text === "custom-token" || text === "shared-secret") return text;
  throw new CommandError(texts.badSignIn(text));
}

function formatOf(text: string): Command["log"] {
  if (text === "plain" || text === "json") return text;
  throw new CommandError(texts.badLog(text));
}

function originOf(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new CommandError(texts.badOrigin(text));
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
