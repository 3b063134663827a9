import { newsNoun } from "@palier/contract/areas/news.noun.texts";
import { counted, formatDateTime, quoted } from "@palier/ui";
import { listTextsOf } from "#lists/noun-list.texts.ts";

interface Dated {
  readonly status: string;
  readonly publishAt: string | null;
  readonly notifiedAt: string | null;
}

function receive(count: number): string {
  if (count === 0) return "Aucun résident n’est concerné\u00a0: personne ne reçoit de notification.";
  return `${counted(count, "résident reçoit", "résidents reçoivent")} une notification. Cet envoi est définitif.`;
}

const notified = ({ notifiedAt }: Dated, count: number): string =>
  notifiedAt === null
    ? receive(count)
    : `${receive(count)} Une notification est déjà partie le ${formatDateTime(notifiedAt)}.`;

export const newsTexts = {
  list: listTextsOf(newsNoun, {
    first: "Rédigez une première actualité\u00a0: elle reste un brouillon tant que vous ne la publiez pas.",
  }),
  sections: { article: "Article", targets: "Destinataires", publication: "Diffusion" },
  help: {
    targets: "Au moins un choix. Les résidents de chaque destinataire lisent l’article.",
    publishAt: "Heure de Paris. Nécessaire pour une actualité programmée.",
    pinned: "Reste en tête du fil des résidents.",
    notify: "Envoie une notification aux destinataires à la publication.",
  },
  publish: {
    label: "Publier",
    saveFirst: "Enregistrer et publier…",
    title: (title: string) => `Publier ${quoted(title)}`,
    when: ({ status, publishAt }: Dated) =>
      status === "scheduled" && publishAt !== null
        ? `Publiée maintenant, et non le ${formatDateTime(publishAt)}.`
        : "Publiée dès maintenant.",
    reach: (row: Dated, isNotified: boolean, count: number) =>
      isNotified ? notified(row, count) : "Aucun résident ne reçoit de notification.",
    done: (title: string) => `Publication effectuée\u00a0: ${title}`,
  },
  notify: {
    label: "Notifier",
    title: (title: string) => `Notifier ${quoted(title)}`,
    detail: (row: Dated, count: number) => notified(row, count),
    done: (title: string) => `Notification envoyée\u00a0: ${title}`,
  },
  preview: {
    open: "Aperçu",
    title: "Aperçu pour les résidents",
    untitled: "Sans titre",
    empty: "Le texte de l’article est vide.",
  },
} as const;
