import type { Page } from "@playwright/test";
import { oneThat } from "./stored.ts";

const orders = "/admin/concierge/order";

/** The alert after a lost answer. */
export const unknown = "On ne sait pas si l’enregistrement a abouti";

/** Asked before something else is sent than what may have been done. */
export const question = "La première demande a peut-être abouti";

/** The server acts, and a gateway answers instead. */
export const lost = (route: string) => ({ route, status: 504, afterwards: true, times: 1 });

/** A completed order without refunds, of which 50 € can be refunded. */
export async function refundable(page: Page): Promise<string> {
  const { id } = await oneThat<{ id: number; refundedCents: number; finalAmountCents: number }>(
    page,
    `${orders}/ajax-list`,
    { status: "completed" },
    ({ refundedCents, finalAmountCents }) => refundedCents === 0 && finalAmountCents > 5000,
  );
  return `${orders}/${id}`;
}
