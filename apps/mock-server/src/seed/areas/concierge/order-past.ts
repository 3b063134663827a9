import { fieldMeta, type Order, order, orderTexts } from "@palier/contract";
import { shownText } from "../../../core/cell-text.ts";
import { residentName } from "../../../world/history.texts.ts";
import { startsOf, times } from "../../lists.ts";
import type { SeedTable } from "../../seeding.ts";
import type { Town } from "../../town.ts";
import { type Past, type PastChange, pastLine, withPast } from "../past.ts";
import { isValidated } from "./order-amounts.ts";
import { wayTo } from "./order-story.ts";

/** A validated amount has its own line. */
export function orderPast(town: Town, orders: SeedTable<Order>): Past {
  const { order: count } = town.counts;
  const before = count - Math.min(count, withPast);
  const sizes = times(count - before, (at) => {
    const index = before + at;
    return wayTo(town, index).length + (isValidated(town, index) ? 1 : 0);
  });
  return {
    count: startsOf(sizes).at(-1) ?? 0,
    lines: () =>
      orders
        .rows()
        .slice(before)
        .flatMap((row, index) => times(sizes[index] ?? 0, (at) => lineOf(row, at))),
  };
}

function lineOf(row: Order, at: number) {
  const { id, number, steps, validations } = row;
  const [validation] = validations;
  // After the four steps to delivery.
  const isValidation = validation !== undefined && at === 4;
  const step = steps[validation !== undefined && at > 4 ? at - 1 : at];
  const act = isValidation ? validation : step;
  const record = { entity: order.name, recordId: id, name: number };
  const who = { at: act?.at ?? row.createdAt, byAdmin: act?.byAdmin ?? residentName };
  if (at === 0) return pastLine({ ...record, ...who });
  return pastLine({ ...record, ...who, changes: isValidation ? validated : changesAt(row, step?.status) });
}

/** Besides the status: the supplier on acceptance, the amount proposed by delivery. */
function changesAt(row: Order, to: Order["status"] | undefined): readonly PastChange[] {
  const { steps, supplierName, finalAmountCents, status } = row;
  const from = steps[steps.findIndex((each) => each.status === to) - 1]?.status;
  const moved = lineFor("status", from ?? null, to ?? null);
  if (to === "accepted" && supplierName !== null) return [moved, lineFor("supplierName", null, supplierName)];
  const isProposal = to === "delivered" || (to === "preparing" && status === to && finalAmountCents !== null);
  if (!isProposal) return [moved];
  return [
    moved,
    lineFor("finalAmountCents", null, finalAmountCents),
    lineFor("amountStatus", "estimated", "toValidate"),
  ];
}

const validated: readonly PastChange[] = [lineFor("amountStatus", "toValidate", "validated")];

function lineFor(field: keyof typeof orderTexts.fields, from: unknown, to: unknown): PastChange {
  const meta = fieldMeta(order.record.shape[field]);
  const text = (value: unknown): string | null => shownText(value, meta) || null;
  return { field, label: orderTexts.fields[field], from: text(from), to: text(to) };
}
