import { capital } from "../kit/noun.texts.ts";
import { buildingNoun } from "./building.noun.texts.ts";
import { orderNoun } from "./concierge/order.noun.texts.ts";
import { quotationNoun } from "./concierge/quotation.noun.texts.ts";
import { incidentNoun } from "./incident.noun.texts.ts";
import { userNoun } from "./user.noun.texts.ts";

export const searchTexts = {
  summaries: { records: "Recherche de fiches, tous domaines" },
  kinds: {
    user: capital(userNoun.many),
    order: capital(orderNoun.many),
    building: capital(buildingNoun.many),
    quotation: capital(quotationNoun.many),
    incident: capital(incidentNoun.many),
  },
  matches: {
    number: "Numéro, adresse e-mail ou téléphone",
    start: "Début du nom",
    words: "Débuts de mots du nom",
    elsewhere: "Ailleurs dans la fiche",
    near: "Nom proche, à une lettre près",
  },
  parameters: {
    q: "Ce qui est cherché\u00a0: un nom, un numéro, une adresse e-mail, un téléphone, ou quelques mots.",
    records: "Ces fiches-là, à la place d’une recherche\u00a0: `user-12,order-807`.",
  },
  fields: {
    groups: "Fiches trouvées, par domaine",
    kind: "Domaine",
    more: "D’autres fiches correspondent",
    hits: "Fiches",
    id: "Identifiant",
    title: "Nom ou numéro",
    details: "Ce qui distingue la fiche",
    status: "Statut",
    match: "Ce qui correspond",
  },
} as const;
