import type { ImportKind } from "@palier/contract/areas/wallet-import-header";
import { z } from "zod";
import { browserTexts } from "#browser/storage.ts";
import type { ChosenFields } from "./column-mapping.ts";

const key = "palier:import-titles";

const kept = z.record(z.string(), z.record(z.string(), z.string()));

function all(): z.output<typeof kept> {
  try {
    return kept.catch({}).parse(JSON.parse(browserTexts.read(key) ?? "{}"));
  } catch {
    return {};
  }
}

/** What was chosen for the columns of former files, in this browser: titles and fields, no value of a file. */
export const rememberedFields = (kind: ImportKind): ChosenFields => all()[kind] ?? {};

export function rememberFields(kind: ImportKind, fields: ChosenFields): void {
  browserTexts.write(key, JSON.stringify({ ...all(), [kind]: fields }));
}
