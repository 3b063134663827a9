import { themeNoun } from "@palier/contract/areas/concierge/theme.noun.texts";
import { areaTexts } from "#areas/area.texts.ts";

export const themeAreaTexts = {
  ...areaTexts(themeNoun, { creates: true }),
  order: "Changer l’ordre des thèmes",
} as const;
