#!/usr/bin/env node
import { palierContract } from "./palier-contract.ts";

// A reader that is gone (`… | head`) must not end a run that has yet to put back what it wrote.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error) => {
    if (!("code" in error && error.code === "EPIPE")) throw error;
  });

process.exitCode = await palierContract(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
});
