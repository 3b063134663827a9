/**
 * `npm run conformance`: asks the services that the environment names the same as the embedded one
 * (docs/firebase.md). Without a name it fetches Google's Auth emulator and asks about signing in.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { startAuthEmulator } from "./auth-emulator.ts";

const { FIREBASE_DATABASE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST, PALIER_FIREBASE_PROJECT } = process.env;
const isNamed = [FIREBASE_DATABASE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST, PALIER_FIREBASE_PROJECT].some(
  (each) => each !== undefined,
);

async function ask(filter: string, env: NodeJS.ProcessEnv): Promise<void> {
  const tests = spawn("vitest", ["run", "--project=firebase-kit", filter], { stdio: "inherit", env });
  const [code]: unknown[] = await once(tests, "close");
  process.exitCode = code === 0 ? 0 : 1;
}

if (isNamed) await ask("test/conformance/", process.env);
else {
  const { host, stop } = await startAuthEmulator();
  try {
    await ask("test/conformance/sign-in", { ...process.env, FIREBASE_AUTH_EMULATOR_HOST: host });
  } finally {
    await stop();
  }
}
