import { managedServiceNoun } from "@palier/contract/areas/managed-service.noun.texts";
import { neighborhoodNoun } from "@palier/contract/areas/neighborhood.noun.texts";
import { counted } from "@palier/ui";
import { switchTexts, together } from "#actions/closing.texts.ts";
import { listTextsOf } from "#lists/noun-list.texts.ts";

interface Assigned {
  readonly buildingCount: number;
  readonly neighborhoodCount: number;
}

function places(rows: readonly Assigned[]): string {
  const buildings = counted(together(rows, "buildingCount"), "immeuble", "immeubles");
  const neighborhoods = counted(together(rows, "neighborhoodCount"), "quartier", "quartiers");
  return `Les résidents ne le voient plus. Les attributions restent\u00a0: ${buildings}, ${neighborhoods}.`;
}

export const managedServiceTexts = {
  list: listTextsOf(managedServiceNoun, {
    searchPlaceholder: "Rechercher un service",
    first: "Créez un service, puis choisissez les quartiers et les immeubles où il est proposé.",
  }),
  state: switchTexts<Assigned>({ concerns: places, confirmLabel: "Désactiver le service" }),
  neighborhoods: listTextsOf(neighborhoodNoun),
  sections: { service: "Service", provider: "Prestataire" },
  help: { description: "Visible des résidents." },
} as const;
