import { managedServiceNoun } from "@palier/contract/areas/managed-service.noun.texts";
import { areaTexts } from "#areas/area.texts.ts";

/** French words of managed services in the frame. */
export const managedServiceAreaTexts = {
  ...areaTexts(managedServiceNoun, { creates: true }),
  order: "Ordonner les services gérés",
} as const;
