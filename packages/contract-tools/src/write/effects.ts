import { rowOf } from "../verify/fields.ts";
import type { Accepted } from "./acceptance.ts";
import { verifyViewForm } from "./verify-view.ts";
import type { WriteProbe } from "./write-context.ts";

export async function verifyEffects(write: WriteProbe, accepted: Accepted): Promise<void> {
  await verifyRefund(write, accepted);
  verifyRejection(write, accepted);
  await verifyViewForm(write, accepted);
}

async function verifyRefund({ probe, context }: WriteProbe, { draft, exchange }: Accepted): Promise<void> {
  const [before, after] = [rowOf(draft.form?.record), rowOf(exchange.json)];
  const amount = draft.body.amountCents;
  if (typeof amount !== "number" || typeof before?.refundedCents !== "number" || after === undefined) return;
  const wanted = before.refundedCents + amount;
  const said = { expected: `refundedCents ${wanted}`, found: `refundedCents ${String(after.refundedCents)}` };
  probe.expect("refunds", "amount", after.refundedCents === wanted, said, exchange);
  const next = await context.drafts.make(probe, draft.params);
  const total = typeof after.finalAmountCents === "number" ? after.finalAmountCents : 0;
  const tooMuch = { ...draft.body, ...next?.body, amountCents: total - wanted + 1 };
  await probe.expectStatus("refunds", "more than is left", [422, 409], {
    params: draft.params,
    body: tooMuch,
  });
}

function verifyRejection({ probe }: WriteProbe, { draft, exchange }: Accepted): void {
  const [before, after] = [rowOf(draft.form?.record), rowOf(exchange.json)];
  if (before === undefined || after === undefined || !("rejectReason" in after)) return;
  if (!("reason" in draft.body)) return;
  const said = {
    expected: `another status than ${String(before.status)}, and the reason ${String(draft.body.reason)}`,
    found: `${String(after.status)}, ${String(after.rejectReason)}`,
  };
  const right = after.status !== before.status && after.rejectReason === draft.body.reason;
  probe.expect("rejects", "", right, said, exchange);
}
