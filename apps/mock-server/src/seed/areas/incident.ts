import type { incident } from "@palier/contract";
import { type Rng, weights } from "../../core/random.ts";
import { dateText, day, hour, instantText } from "../calendar.ts";
import { incidentReports } from "../data/incidents.ts";
import { fill } from "../french.ts";
import { officeMoment } from "../office-hours.ts";
import { arrival, between, drawnTable, type FieldsOf, padded } from "../seeding.ts";
import type { Town } from "../town.ts";
import { requestDays } from "./requests.ts";

const categories = weights([
  ["elevator", 20],
  ["water", 22],
  ["electricity", 14],
  ["heating", 14],
  ["cleanliness", 14],
  ["security", 9],
  ["other", 7],
]);
const priorities = weights([
  ["low", 18],
  ["normal", 50],
  ["high", 22],
  ["urgent", 10],
]);
const young = weights([
  ["open", 40],
  ["inProgress", 35],
  ["resolved", 22],
  ["closed", 3],
]);
const old = weights([
  ["open", 2],
  ["inProgress", 5],
  ["resolved", 25],
  ["closed", 68],
]);
const floors = ["rez-de-chaussée", "1er étage", "2e étage", "3e étage", "4e étage", "5e étage", "6e étage"];

/** In the resident's building; older ones are settled. */
export function incidentSeed(town: Town) {
  const { now, counts, residents, buildings } = town;
  const who = town.stream("incident.resident");
  const staff = town.stream("incident.admin");
  return drawnTable<FieldsOf<typeof incident>>(town, "incident", (index, random) => {
    const createdAt = arrival(town, index, counts.incident, requestDays.incident, random);
    const status = random.weighted(now - createdAt < 14 * day ? young : old);
    const category = random.weighted(categories);
    const report = random.pick(incidentReports(category));
    const places = {
      floor: random.pick(floors),
      door: `${random.pick(["A", "B", "C"])}${random.int(1, 48)}`,
    };
    const { user, building } = residents.settled(who, index, createdAt);
    const admin = status === "open" && random.chance(0.7) ? -1 : residents.anyAdmin(staff, index);
    const over = status === "resolved" || status === "closed";
    const photoCount = random.below(4);
    return {
      reference: `INC-${dateText(createdAt).slice(0, 4)}-${padded(index + 1, 5)}`,
      title: fill(report.title, places),
      category,
      priority: random.weighted(priorities),
      status,
      buildingId: building + 1,
      buildingName: buildings.name(building),
      reporterId: user + 1,
      reporterName: residents.name(user),
      photos: Array.from(
        { length: photoCount },
        (_, at) => `/admin/media/incident-${index + 1}-${at + 1}.svg`,
      ),
      description: fill(report.description, places),
      assigneeId: admin < 0 ? null : admin + 1,
      assigneeName: admin < 0 ? null : residents.adminName(admin),
      createdAt: instantText(createdAt),
      resolvedAt: over ? instantText(solvedAt(createdAt, now, random)) : null,
    };
  });
}

/** At least half an hour later, in office hours. */
function solvedAt(created: number, now: number, random: Rng): number {
  const from = Math.min(created + hour / 2, now);
  return officeMoment(between(from, Math.min(created + 12 * day, now), random), { from, to: now });
}
