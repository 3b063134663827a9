import { themeNoun } from "@palier/contract/areas/concierge/theme.noun.texts";
import { areaTexts } from "#areas/area.texts.ts";

export const themeAreaTexts = {
  ...areaTexts(themeNoun, { creates: true }),
  order: "Ordonner les thèmes",
} as const;
