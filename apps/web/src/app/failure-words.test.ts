/** Which of the screens' texts the chaos tests take for failures. */
import { expect, test } from "vitest";
import { actionTexts } from "#actions/actions.texts.ts";
import { apiTexts } from "#api/api.texts.ts";
import { callbackTexts } from "#features/concierge/callback/callback.texts.ts";
import { formTexts } from "#forms/forms.texts.ts";
import { tellsFailure } from "../../e2e/chaos/failure-words.ts";

const { decided, decidedAll, decideAll } = callbackTexts;
const { outcome } = actionTexts;
const of = (done: string | undefined, ...notDone: string[]) => outcome.title("Injoignable", done, notDone);

test.each([
  decided.unreachable("Alice Martin"),
  decidedAll.unreachable(1),
  decidedAll.unreachable(3),
  decideAll.unreachable(1),
  decideAll.unreachable(3),
  formTexts.saving.detail,
  formTexts.saving.signOut,
  formTexts.saved,
  of(decidedAll.unreachable(2)),
  `${apiTexts.serverError.title} ${apiTexts.serverError.read}`,
])("A17 « %s » tells of no failure", (text) => {
  expect(tellsFailure(text)).toBe(false);
});

test.each([
  of(decidedAll.unreachable(2), outcome.counts.unknown(1)),
  of(undefined, outcome.counts.unknown(1_234)),
  outcome.hints.unknown,
  formTexts.saveFailed,
  formTexts.unknown.detail,
  formTexts.away.unknown,
  formTexts.secondAttempt.title("Enregistrer"),
  ...(["offline", "timeout", "malformed", "serverError", "signedOut", "tooMany"] as const).map(
    (kind) => `${apiTexts[kind].title}\n${apiTexts[kind].press}`,
  ),
])("A17 « %s » tells of one", (text) => {
  expect(tellsFailure(text)).toBe(true);
});
