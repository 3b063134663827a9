#!/usr/bin/env node
/** The command `palier-contract`. */
import { palierContract } from "./palier-contract.ts";

process.exitCode = await palierContract(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
});
