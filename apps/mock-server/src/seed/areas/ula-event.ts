import type { ula, ulaEvent } from "@palier/contract";
import type { RowOf } from "../../world/catalog.ts";
import { instantText } from "../calendar.ts";
import { startsOf, times } from "../lists.ts";
import { type SeedTable, seedTable } from "../seeding.ts";
import type { Town } from "../town.ts";
import { tieDates } from "./user-dates.ts";

type Status = RowOf<typeof ula>["status"];
type Step = Pick<RowOf<typeof ulaEvent>, "event" | "from" | "to"> & {
  readonly at: "requestedAt" | "uploadedAt" | "decidedAt" | "endedAt";
};

const requested: Step = { event: "requested", from: null, to: "pending", at: "requestedAt" };
const uploaded: Step = { event: "proofUploaded", from: "pending", to: "proofToCheck", at: "uploadedAt" };
const validated: Step = { event: "validated", from: "proofToCheck", to: "validated", at: "decidedAt" };
const rejected: Step = { event: "rejected", from: "proofToCheck", to: "rejected", at: "decidedAt" };
const ended: Step = { event: "ended", from: "validated", to: "ended", at: "endedAt" };

const steps: Readonly<Record<Status, readonly Step[]>> = {
  pending: [requested],
  proofToCheck: [requested, uploaded],
  validated: [requested, uploaded, validated],
  rejected: [requested, uploaded, rejected],
  ended: [requested, uploaded, validated, ended],
};

/** From request to present status. */
export function ulaEventSeed(
  town: Town,
  ties: SeedTable<RowOf<typeof ula>>,
): SeedTable<RowOf<typeof ulaEvent>> {
  const { residents } = town;
  const admins = town.stream("ulaEvent.admin");
  const datesOf = tieDates(town);
  const sizes = times(town.counts.ula, (tie) => steps[residents.ulaStatus(tie)].length);
  return seedTable("ulaEvent", startsOf(sizes).at(-1) ?? 0, () =>
    ties.rows().flatMap(({ id, userId, buildingName, lotNumber, status, rejectComment }, tie) =>
      steps[status].map((step) => {
        const byResident = step.event === "requested" || step.event === "proofUploaded";
        return {
          ulaId: id,
          userId,
          buildingName,
          lotNumber,
          at: instantText(datesOf(tie)[step.at]),
          event: step.event,
          from: step.from,
          to: step.to,
          byAdmin: byResident ? null : residents.adminName(residents.anyAdmin(admins, tie)),
          comment: step.event === "rejected" ? rejectComment : null,
        };
      }),
    ),
  );
}
