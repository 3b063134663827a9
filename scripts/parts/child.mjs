/**
 * Child processes that end with this one. Each leads a process group, so that a signal (Ctrl-C, `kill`)
 * reaches its whole tree (npx → pnpm → scripts) exactly once.
 */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { bin, root } from "./project.mjs";

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
let stopped = /** @type {NodeJS.Signals | undefined} */ (undefined);

/** No step may start once it is set. */
export const stoppedBy = () => stopped;

/** As a shell's: 130 for Ctrl-C. */
export const exitCodeOf = (/** @type {NodeJS.Signals} */ signal) => 128 + (constants.signals[signal] ?? 0);

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(signal, () => {
    // A second signal kills.
    const sent = stopped === undefined ? signal : "SIGKILL";
    stopped = signal;
    for (const child of running) signalGroup(child, sent);
    if (running.size === 0) process.exit(exitCodeOf(signal));
  });
}

// npm sends SIGTERM only to the shell between us, which does not forward it, so the shell's end counts as
// SIGTERM.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined) {
  const watch = setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  }, 1_000);
  watch.unref();
}

// Errors included.
process.on("exit", () => {
  for (const child of running) signalGroup(child, "SIGTERM");
});

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has already ended.
  }
}

/**
 * Runs a program in the repository's folder, without stdin.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, onText?: (text: string) => void, keep?: boolean }}
 * [options] `onText` receives stdout and stderr as they come; `keep: false` does not collect the output of
 * long runs
 * @returns {Promise<{ code: number, output: string }>} exit code 127 if it could not start, 128 + the
 * signal's number if killed
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: options.env ?? process.env,
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    running.add(child);
    let output = "";
    const take = (/** @type {string} */ text) => {
      if (options.keep !== false) output += text;
      options.onText?.(text);
    };
    child.stdout.setEncoding("utf8").on("data", take);
    child.stderr.setEncoding("utf8").on("data", take);
    child.on("error", (error) => {
      running.delete(child);
      resolve({ code: 127, output: `${output}${error.message}\n` });
    });
    child.on("close", (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? (signal ? exitCodeOf(signal) : 1), output });
    });
  });
}

/**
 * {@link run} with the output printed.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} exit code
 */
export async function runShown(command, args, env) {
  const { code } = await run(command, args, {
    env,
    keep: false,
    onText: (text) => process.stdout.write(text),
  });
  return code;
}

/**
 * Prints failures.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} turbo's exit code
 */
export const buildChanged = (env) =>
  runShown(bin("turbo"), ["run", "build", "--ui=stream", "--output-logs=errors-only"], env);
