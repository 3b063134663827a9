import type { ula, ulaEvent } from "@palier/contract";
import type { RowOf } from "../../world/catalog.ts";
import { instantText } from "../calendar.ts";
import type { SeedTable } from "../seeding.ts";
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
  ulaAt: (index: number) => RowOf<typeof ula>,
): SeedTable<RowOf<typeof ulaEvent>> {
  const { residents } = town;
  const events = town.family(
    "ulaEvent",
    town.counts.ula,
    (index) => steps[residents.ulaStatus(index)].length,
  );
  const admins = town.stream("ulaEvent.admin");
  const datesOf = tieDates(town);
  return {
    table: "ulaEvent",
    count: events().total,
    rowAt: (index) => {
      const tie = events().parent(index);
      const { userId, buildingName, lotNumber, status, rejectComment } = ulaAt(tie);
      const step = steps[status][index - events().first(tie)] ?? requested;
      const byResident = step.event === "requested" || step.event === "proofUploaded";
      return {
        id: index + 1,
        version: 1,
        ulaId: tie + 1,
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
    },
  };
}
