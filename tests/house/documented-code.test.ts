/** What the documents show compiles: an example that lies costs its reader an evening. */
import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { repository, root } from "./repository.ts";

/** Where the packages that examples import are found; out of sight of everything else. */
const folder = join(root, "apps/mock-server/.cache/documented");

function examples(): string[] {
  return repository
    .filter(({ path }) => path.endsWith(".md"))
    .flatMap(({ text }) => [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = ""]) => code));
}

async function compile(codes: readonly string[]): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: "../../tsconfig.json", include: ["."] }),
  );
  await Promise.all(
    codes.map((code, at) => writeFile(join(folder, `example-${at}.ts`), `${code}\nexport {};\n`)),
  );
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const ran = promisify(execFile)(process.execPath, [tsc, "-p", folder, "--noEmit"]);
  return ran.then(({ stdout }) => stdout).catch((error: { stdout: string }) => error.stdout);
}

test("every example in a document compiles", async () => {
  const codes = examples();
  expect(codes.length).toBeGreaterThan(2);
  expect(await compile(codes)).toBe("");
}, 60_000);

test("an example that does not is caught", async () => {
  expect(await compile(['import { test } from "@palier/mock-server/playwright";\ntest.wrong();'])).toContain(
    "wrong",
  );
}, 60_000);
