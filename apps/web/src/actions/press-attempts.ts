import { z } from "zod";
import { personalTexts } from "#api/personal-texts.ts";
import { type Attempt, type AttemptBody, attemptFor, bodyOf } from "#forms/attempt.ts";

/** What a press is sent to. */
export interface PressTarget {
  readonly address: string;
  /** The record that it is about: an answer to one press of a record settles the others. */
  readonly subject: string;
}

/** How long a press without an answer stays the same intention, in ms. Later the admin decides on what is there then. */
const memory = 600_000;

const keptPresses = z.array(
  z.object({ address: z.string(), subject: z.string(), body: z.string(), key: z.string(), at: z.number() }),
);
type KeptPress = z.output<typeof keptPresses>[number];

/**
 * The attempt for a press of a button (A05). Pressed again before an answer is known, also after a reload of this tab, it
 * goes out as before and under the same key. Another press of the record that was answered, ten minutes, or a record that
 * was changed more than once since, make it another intention.
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

/** Forgets the presses of a record: the answer to one of them is known. */
export function settlePresses({ subject }: PressTarget): void {
  writePresses(readPresses().filter((each) => each.subject !== subject));
}

/** The first try itself raises the version by one. More than that is the work of somebody else. */
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
  else personalTexts.write(storageKey, JSON.stringify(presses));
}
