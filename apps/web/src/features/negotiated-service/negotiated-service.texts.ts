import { negotiatedServiceNoun } from "@palier/contract/areas/negotiated-service.noun.texts";
import { counted } from "@palier/ui";
import { switchTexts, together } from "#actions/closing.texts.ts";
import { listTextsOf } from "#lists/noun-list.texts.ts";

interface Assigned {
  readonly buildingCount: number;
}

function places(count: number): string {
  if (count === 0) return "Aucun immeuble n’est concerné.";
  return `${counted(count, "immeuble en bénéficie", "immeubles en bénéficient")}. Les résidents ne voient plus cette offre\u202f; les attributions restent.`;
}

export const negotiatedServiceTexts = {
  list: listTextsOf(negotiatedServiceNoun, {
    searchPlaceholder: "Rechercher un service",
    first: "Créez un service, puis choisissez les immeubles qui en profitent.",
  }),
  state: switchTexts<Assigned>({
    concerns: (rows) => places(together(rows, "buildingCount")),
    confirmLabel: "Désactiver l’offre",
  }),
  sections: { offer: "Offre", period: "Période" },
  help: {
    discountLabel: "Par exemple 10\u00a0% sur les paniers de légumes.",
    period: "Laissez vide pour une offre sans limite.",
  },
} as const;
