import { crudRoutes, namesOf, summariesOf } from "../../kit/noun.texts.ts";
import { subscriptionNoun } from "./subscription.noun.texts.ts";

export const subscriptionTexts = {
  ...namesOf(subscriptionNoun),
  fields: {
    name: "Nom",
    serviceId: "Prestation (n°)",
    serviceName: "Prestation",
    period: "Période",
    priceCents: "Prix",
    status: "Statut",
    subscriberCount: "Abonnés",
    activeSubscriberCount: "Abonnés facturables",
    openSubscriberCount: "Abonnés actifs ou suspendus",
  },
  period: { monthly: "Mensuel", quarterly: "Trimestriel", yearly: "Annuel" },
  status: { active: "Actif", suspended: "Suspendu", ended: "Terminé" },
  unbilled: {
    disabled: "Compte désactivé",
    noBuilding: "Sans immeuble",
    suspended: "Abonnement suspendu",
  },
  frozen: {
    active:
      "Un abonnement actif est facturé\u00a0: suspendez-le pour changer sa prestation, sa période ou son prix, puis reprenez-le.",
    ended: "Cet abonnement est terminé\u00a0: seul son nom peut encore changer.",
  },
  subscriber: {
    singular: "Abonné",
    plural: "Abonnés",
    fields: {
      subscriptionId: "Abonnement (n°)",
      subscriptionName: "Abonnement",
      userId: "Résident (n°)",
      userName: "Résident",
      buildingId: "Immeuble (n°)",
      buildingName: "Immeuble",
      since: "Abonné depuis",
      nextBillingAt: "Prochaine facturation",
      status: "Statut",
      unbilled: "Non facturé",
    },
  },
  kept: {
    one: "abonné y est encore actif ou suspendu",
    many: "abonnés y sont encore actifs ou suspendus",
    instead: "Terminez d’abord cet abonnement.",
  },
  summaries: {
    ...summariesOf(subscriptionNoun, "list", ...crudRoutes),
    ofResident: "Abonnements d’un résident",
    subscribers: "Abonnés d’un abonnement",
    exportSubscribers: "Export des abonnés d’un abonnement",
    changeStatus: "Suspendre, reprendre ou terminer un abonnement",
    candidates: "Résidents qui peuvent être abonnés",
    addSubscriber: "Ajouter un abonné",
    changeSubscriberStatus: "Suspendre, reprendre ou terminer un abonné",
  },
} as const;
