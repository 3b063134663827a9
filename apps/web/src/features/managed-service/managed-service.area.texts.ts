import { managedServiceNoun } from "@palier/contract/areas/managed-service.noun.texts";
import { areaTexts } from "#areas/area.texts.ts";

export const managedServiceAreaTexts = {
  ...areaTexts(managedServiceNoun, { creates: true }),
  order: "Changer l’ordre des services gérés",
} as const;
