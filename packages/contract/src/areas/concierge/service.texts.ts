import { crudRoutes, namesOf, summariesOf } from "../../kit/noun.texts.ts";
import { serviceNoun } from "./service.noun.texts.ts";

export const serviceTexts = {
  ...namesOf(serviceNoun),
  fields: {
    name: "Nom",
    reference: "Référence",
    supplierId: "Concierge (n°)",
    supplierName: "Concierge",
    themeId: "Thème (n°)",
    themeName: "Thème",
    sectionId: "Rubrique (n°)",
    sectionName: "Rubrique",
    subsectionId: "Sous-rubrique (n°)",
    subsectionName: "Sous-rubrique",
    priceCents: "Prix",
    unit: "Unité",
    vatRate: "TVA (%)",
    available: "Disponible",
    deliveryPointCount: "Points de livraison",
  },
  unit: { piece: "Unité", hour: "Heure", kg: "kg", package: "Forfait" },
  deliveryPointId: "Point de livraison (n°)",
  summaries: {
    ...summariesOf(serviceNoun, "list", "export", ...crudRoutes),
    sections: "Rubriques d’un thème, pour un sélecteur",
    subsections: "Sous-rubriques d’un thème, pour un sélecteur",
    searchArticle: "Prestations, pour un sélecteur",
    deliveryPoints: "Points de livraison d’une prestation",
    addableDeliveryPoints: "Points de livraison que la prestation n’a pas encore",
    addDeliveryPoint: "Ajouter un point de livraison à une prestation",
    removeDeliveryPoint: "Retirer un point de livraison d’une prestation",
  },
} as const;
