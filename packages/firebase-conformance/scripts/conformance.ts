/** `npm run trial -- conformance`: the cases of signing in, asked of Google's Auth emulator too. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { startAuthEmulator } from "./auth-emulator.ts";

const { host, stop } = await startAuthEmulator();
try {
  const args = ["run", "--project=firebase-conformance", "sign-in"];
  const env = { ...process.env, FIREBASE_AUTH_EMULATOR_HOST: host };
  const tests = spawn("vitest", args, { stdio: "inherit", env });
  const [code]: unknown[] = await once(tests, "close");
  process.exitCode = code === 0 ? 0 : 1;
} finally {
  await stop();
}
