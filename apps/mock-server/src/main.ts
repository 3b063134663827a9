#!/usr/bin/env node
/** Exits with 2 for an invalid command line. */
import { demoPassword } from "./areas/session.ts";
import { commandTexts as texts } from "./command.texts.ts";
import { type Command, readCommandLine } from "./command-line.ts";
import { logTo } from "./core/log-event.ts";
import { dataTexts } from "./data/data.texts.ts";
import { DataError } from "./data/data-error.ts";
import { bundledWeb } from "./node/bundled-web.ts";
import { CommandError } from "./node/command-error.ts";
import { openBrowser } from "./node/open-browser.ts";
import { readWorldFile, showWorldFile } from "./node/world-file.ts";
import { startServer } from "./node.ts";
import { countedTables } from "./seed/plan.ts";

try {
  const options = readCommandLine(process.argv.slice(2), process.env);
  if (options === "help") console.log(texts.help(countedTables.join(", ")));
  else await run(options);
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function run({ server, open, file, log }: Command): Promise<void> {
  const events = logTo(log, console.warn);
  const logs = { events, log: (why: string) => events({ event: "notice", why }) };
  const saved = file === undefined ? undefined : await readWorldFile(file);
  // To seed only once.
  const web = bundledWeb();
  const options = { ...(web === undefined ? {} : { web }), ...saved?.ground, ...logs, ...server };
  const { app, url, close, hasControl, kept } = await startServer(options).catch((error: unknown) => {
    if (error instanceof DataError) throw new CommandError(error.message);
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
      throw new CommandError(texts.portTaken(options.port ?? 0));
    }
    throw error;
  });
  const world = saved === undefined ? undefined : showWorldFile(app, saved);
  const demo = [1, 2].map((id) => String(app.world("default").table("accountAdmin").get(id)?.email));
  console.log(texts.ready(`${url}/`));
  console.log(texts.api(url + app.base));
  console.log(texts.reference(`${url}/docs`));
  console.log(texts.state(`${url}/__mock`));
  console.log(hasControl ? texts.control(url) : texts.noControl);
  console.log(texts.accounts(demo, demoPassword));
  if (world !== undefined && file !== undefined) console.log(texts.opened(file, world));
  if (kept !== undefined && options.data !== undefined) console.log(dataTexts.kept(options.data, kept));
  if (open) openBrowser(`${url}/`);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void close().then(() => process.exit(0)));
}
