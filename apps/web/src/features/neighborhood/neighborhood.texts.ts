import { buildingNoun } from "@palier/contract/areas/building.noun.texts";
import { managedServiceNoun } from "@palier/contract/areas/managed-service.noun.texts";
import { neighborhoodNoun } from "@palier/contract/areas/neighborhood.noun.texts";
import { counted } from "@palier/ui";
import { archiveTexts, together } from "#actions/closing.texts.ts";
import { listTextsOf } from "#lists/noun-list.texts.ts";

interface Built {
  readonly buildingCount: number;
}

function buildings(count: number): string {
  if (count === 0) return "Aucun immeuble n’est concerné.";
  return `${counted(count, "immeuble en fait partie et y reste", "immeubles en font partie et y restent")}. Le quartier n’est plus proposé nulle part.`;
}

export const neighborhoodTexts = {
  list: listTextsOf(neighborhoodNoun, {
    first:
      "Un quartier réunit des immeubles voisins. Créez-le, puis rattachez-y ses immeubles depuis sa fiche.",
  }),
  state: archiveTexts<Built>({
    concerns: (rows) => buildings(together(rows, "buildingCount")),
    confirmLabel: "Archiver le quartier",
  }),
  buildings: listTextsOf(buildingNoun, { empty: "Aucun immeuble dans ce quartier" }),
  managedServices: listTextsOf(managedServiceNoun, { searchPlaceholder: "Rechercher un service" }),
  sections: { identity: "Identité", place: "Lieu", contact: "Contact" },
  help: {
    postalCodes: "Validez chaque code postal avec Entrée.",
    description: "Visible des résidents du quartier.",
  },
} as const;
