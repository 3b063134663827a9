/** A file of a million rows is judged in full while streaming, by a process too small to hold it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dressedBackend } from "./dresses/dressed-backend.ts";
import { millionRows } from "./dresses/million-rows.ts";

const main = join(import.meta.dirname, "../src/main.ts");
/** Prints the process's peak memory, in megabytes. */
const measure = `data:text/javascript,process.on("exit",()=>process.stderr.write("peak "+Math.round(process.resourceUsage().maxRSS/1000)+" MB\\n"))`;
/** Maximum in megabytes; the files of one run have several times as much. */
const most = 400;

test("B11 B01 right in its own way: a file of a million rows, read as it is streamed", async () => {
  await using backend = await dressedBackend({ dress: millionRows, rows: { supplier: 1 } });
  const login = ["--login", "jeanne.martin@palier.test:palier"];
  const args = ["verify", "--base-url", backend.url, ...login, "--only", "supplier.export", "--cases", "3"];
  const heap = ["--max-old-space-size=160", "--import", measure];
  const child = spawn(process.execPath, [...heap, main, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += String(chunk);
    });
  }
  const [code] = await once(child, "close");
  expect(output).not.toMatch(/FAILED|too long/);
  expect(code, output).toBe(0);
  expect(output).toMatch(/all +1 passed/);
  expect(Number(/peak (\d+) MB/.exec(output)?.[1])).toBeLessThan(most);
});
