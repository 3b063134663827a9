/**
 * `npm start`: runs Palier from a fresh clone, with only Node 20 and npm. Installs and builds what is
 * outdated, unless the checkout is read-only for this user, then serves everything on one port (PORT, default
 * 4010). Further arguments go to the mock server:
 * `npm start -- --seed 7 --rows building=10000`.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { run, stoppedBy } from "./parts/child.mjs";
import { ensureInstalled, isOwnCheckout } from "./parts/install.mjs";
import { isPortFree, portFrom } from "./parts/port.mjs";
import { plain, showStep } from "./parts/progress.mjs";
import { bin, root, toolEnvironment } from "./parts/project.mjs";

/** @returns {Promise<number>} the exit code */
async function start() {
  const port = portFrom(process.env.PORT);
  if (port === undefined) return say(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
  if (!(await isPortFree(port))) return say(portTaken(port));

  if (!isOwnCheckout()) return await startAsBuilt(port);
  const installed = await ensureInstalled();
  if (installed === undefined) return 1;
  if (!(await build(installed.env))) return 1;
  return await serve(port, installed.env);
}

/** A checkout that this user may only read: nothing is installed or built, so it starts as its owner left it. */
async function startAsBuilt(/** @type {number} */ port) {
  const missing = [bin("node"), join(root, "apps/web/dist/index.html")].find((path) => !existsSync(path));
  if (missing !== undefined) return say(notBuilt(missing));
  process.stdout.write("This checkout is read-only for you: it starts as it was last built.\n");
  return await serve(port, toolEnvironment());
}

/** Turbo's cache skips it when no source changed. */
async function build(/** @type {NodeJS.ProcessEnv} */ env) {
  const step = showStep("Building the web app");
  const args = ["run", "build", "--ui=stream", "--output-logs=new-only"];
  const { code, output } = await run(bin("turbo"), args, { env, onText: step.text });
  step.end(code === 0, code === 0 && plain(output).includes("FULL TURBO") ? "nothing changed" : undefined);
  if (code !== 0 && stoppedBy() === undefined) process.stdout.write(output);
  return code === 0;
}

/**
 * Serves until stopped; prints the address at the first answer.
 * @param {number} port
 * @param {NodeJS.ProcessEnv} env
 */
async function serve(port, env) {
  const step = showStep("Starting the server");
  const address = `http://localhost:${port}`;
  let printed = "";
  let isReady = false;
  const ready = () => {
    if (isReady) return;
    isReady = true;
    step.end(true);
    process.stdout.write(printed);
    if (!printed.includes(demoAccount)) process.stdout.write(welcome(address));
  };
  // The server prints its address itself: leave it a moment.
  const stopAsking = askUntilItAnswers(`${address}/api/admin/session`, () => setTimeout(ready, 300));
  const args = ["apps/mock-server/src/main.ts", "--port", String(port), "--web", "apps/web/dist"];
  const { code } = await run(bin("node"), [...args, ...process.argv.slice(2)], {
    env,
    keep: false,
    onText(text) {
      if (isReady) {
        process.stdout.write(text);
        return;
      }
      printed += text;
      step.text(text);
      if (printed.includes(demoAccount) && printed.endsWith("\n")) ready();
    },
  });
  stopAsking();
  if (!isReady) {
    step.end(false);
    if (stoppedBy() === undefined) {
      process.stdout.write(printed);
      if (printed.includes("EADDRINUSE")) process.stdout.write(`${portTaken(port)}\n`);
    }
  }
  return code;
}

/**
 * @param {string} url
 * @param {() => void} onAnswer called once, at the first answer of any status
 * @returns {() => void} stops polling
 */
function askUntilItAnswers(url, onAnswer) {
  let stopped = false;
  const ask = async () => {
    while (!stopped) {
      const answered = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
        (response) => response.body?.cancel().then(() => true) ?? true,
        () => false,
      );
      if (answered && !stopped) {
        stopped = true;
        onAnswer();
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  void ask();
  return () => {
    stopped = true;
  };
}

function say(/** @type {string} */ message) {
  process.stderr.write(`${message}\n`);
  return 1;
}

const demoAccount = "jeanne.martin@palier.test";

const welcome = (/** @type {string} */ address) => `
  Palier is ready: ${address}

  Sign in as  ${demoAccount}  or  karim.benali@palier.test
  Password    palier

  Contract: ${address}/docs    API: ${address}/api    Ctrl-C stops it.

`;

const notBuilt = (/** @type {string} */ path) => `This checkout is read-only for you, and ${path} is missing.
  - its owner builds it: npm run build
  - or start a copy of your own: git clone`;

const portTaken = (/** @type {number} */ port) => `Port ${port} is already in use.
  - Palier may be running already: look at http://localhost:${port}
  - or choose another port: PORT=${port + 1} npm start
  - or find the program that holds it: lsof -i :${port}`;

process.exitCode = await start();
