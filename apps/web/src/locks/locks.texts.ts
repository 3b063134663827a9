import { of } from "@palier/ui";

export const lockTexts = {
  /** %admin% is the holder (§8). */
  template: "%admin% modifie cette fiche depuis %heure%. Vous pouvez la consulter, mais pas l’enregistrer.",
  /** Nothing was typed yet. */
  lookedAt:
    "%admin% a ouvert cette fiche à %heure%. Si vous demandez la main, elle vous est passée aussitôt.",
  /** In lists, and beside what it bars (L09). */
  edits: (name: string, time: string) => `${name} modifie cette fiche depuis ${time}`,
  opened: (name: string, time: string) => `${name} a ouvert cette fiche à ${time}`,
  /** The connection ended without the form being left. */
  vacant:
    "La connexion de %admin% est coupée. Sans son retour, la fiche vous sera ouverte dans une vingtaine de secondes.",
  /** Who comes back to a record that somebody asked for. */
  owed: "%admin% a demandé cette fiche à %heure%, avant que vous ne la quittiez. Sans sa venue, elle vous sera rouverte dans une minute au plus.",
  shown: {
    template:
      "%admin% modifie cette fiche depuis %heure%. Vous pouvez la consulter\u202f; ses actions attendent que la main soit rendue.",
    mine: "Vous avez la main sur cette fiche\u00a0: les autres administrateurs ne peuvent que la consulter.",
    giveBack: "Rendre la main",
  },
  ask: "Demander la main",
  askAgain: "Redemander la main",
  withdraw: "Annuler la demande",
  force: "Prendre la main",
  sending: "Envoi de votre demande…",
  waiting: (seconds: number) =>
    `Demande envoyée. Sans réponse, vous pourrez prendre la main dans ${seconds}\u00a0s.`,
  mayForce: "Pas de réponse\u00a0: vous pouvez prendre la main.",
  taking: "La main vous est passée…",
  refused: (seconds: number) =>
    seconds > 0
      ? `Votre demande a été refusée. Vous pourrez redemander dans ${seconds}\u00a0s.`
      : "Votre demande a été refusée.",
  spoken: {
    waiting: "La demande est partie. Sans réponse sous 30\u00a0s, vous pourrez prendre la main.",
    refused: "Demande refusée. Vous pourrez redemander la main dans un moment.",
    askAgain: "Vous pouvez redemander la main.",
  },
  unavailable: "La main ne peut pas être demandée pour l’instant\u00a0: le service temps réel ne répond pas.",
  denied: "Le service temps réel a refusé votre demande. Vous pouvez redemander la main.",
  otherAsks: (name: string) => `${name} a déjà demandé la main.`,
  asked: {
    title: (name: string) => `${name} demande la main sur cette fiche`,
    detail: "Si vous la passez, votre saisie non enregistrée reste dans un brouillon.",
    unanswered: (name: string) => `Sans réponse de votre part sous 30\u00a0s, ${name} pourra la prendre.`,
    left: (name: string, seconds: number) =>
      seconds > 0
        ? `Sans réponse, ${name} pourra la prendre dans ${seconds}\u00a0s.`
        : `${name} peut la prendre maintenant.`,
    key: "F9\u00a0: y répondre au clavier, puis revenir à votre saisie.",
    yield: "Passer la main",
    refuse: "Refuser",
    yielding: (name: string) => `Vous passez la main à ${name}.`,
    refused: (name: string) => `Vous avez refusé la demande ${of(name)}.`,
  },
  lost: {
    asked: (name: string | undefined) =>
      `${name ?? "Un autre administrateur"} a demandé cette fiche, où vous n’aviez rien saisi`,
    taken: (name: string | undefined) => `${name ?? "Un autre administrateur"} a pris cette fiche`,
    forced: (name: string | undefined) =>
      `${name ?? "Un autre administrateur"} a pris la main sur cette fiche`,
    yielded: (name: string | undefined) => `Vous avez passé la main${name === undefined ? "" : ` à ${name}`}`,
    "while-away": (name: string | undefined) =>
      `Pendant votre absence, la fiche est passée à ${name ?? "un autre administrateur"}`,
    "while-offline": (name: string | undefined) =>
      `Votre connexion a été coupée\u00a0: la fiche est passée à ${name ?? "un autre administrateur"}`,
  },
  heldNow: (name: string) => `${name} a cette fiche maintenant.`,
  readOnly: "La fiche est en lecture seule.",
  kept: "La fiche est en lecture seule. Votre saisie est conservée dans un brouillon.",
  reopen: "Reprendre la modification",
  askBack: "Redemander la main",
  unknown: {
    title: "Le verrouillage des fiches n’est pas garanti",
    detail:
      "Le service temps réel est injoignable. Un autre administrateur peut modifier cette fiche en même temps.",
    refused:
      "Le service temps réel refuse votre connexion. Palier réessaie. Un autre administrateur peut modifier cette fiche en même temps.",
    offline:
      "La connexion au service temps réel est coupée. Un autre administrateur peut modifier cette fiche.",
  },
  noticeRefused:
    "Le service temps réel refuse votre connexion\u00a0: le verrouillage des fiches n’est pas garanti.",
  noticeMissing:
    "Le service temps réel n’a pas pu être chargé\u00a0: le verrouillage des fiches n’est pas garanti.",
  notice: "Service temps réel injoignable\u00a0: le verrouillage des fiches n’est pas garanti.",
} as const;
