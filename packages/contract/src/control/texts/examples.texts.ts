import { snapshotFormat, snapshotVersion } from "../snapshot.ts";
import { controlIntroduction } from "./introduction.texts.ts";

/** French summary. */
interface NamedExample {
  readonly summary: string;
  readonly value: unknown;
}

const karim = "karim.benali@palier.test";
const at = "2026-11-20T09:30:00Z";
const fault = {
  route: "building.export",
  status: 503,
  detail: "Maintenance en cours.",
  times: 1,
  id: "fault-1",
  calls: 1,
  hits: 1,
  left: 0,
};
const entry = {
  id: 42,
  at,
  method: "POST",
  path: "/admin/building/edit/12",
  query: "",
  route: "building.edit.post",
  status: 423,
  ms: 1.8,
  admin: "jeanne.martin@palier.test",
  played: false,
  faults: [],
  request: { bytes: 35, json: { name: "Les Tilleuls", version: 3 }, whole: true },
  answer: { bytes: 212, json: { type: "/problems/locked", status: 423 }, whole: true },
};

/** Outside whole-component examples. */
const byKey = {
  world: controlIntroduction.exampleWorld,
  entity: "building",
  recordId: "12",
  email: karim,
  name: controlIntroduction.exampleWorld,
  seed: "palier",
  calls: 42,
  faults: 1,
  locks: 1,
  sockets: 1,
  pushes: 1,
  revision: 3,
  idleMs: 1200,
  cleared: 1,
  dropped: 1,
  last: 42,
  now: at,
  frozen: true,
  online: false,
  realtimeOnline: true,
  rows: { building: 500, order: 0 },
  counts: { building: 240, order: 900, accountAdmin: 24 },
  record: { id: 12, version: 4, name: "Les Tilleuls", city: "Lyon" },
  left: ["building/12"],
} as const;

/** By component; a running server accepts each. */
const bodies: Readonly<Record<string, readonly NamedExample[]>> = {
  CreateWorldRequest: [
    { summary: "Un nom choisi", value: { name: controlIntroduction.exampleWorld } },
    { summary: "Un nom libre, que le serveur trouve", value: {} },
  ],
  SeedRequest: [
    { summary: "Une ville sans commande", value: { rows: { building: 500, order: 0 } } },
    { summary: "D’autres données", value: { seed: "autre" } },
  ],
  PatchRecordRequest: [{ summary: "Deux colonnes", value: { name: "Les Tilleuls", city: "Lyon" } }],
  FaultInput: [
    {
      summary: "Le prochain export échoue",
      value: { route: "building.export", status: 503, detail: "Maintenance en cours.", times: 1 },
    },
    { summary: "Un appel sur quatre est lent", value: { delayMs: 800, jitterMs: 400, chance: 0.25 } },
    {
      summary: "L’enregistrement réussit, sa réponse se perd",
      value: { method: "POST", path: "/admin/building/edit/*", cut: true, afterwards: true, times: 1 },
    },
    {
      summary: "Une recherche répond un JSON coupé",
      value: { route: "building.list", match: { query: { "search[value]": "parc" } }, malformed: true },
    },
    { summary: "Un fichier arrive au compte-gouttes", value: { route: "*.export", slowBody: 2000 } },
  ],
  ClockRequest: [
    { summary: "Arrêtée à un instant", value: { freeze: true, set: at } },
    { summary: "Une heure plus tard", value: { advanceMs: 3_600_000 } },
    { summary: "Relancée", value: { run: true } },
  ],
  RealtimeRequest: [
    { summary: "Coupé", value: { online: false } },
    { summary: "Rétabli", value: { online: true } },
  ],
  PushInput: [
    {
      summary: "À un administrateur",
      value: {
        to: karim,
        notification: { title: "Nouvelle commande", body: "C-2026-01842, Les Tilleuls" },
        data: { path: "/admin/concierge/order" },
      },
    },
    { summary: "À tous, sans rien montrer", value: { data: { kind: "refresh" } } },
    {
      summary: "À un navigateur qui n’est plus inscrit",
      value: { data: { kind: "refresh" }, unregistered: ["fJ3kQ9vXR2eYb1mZ0aTcLw"] },
    },
  ],
  PlayOpenRequest: [{ summary: "Un immeuble", value: { area: "building", id: 12 } }],
  PlayLockRequest: [
    { summary: "S’il est libre", value: { area: "building", id: 12 } },
    { summary: "À qui le tient", value: { area: "building", id: 12, force: true } },
  ],
  PlayTypeRequest: [{ summary: "Un champ", value: { area: "building", id: 12, values: { city: "Nantes" } } }],
  PlaySaveRequest: [
    { summary: "Ce qui a été saisi", value: { area: "building", id: 12 } },
    {
      summary: "Avec une valeur de plus",
      value: { area: "building", id: 12, values: { name: "Les Tilleuls" } },
    },
  ],
  PlayLeaveRequest: [
    { summary: "Une fiche", value: { area: "building", id: 12 } },
    { summary: "Toutes", value: {} },
  ],
  PlayCallRequest: [
    {
      summary: "Une liste",
      value: { method: "GET", path: "/admin/building/ajax-list", query: "draw=1&start=0&length=1" },
    },
    {
      summary: "Un commentaire",
      value: {
        method: "POST",
        path: "/admin/concierge/order/1/comment",
        body: { body: "Vu avec le fournisseur.", visibility: "internal" },
      },
    },
  ],
  PlayAnswerRequest: [
    { summary: "Il cède", value: { area: "building", id: 12, say: "yielded" } },
    { summary: "Il garde", value: { area: "building", id: 12, say: "refused" } },
  ],
};

