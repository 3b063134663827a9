import type { Exchange } from "../verify/exchange.ts";
import type { RuleId } from "../verify/rules.ts";
import { fieldsAtFault } from "./acceptance.ts";
import type { Draft } from "./draft.ts";
import type { WriteProbe } from "./write-context.ts";

/** In place of the form's own value. */
interface Wrong {
  readonly rule: RuleId;
  readonly field: string;
  readonly value: unknown;
  /** For a finding: `priceCents = -1`. */
  readonly subject: string;
}

/** Must get 422 at the field; returns the answer, undefined otherwise. */
export async function refusedAt(
  { probe }: Pick<WriteProbe, "probe">,
  { params, body }: Draft,
  { rule, field, value, subject }: Wrong,
): Promise<Exchange | undefined> {
  const refused = await probe.ask(rule, subject, [422], { params, body: { ...body, [field]: value } });
  if (refused === undefined) return undefined;
  const fields = fieldsAtFault(refused);
  const said = { expected: `an error at ${field}`, found: `errors at ${fields.join(", ")}` };
  probe.expect(rule, field, fields.includes(field), said, refused);
  return refused;
}

/** {@link refusedAt}, and the record is unchanged. */
export async function refusedUnchanged(write: WriteProbe, draft: Draft, wrong: Wrong): Promise<void> {
  const { probe, context } = write;
  const refused = await refusedAt(write, draft, wrong);
  if (refused === undefined) return;
  const { field } = wrong;
  const now = (await context.drafts.make(probe, draft.params))?.body[field];
  const kept = { expected: JSON.stringify(draft.body[field]), found: JSON.stringify(now) };
  probe.expect("refused-unchanged", field, kept.expected === kept.found, kept, refused);
}
