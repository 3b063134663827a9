/** In this process: a new one would cost a second per case on a busy machine. */
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
