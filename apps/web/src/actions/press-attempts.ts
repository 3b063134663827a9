import { z } from "zod";
import { personalTexts } from "#api/personal-texts.ts";
import { type Attempt, type AttemptBody, attemptFor, bodyOf } from "#forms/attempt.ts";

export interface PressTarget {
  readonly address: string;
  /** One answer settles all presses of a record. */
  readonly subject: string;
}

/** Ms; afterwards a press is a new intention. */
const memory = 600_000;

const keptPresses = z.array(
  z.object({ address: z.string(), subject: z.string(), body: z.string(), key: z.string(), at: z.number() }),
);
type KeptPress = z.output<typeof keptPresses>[number];

/**
 * Repeated before an answer, even after a reload, a press keeps its key (A05), unless another was answered,
 * ten minutes passed, or the version changed several times.
 */
export function pressAttempt(target: PressTarget, body: AttemptBody): Attempt {
  const kept = readPresses();
  const former = kept.find(({ address }) => address === target.address);
  const known = former !== undefined && isAboutTheSame(body, former) ? former : undefined;
  const { key, body: sent } = attemptFor(body, known);
  const press = { ...target, key, body: sent, at: known?.key === key ? known.at : Date.now() };
  writePresses([...kept.filter((each) => each !== former), press]);
  return { key, body: sent };
}

/** Forgets a record's presses once one is answered. */
export function settlePresses({ subject }: PressTarget): void {
  writePresses(readPresses().filter((each) => each.subject !== subject));
}

/** The first attempt raises the version by one. */
function isAboutTheSame({ version }: AttemptBody, former: Attempt): boolean {
  const before = bodyOf(former).version;
  return typeof version !== "number" || typeof before !== "number" || version - before <= 1;
}

const storageKey = "presses";

function readPresses(): readonly KeptPress[] {
  try {
    const presses = keptPresses.parse(JSON.parse(personalTexts.read(storageKey) ?? "[]"));
    return presses.filter(({ at }) => Date.now() - at < memory);
  } catch {
    return [];
  }
}

function writePresses(presses: readonly KeptPress[]): void {
  if (presses.length === 0) personalTexts.remove(storageKey);
  // If the latest does not fit, the earlier ones stay known.
  else personalTexts.write(storageKey, JSON.stringify(presses), JSON.stringify(presses.slice(0, -1)));
}
