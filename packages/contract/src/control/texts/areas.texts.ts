import type { ControlContract } from "../control-contract.ts";

export const controlGroups = {
  world: "Le monde",
  calls: "Ses appels",
  people: "Ce qui l’entoure",
} as const;

export const controlAreas = {
  worlds: { name: "Mondes", group: "world" },
  data: { name: "Données", group: "world" },
  clock: { name: "Horloge", group: "world" },
  snapshots: { name: "États enregistrés", group: "world" },
  faults: { name: "Pannes", group: "calls" },
  journal: { name: "Journal", group: "calls" },
  realtime: { name: "Temps réel", group: "people" },
  push: { name: "Push", group: "people" },
  play: { name: "Autres administrateurs", group: "people" },
} as const satisfies Record<string, { readonly name: string; readonly group: keyof typeof controlGroups }>;

export const areaOf: Readonly<Record<keyof ControlContract, keyof typeof controlAreas>> = {
  worlds: "worlds",
  createWorld: "worlds",
  world: "worlds",
  deleteWorld: "worlds",
  reset: "data",
  seed: "data",
  patchRecord: "data",
  faults: "faults",
  addFault: "faults",
  clearFaults: "faults",
  journal: "journal",
  clearJournal: "journal",
  snapshot: "snapshots",
  restore: "snapshots",
  clock: "clock",
  realtime: "realtime",
  dropSockets: "realtime",
  outbox: "push",
  push: "push",
  playOpen: "play",
  playLock: "play",
  playType: "play",
  playSave: "play",
  playLeave: "play",
  playAsk: "play",
  playAnswer: "play",
  playCall: "play",
};
