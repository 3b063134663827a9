import { parseArgs } from "node:util";
import { visible } from "@palier/contract/kit/visible";
import type { Violation } from "../proxy/observation.ts";
import { startProxy } from "../proxy/proxy.ts";
import { CannotRun } from "../wire/cannot-run.ts";
import { baseUrl, wholeNumber } from "./option-values.ts";
import type { Output } from "./output.ts";

/**
 * `palier-contract proxy --target URL`: runs until stopped. Returns 1 after a violation, 2 if it checked no
 * call.
 */
export async function proxyCommand(args: readonly string[], { out }: Output): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      target: { type: "string" },
      port: { type: "string" },
      host: { type: "string" },
      fail: { type: "boolean" },
    },
  });
  const port = wholeNumber("--port", values.port, 4011);
  const proxy = await startProxy({
    target: baseUrl(values.target, "--target"),
    port,
    ...(values.host === undefined ? {} : { host: values.host }),
    fail: values.fail === true,
    onViolation: (violation) => out(lineOf(violation)),
    onUndeclared: (line) => out(`note     not in the contract: ${visible(line)}\n`),
  }).catch((error: unknown) => {
    throw new CannotRun(`--port ${port}: ${error instanceof Error ? error.message : "cannot listen"}`);
  });
  out(`API        ${proxy.url}\nViolations ${proxy.page}\n`);
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
  await proxy.close();
  out(`${proxy.tally.line}; ${proxy.count} violations\n`);
  // Success would be meaningless.
  if (!proxy.tally.hasLooked) throw new CannotRun("no call was looked at: nothing is known of this backend");
  return proxy.count === 0 ? 0 : 1;
}

const lineOf = ({ side, method, path, status, rule, expected, found }: Violation): string =>
  `${visible(`${side.padEnd(7)}  ${method} ${path} ${status}  ${rule}: expected ${expected}, found ${found}`)}\n`;
