/**
 * `npm run trial -- conformance auth` compares the embedded sign-in with Google's Auth emulator, field by
 * field, and saves the emulator's answers and the report. Fails on an unexplained difference.
 * `-- auth --host 127.0.0.1:9099` compares with a running emulator of any version and saves nothing.
 */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { embeddedAuth, emulatedAuth } from "../src/auth/auth-service.ts";
import { differences } from "../src/auth/compare.ts";
import { unexplained } from "../src/auth/known-differences.ts";
import { record } from "../src/auth/recording.ts";
import { report } from "../src/auth/report.ts";
import { firebaseTools, startAuthEmulator } from "./auth-emulator.ts";

const { positionals, values } = parseArgs({ allowPositionals: true, options: { host: { type: "string" } } });
if (positionals.join(" ") === "auth") process.exitCode = await compare(values.host);
else {
  console.error("npm run trial -- conformance auth");
  process.exitCode = 2;
}

async function compare(running: string | undefined): Promise<number> {
  const emulator = running === undefined ? await startAuthEmulator() : undefined;
  try {
    const google = await record(emulatedAuth(emulator?.host ?? running ?? ""));
    const found = differences(google, await record(embeddedAuth));
    const { differences: without, idle } = unexplained(found);
    for (const { case: name, step, field, google: there, ours } of without)
      console.log(`${name} · ${step} · ${field}: Google ${there ?? "nothing"}, ours ${ours ?? "nothing"}`);
    for (const { reason } of idle) console.log(`differs no more: ${reason}`);
    console.log(`${found.length} fields differ, ${without.length} of them without a reason`);
    if (without.length + idle.length > 0) return 1;
    if (emulator === undefined) return 0;
    const at = (path: string) => new URL(`../../../${path}`, import.meta.url);
    const recorded = at("packages/firebase-conformance/recorded/auth-emulator.json");
    const version = firebaseTools;
    await writeFile(recorded, `${JSON.stringify({ version, answers: google }, undefined, 2)}\n`);
    const date = new Date().toISOString().slice(0, 10);
    await writeFile(at("docs/auth-conformance.md"), report({ version, date, google, differences: found }));
    return 0;
  } finally {
    await emulator?.stop();
  }
}
