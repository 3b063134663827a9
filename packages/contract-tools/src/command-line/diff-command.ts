import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { openApi } from "@palier/contract/openapi";
import { contractChanges } from "../diff/contract-changes.ts";
import { type ContractDocument, contractDocument } from "../diff/document.ts";
import { changesText, notedChanges, notesText, unnoted } from "../diff/noted-changes.ts";
import { CannotRun } from "../wire/cannot-run.ts";
import type { Output } from "./output.ts";

/**
 * `palier-contract diff OLD [NEW]`; NEW defaults to this contract. Returns 1 if a breaking change has no
 * note.
 */
export async function diffCommand(args: readonly string[], { out }: Output): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { notes: { type: "string" }, json: { type: "boolean" } },
  });
  const [old, fresh, ...more] = positionals;
  if (old === undefined || more.length > 0)
    throw new CannotRun("diff takes OLD and NEW, two OpenAPI documents in JSON");
  const changes = contractChanges(
    readDocument(old),
    fresh === undefined ? thisContract() : readDocument(fresh),
  );
  const noted = notedChanges(values.notes);
  if (values.json === true) out(`${JSON.stringify(changes, undefined, 2)}\n`);
  else out(values.notes === undefined ? changesText(changes) : notesText(changes, noted));
  return unnoted(changes, noted).length === 0 ? 0 : 1;
}

export const thisContract = (): ContractDocument =>
  contractDocument.parse(JSON.parse(JSON.stringify(openApi())));

/** @throws {CannotRun} when the file holds no OpenAPI document */
function readDocument(file: string): ContractDocument {
  if (!existsSync(file)) throw new CannotRun(`${file} is not there`);
  try {
    return contractDocument.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    throw new CannotRun(`${file} is no OpenAPI document in JSON`);
  }
}
