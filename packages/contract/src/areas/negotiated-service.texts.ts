import { crudRoutes, namesOf, summariesOf } from "../kit/noun.texts.ts";
import { negotiatedServiceNoun } from "./negotiated-service.noun.texts.ts";

export const negotiatedServiceTexts = {
  ...namesOf(negotiatedServiceNoun),
  fields: {
    position: "Position",
    name: "Nom",
    partner: "Partenaire",
    discountLabel: "Avantage",
    promoCode: "Code promotionnel",
    url: "Site",
    startsOn: "Début",
    endsOn: "Fin",
    enabled: "Actif",
    buildingCount: "Immeubles",
  },
  rules: { endsAfterStart: "La fin ne peut pas précéder le début." },
  kept: {
    one: "immeuble l’a",
    many: "immeubles l’ont",
    instead: "Désactivez plutôt cette offre.",
  },
  frozen: "Change par «\u00a0Désactiver\u00a0» et «\u00a0Réactiver\u00a0».",
  summaries: {
    ...summariesOf(negotiatedServiceNoun, "list", "export", "sort", ...crudRoutes),
    changeEnabled: "Désactiver ou réactiver un service négocié",
    forBuilding: "Services négociés d’un immeuble, ou à lui ajouter",
  },
} as const;
