import type { WaitingName } from "@palier/contract/areas/dashboard-waiting";
import { counted, formatCount } from "@palier/ui";

export const waitingTexts: Readonly<Record<WaitingName, (count: number) => string>> = {
  associationRequests: (count) => `${formatCount(count)} à vérifier`,
  openIncidents: (count) => counted(count, "ouvert", "ouverts"),
  unreadConversations: (count) => counted(count, "non lue", "non lues"),
  ordersToAccept: (count) => `${formatCount(count)} à accepter`,
  lateOrders: (count) => `${formatCount(count)} en retard`,
  amountsToValidate: (count) => `${formatCount(count)} à valider`,
  quotationsToPrice: (count) => `${formatCount(count)} à chiffrer`,
  unreadAlerts: (count) => counted(count, "non lue", "non lues"),
  callbacks: (count) => `${formatCount(count)} à rappeler`,
};
