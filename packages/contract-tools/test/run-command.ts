/** In this process: a new one would cost seconds per case on a busy machine. */
import { palierContract } from "../src/palier-contract.ts";

export async function run(...args: readonly string[]) {
  let [stdout, stderr] = ["", ""];
  const code = await palierContract(args, {
    out: (text) => {
      stdout += text;
    },
    error: (text) => {
      stderr += text;
    },
  });
  return { code, stdout, stderr };
}

/** Begins a command that runs until `stop`, which does to it what Ctrl-C does. */
export function begun(...args: readonly string[]) {
  let printed = "";
  const print = (text: string) => {
    printed += text;
  };
  const ended = palierContract(args, { out: print, error: print });
  return { printed: () => printed, ended, stop: () => process.emit("SIGINT") };
}
