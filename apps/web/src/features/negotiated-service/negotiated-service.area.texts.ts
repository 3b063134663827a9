import { negotiatedServiceNoun } from "@palier/contract/areas/negotiated-service.noun.texts";
import { areaTexts } from "#areas/area.texts.ts";

export const negotiatedServiceAreaTexts = {
  ...areaTexts(negotiatedServiceNoun, { creates: true }),
  order: "Changer l’ordre des services négociés",
} as const;
