import { incidentNoun } from "@palier/contract/areas/incident.noun.texts";
import { quoted } from "@palier/ui";
import { listTextsOf } from "#lists/noun-list.texts.ts";

export const incidentTexts = {
  list: listTextsOf(incidentNoun, {
    first:
      "Les résidents déclarent les incidents depuis leur application. Vous pouvez aussi déclarer celui d’un résident qui appelle.",
  }),
  name: (reference: string, title: string) => `${reference}, ${title}`,
  help: { building: "Laissez vide pour l’immeuble du résident." },
  main: "Suivi",
  sections: { caller: "Pour qui", report: "Déclaration", followUp: "Suivi" },
  timeline: {
    title: "Suivi",
    label: (reference: string) => `Suivi de l’incident ${reference}`,
    reported: "Incident déclaré",
    taken: "Pris en charge",
    reopened: "Rouvert",
    responsible: (name: string | null) => (name === null ? "Sans responsable" : `Responsable\u00a0: ${name}`),
  },
  comment: { of: (reference: string) => `incident ${reference}` },
  edit: {
    label: "Modifier",
    title: (name: string) => `Modifier ${quoted(name)}`,
    done: (name: string) => `Enregistrement effectué\u00a0: ${name}`,
  },
  photos: {
    title: "Photos du résident",
    none: "Aucune photo jointe à cette déclaration",
    label: (reference: string, rank: number, count: number) => `${reference}, photo ${rank} sur ${count}`,
  },
  start: {
    label: "Prendre en charge",
    title: (name: string) => `Prendre en charge ${quoted(name)}\u202f?`,
    detail: (responsible: string) => `${responsible} en est responsable\u00a0: vous le serez à sa place.`,
    done: (reference: string) => `Prise en charge enregistrée\u00a0: ${reference}`,
  },
  assign: {
    label: "Changer de responsable",
    title: (name: string) => `Responsable\u00a0: ${quoted(name)}`,
    done: (reference: string) => `Responsable enregistré\u00a0: ${reference}`,
  },
  resolve: {
    label: "Résoudre",
    done: (reference: string) => `Résolution enregistrée\u00a0: ${reference}`,
  },
  close: {
    label: "Clore",
    title: (name: string) => `Clore ${quoted(name)}\u202f?`,
    detail: "Un incident clos ne peut plus être rouvert.",
    done: (reference: string) => `Incident clos\u00a0: ${reference}`,
  },
  reopen: {
    label: "Rouvrir",
    title: (name: string) => `Rouvrir ${quoted(name)}\u202f?`,
    detail: "L’incident revient à «\u00a0En cours\u00a0» et sa date de résolution est effacée.",
    done: (reference: string) => `Réouverture enregistrée\u00a0: ${reference}`,
  },
} as const;
