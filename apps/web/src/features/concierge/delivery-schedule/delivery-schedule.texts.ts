import { counted, formatWeek } from "@palier/ui";

export const deliveryScheduleTexts = {
  title: "Planning",
  week: (monday: string) => `Semaine ${formatWeek(monday)}`,
  shown: (week: string, count: number) => `${week}\u00a0: ${counted(count, "livraison", "livraisons")}`,
  previous: "Semaine précédente",
  next: "Semaine suivante",
  today: "Cette semaine",
  any: (label: string) => `${label}\u00a0: tous`,
  setTo: (label: string, value: string) => `${label}\u00a0: ${value}`,
  unknown: (id: string) => `n°\u00a0${id}`,
  empty: "Aucune livraison cette semaine",
  first:
    "Une livraison est celle d’une commande\u00a0: elle se place ici, à son heure, depuis l’application du résident.",
  noMatch: "Aucune livraison ne correspond",
  clear: "Effacer les filtres",
  notMonday: "Cette adresse ne désigne pas une semaine",
  goToWeek: (monday: string) => `Afficher la semaine ${formatWeek(monday)}`,
  hour: (day: string, hour: number) => `Livraisons de ${hour}\u00a0h, ${day}`,
  emptyDay: "Aucune livraison ce jour.",
  emptyHour: "Aucune livraison à cette heure.",
  withoutSupplier: "Sans concierge",
  time: "Heure",
  times: (from: string, to: string) => `${from}\u2013${to}`,
  export: "Exporter",
  exportWeek: (monday: string) => `Exporter la semaine ${formatWeek(monday)}`,
} as const;