const byName = {
  Fault: fault,
  JournalEntry: entry,
  KeptBody: entry.request,
  HeldLock: { area: "building", id: "12", email: karim, name: "Karim Benali", since: at },
  PushReceiver: {
    adminId: 2,
    email: karim,
    firebaseToken: "fJ3kQ9vXR2eYb1mZ0aTcLw",
    language: "fr",
    platform: "web",
    model: "Chrome",
    deviceVersion: "141.0",
  },
  PushMessage: {
    id: 1,
    at,
    notification: { title: "Nouvelle commande", body: "C-2026-01842, Les Tilleuls" },
    data: { path: "/admin/concierge/order" },
    tokens: ["fJ3kQ9vXR2eYb1mZ0aTcLw"],
    unregistered: [],
    residents: 0,
  },
  CalledAnswer: {
    status: 200,
    type: "application/json; charset=utf-8",
    text: '{"draw":1,"recordsTotal":240,"recordsFiltered":240,"data":[]}',
    whole: true,
    ms: 1.4,
  },
  Played: {
    admin: { id: 2, email: karim, name: "Karim Benali" },
    area: "building",
    id: 12,
    holds: true,
    holder: { email: karim, name: "Karim Benali", since: at },
    values: { name: "Les Tilleuls", city: "Nantes" },
    record: { id: 12, version: 3, name: "Les Tilleuls", city: "Lyon" },
  },
} as const;

/** With one building deleted. */
const saved = (contract: string) => ({
  format: snapshotFormat,
  version: snapshotVersion,
  contract,
  seed: "palier",
  rows: { building: 240 },
  world: controlIntroduction.exampleWorld,
  clock: { now: at, frozen: true },
  draws: 0,
  tables: { building: { nextId: 241, rows: [], deleted: [17] } },
  answered: [],
  realtime: null,
  faults: [fault],
  push: { registrations: [], messages: [], mails: [] },
});

/** By field name, by component, and of bodies; a saved world follows the server's `contract`. */
export const controlExamples = (contract: string) => ({
  byKey,
  byName,
  bodies: {
    ...bodies,
    WorldSnapshot: [{ summary: "Un immeuble supprimé, une panne épuisée", value: saved(contract) }],
  },
});
