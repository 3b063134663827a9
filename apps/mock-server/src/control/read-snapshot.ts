import { check } from "@palier/contract";
import { snapshot, snapshotFormat, snapshotVersion, type WorldSnapshot } from "@palier/contract/control";
import { invalid, refuse } from "../core/refusal.ts";
import { contractVersion } from "./contract-version.ts";
import { controlTexts as texts } from "./control.texts.ts";

/** Throws 409 for another version, 422 if malformed. */
export function readSnapshot(given: Readonly<Record<string, unknown>>): WorldSnapshot {
  if (given.format !== snapshotFormat) {
    throw refuse("conflict", { detail: texts.notSnapshot(shown(given.format)), allowed: [snapshotFormat] });
  }
  if (given.version !== snapshotVersion) {
    const ours = String(snapshotVersion);
    throw refuse("conflict", { detail: texts.otherVersion(shown(given.version), ours), allowed: [ours] });
  }
  const ours = contractVersion();
  if (given.contract !== ours) {
    throw refuse("conflict", { detail: texts.otherContract(shown(given.contract), ours), allowed: [ours] });
  }
  const checked = check(snapshot, given);
  if (!checked.ok) throw invalid(checked.errors.slice(0, 20));
  return checked.value;
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? "–").slice(0, 80);
