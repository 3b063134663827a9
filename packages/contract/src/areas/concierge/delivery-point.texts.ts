import { crudRoutes, namesOf, summariesOf } from "../../kit/noun.texts.ts";
import { deliveryPointNoun } from "./delivery-point.noun.texts.ts";

export const deliveryPointTexts = {
  ...namesOf(deliveryPointNoun),
  fields: {
    name: "Nom",
    kind: "Type",
    buildingId: "Immeuble (n°)",
    buildingName: "Immeuble",
    street: "Adresse",
    postalCode: "Code postal",
    city: "Ville",
    openingHours: "Horaires",
    capacity: "Capacité",
    enabled: "Actif",
  },
  kind: { hall: "Hall", locker: "Consigne", lodge: "Loge", office: "Bureau" },
  summaries: summariesOf(deliveryPointNoun, "list", "export", "search", "cities", ...crudRoutes),
} as const;
