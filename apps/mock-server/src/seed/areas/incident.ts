import type { Incident, incident } from "@palier/contract";
import { type Rng, weights } from "../../core/random.ts";
import { dateText, day, hour, instantText, secondsOf } from "../calendar.ts";
import { incidentMessages, incidentNotes, incidentReports } from "../data/incidents.ts";
import { fill } from "../french.ts";
import { times } from "../lists.ts";
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
    const photos = Array.from(
      { length: photoCount },
      (_, at) => `/admin/media/incident-${index + 1}-${at + 1}.svg`,
    );
    const resolved = over ? solvedAt(createdAt, now, random) : undefined;
    const assigneeName = admin < 0 ? null : residents.adminName(admin);
    const story = { created: createdAt, resolved, now, status, assigneeName };
    const steps = stepsOf(story, random);
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
      photos,
      description: fill(report.description, places),
      assigneeId: admin < 0 ? null : admin + 1,
      assigneeName,
      createdAt: instantText(createdAt),
      resolvedAt: resolved === undefined ? null : instantText(resolved),
      steps,
      comments: commentsOf(story, steps, random),
    };
  });
}

interface Story {
  readonly created: number;
  readonly resolved: number | undefined;
  readonly now: number;
  readonly status: Incident["status"];
  readonly assigneeName: string | null;
}

/** Reported, given to its responsible or taken by him, then resolved and closed: as far as its status says. */
function stepsOf({ created, resolved, now, status, assigneeName }: Story, random: Rng): Incident["steps"] {
  const reported = { at: instantText(created), status: "open" as const, byAdmin: null, assigneeName: null };
  if (assigneeName === null) return [reported];
  const by = { byAdmin: assigneeName, assigneeName };
  const end = resolved ?? now;
  const taken = officeMoment(between(created, Math.min(created + day, end), random), {
    from: created,
    to: end,
  });
  const steps: Incident["steps"] = [
    reported,
    { at: instantText(taken), status: status === "open" ? "open" : "inProgress", ...by },
  ];
  if (resolved === undefined) return steps;
  steps.push({ at: instantText(resolved), status: "resolved", ...by });
  if (status !== "closed") return steps;
  const drawn = between(resolved, Math.min(resolved + 5 * day, now), random);
  const closed = officeMoment(drawn, { from: resolved, to: now });
  return [...steps, { at: instantText(closed), status, ...by }];
}

/** By its responsible, between taking and resolving it. */
function commentsOf(
  { resolved, now, assigneeName }: Story,
  [, taken]: Incident["steps"],
  random: Rng,
): Incident["comments"] {
  if (assigneeName === null || taken === undefined || random.below(10) < 5) return [];
  const from = secondsOf(taken.at);
  const to = resolved ?? now;
  const moments = times(random.int(1, 2), () =>
    officeMoment(between(from, Math.min(from + 6 * day, to), random), { from, to }),
  );
  return moments
    .toSorted((a, b) => a - b)
    .map((at) => {
      const isMessage = random.chance(0.4);
      return {
        at: instantText(at),
        byAdmin: assigneeName,
        body: random.pick(isMessage ? incidentMessages : incidentNotes),
        visibility: isMessage ? ("resident" as const) : ("internal" as const),
      };
    });
}

/** At least half an hour later, in office hours. */
function solvedAt(created: number, now: number, random: Rng): number {
  const from = Math.min(created + hour / 2, now);
  return officeMoment(between(from, Math.min(created + 12 * day, now), random), { from, to: now });
}
