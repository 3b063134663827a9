#!/usr/bin/env node
/** The command: starts the mock server and says where it is. Exit code 2: the command line cannot be followed. */
import { demoPassword } from "./areas/session.ts";
import { commandTexts as texts } from "./command.texts.ts";
import { CommandError, readCommandLine } from "./command-line.ts";
import { type ServerOptions, startServer } from "./node.ts";
import { countedTables } from "./seed/plan.ts";

/** Tables from this size on are indexed before anyone waits for a first page of them. */
const large = 100_000;

try {
  const options = readCommandLine(process.argv.slice(2), process.env);
  if (options === "help") console.log(texts.help(countedTables.join(", ")));
  else await run(options);
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function run(options: ServerOptions): Promise<void> {
  const { app, url, close } = await startServer(options).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
      throw new CommandError(texts.portTaken(options.port ?? 0));
    }
    throw error;
  });
  for (const [name, table] of app.ground.tables) {
    if (table.count < large) continue;
    console.log(texts.preparing(name, table.count));
    table.prepare();
  }
  const demo = [1, 2].map((id) => String(app.world("default").table("accountAdmin").get(id)?.email));
  console.log(texts.ready(`${url}/`));
  console.log(texts.api(url + app.base));
  console.log(texts.reference(`${url}/docs`));
  console.log(texts.state(`${url}/__mock`));
  console.log(texts.accounts(demo, demoPassword));
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void close().then(() => process.exit(0)));
}
