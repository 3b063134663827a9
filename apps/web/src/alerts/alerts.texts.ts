import { counted } from "@palier/ui";

export const alertsTexts = {
  title: "Alertes",
  bell: (unread: number) => (unread === 0 ? "Alertes" : `Alertes, ${counted(unread, "non lue", "non lues")}`),
  many: "99+",
  untitled: "Palier",
  unread: "Non lue",
  justNow: "à l’instant",
  markRead: (title: string) => `Marquer comme lue\u00a0: ${title}`,
  markAllRead: "Tout marquer comme lu",
  markUnknown: "On ne sait pas si les alertes ont été marquées comme lues",
  markFailed: "Les alertes n’ont pas pu être marquées comme lues",
  none: { title: "Aucune alerte", detail: "Ce qui vous est signalé reste ici, même si vous l’avez manqué." },
  browser: "Réglages des notifications",
  loading: "Chargement des alertes",
  more: "Afficher les précédentes",
} as const;
