#!/usr/bin/env node
import { palierContract } from "./palier-contract.ts";

process.exitCode = await palierContract(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
});
