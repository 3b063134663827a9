import { jeanne, karim, type RealAdmin, type SeatAdmin } from "@palier/mock-server/playwright";
import type { Page } from "@playwright/test";
import { oneThat } from "./stored.ts";

interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Neither Jeanne nor Karim, in a browser of their own; `page` is signed in. */
export async function seatThird(
  page: Page,
  realAdmin: SeatAdmin,
): Promise<RealAdmin & { readonly name: string }> {
  const { email, firstName, lastName } = await oneThat<Person>(
    page,
    "/admin/account-admin/ajax-list",
    { enabled: true },
    (row) => row.email !== jeanne && row.email !== karim,
  );
  return { ...(await realAdmin(email)), name: `${firstName} ${lastName}` };
}

export const heldBy = (page: Page, name: string) =>
  page.getByRole("alert").filter({
    hasText: new RegExp(`^${name} (?:modifie cette fiche depuis|a ouvert cette fiche à) \\d{2}:\\d{2}`),
  });

export const ask = (page: Page) => page.getByRole("button", { name: "Demander la main" });
