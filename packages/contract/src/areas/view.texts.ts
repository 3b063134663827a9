import { capital, namesOf, summariesOf } from "../kit/noun.texts.ts";
import { accountAdminNoun } from "./account-admin.noun.texts.ts";
import { buildingNoun } from "./building.noun.texts.ts";
import { callbackNoun } from "./concierge/callback.noun.texts.ts";
import { deliveryPointNoun } from "./concierge/delivery-point.noun.texts.ts";
import { orderNoun } from "./concierge/order.noun.texts.ts";
import { quotationNoun } from "./concierge/quotation.noun.texts.ts";
import { serviceNoun } from "./concierge/service.noun.texts.ts";
import { subscriptionNoun } from "./concierge/subscription.noun.texts.ts";
import { supplierNoun } from "./concierge/supplier.noun.texts.ts";
import { themeNoun } from "./concierge/theme.noun.texts.ts";
import { conversationNoun } from "./conversation.noun.texts.ts";
import { associationRequestNoun } from "./dashboard.noun.texts.ts";
import { incidentNoun } from "./incident.noun.texts.ts";
import { managedServiceNoun } from "./managed-service.noun.texts.ts";
import { moduleNoun } from "./module.noun.texts.ts";
import { negotiatedServiceNoun } from "./negotiated-service.noun.texts.ts";
import { neighborhoodNoun } from "./neighborhood.noun.texts.ts";
import { newsNoun } from "./news.noun.texts.ts";
import { readyAnswerNoun } from "./ready-answer.noun.texts.ts";
import { settingNoun } from "./setting.noun.texts.ts";
import { userNoun } from "./user.noun.texts.ts";
import { viewNoun } from "./view.noun.texts.ts";
import { walletNoun } from "./wallet.noun.texts.ts";

export const viewTexts = {
  ...namesOf(viewNoun),
  fields: {
    list: "Liste",
    name: "Nom",
    scope: "Pour qui",
    createdById: "Administrateur",
    createdBy: "Créée par",
    search: "Recherche",
    filters: "Filtres",
    order: "Tri",
    columns: "Colonnes",
    density: "Densité",
    updatedAt: "Modifiée le",
  },
  scope: { mine: "Pour moi", team: "Pour toute l’équipe" },
  density: { compact: "Dense", comfortable: "Aérée" },
  dir: { asc: "Croissant", desc: "Décroissant" },
  /** By the operation that returns their rows. */
  lists: {
    "accountAdmin.list": capital(accountAdminNoun.many),
    "building.list": capital(buildingNoun.many),
    "neighborhood.list": capital(neighborhoodNoun.many),
    "user.list": capital(userNoun.many),
    "conversation.list": capital(conversationNoun.many),
    "wallet.list": capital(walletNoun.many),
    "dashboard.associationRequests": capital(associationRequestNoun.many),
    "incident.list": capital(incidentNoun.many),
    "news.list": capital(newsNoun.many),
    "setting.list": capital(settingNoun.many),
    "readyAnswer.list": capital(readyAnswerNoun.many),
    "module.list": capital(moduleNoun.many),
    "managedService.list": capital(managedServiceNoun.many),
    "negotiatedService.list": capital(negotiatedServiceNoun.many),
    "order.list": capital(orderNoun.many),
    "order.amountToValidate": "Montants à valider",
    "quotation.list": capital(quotationNoun.many),
    "service.list": capital(serviceNoun.many),
    "subscription.list": capital(subscriptionNoun.many),
    "theme.list": capital(themeNoun.many),
    "supplier.list": capital(supplierNoun.many),
    "deliveryPoint.list": capital(deliveryPointNoun.many),
    "callback.list": capital(callbackNoun.many),
  },
  parts: {
    views: "Vues",
    isDefault: "Ouverte par défaut",
    filter: "Filtre",
    value: "Valeur",
    column: "Colonne",
    dir: "Sens",
    hidden: "Masquée",
    pinned: "Épinglée",
    width: "Largeur en pixels",
  },
  parameters: { list: "La liste dont les vues sont demandées\u202f; toutes si aucune n’est dite." },
  summaries: {
    ...summariesOf(viewNoun, "create", "edit", "delete"),
    list: "Vues que l’administrateur peut ouvrir",
    chooseDefault: "Ouvrir ou ne plus ouvrir une vue par défaut",
  },
} as const;
