import { counted } from "../counted.ts";

export const controlTexts = {
  date: {
    placeholder: "jj/mm/aaaa",
    format: "Format\u00a0: jj/mm/aaaa",
    problem: "Date attendue, par exemple 20/11/2026",
    months: [
      "janvier",
      "février",
      "mars",
      "avril",
      "mai",
      "juin",
      "juillet",
      "août",
      "septembre",
      "octobre",
      "novembre",
      "décembre",
    ],
    /** From Sunday, as `Date` counts. */
    weekdays: ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"],
    /** Words without accents, and the days from today. */
    days: [
      { words: ["avant-hier"], after: -2 },
      { words: ["hier"], after: -1 },
      { words: ["aujourd’hui", "auj", "auj."], after: 0 },
      { words: ["demain"], after: 1 },
      { words: ["apres-demain", "apres demain"], after: 2 },
    ],
    noDay: (at: string) => `Le ${at} n’existe pas`,
    otherWeekday: (at: string, weekday: string) => `Le ${at} est un ${weekday}`,
    noMonth: (month: number) => `Le mois ${month} n’existe pas`,
    noYear: (first: number, last: number) => `Année attendue entre ${first} et ${last}`,
    open: "Choisir une date",
    calendar: "Calendrier",
    /** Of a day that can be picked. */
    dayName: (day: string, isToday: boolean, isPicked: boolean) =>
      `${day}${isToday ? ", aujourd’hui" : ""}${isPicked ? ", date choisie" : ""}`,
    failed: "Le calendrier ne peut pas être chargé. Tapez la date, ou réessayez.",
    retry: "Réessayer",
  },
  dateTime: {
    placeholder: "jj/mm/aaaa hh:mm",
    format: "Format\u00a0: jj/mm/aaaa hh:mm",
    problem: "Date et heure attendues, par exemple 20/11/2026 10:30",
    noTime: "Heure attendue\u00a0: de 00:00 à 23:59",
    skipped: (at: string, time: string, next: string) =>
      `Le ${at}, ${time} n’existe pas\u00a0: l’heure saute à ${next}`,
    time: (hour: number, minute: number) =>
      `${hour}\u00a0h${minute === 0 ? "" : `\u00a0${String(minute).padStart(2, "0")}`}`,
    zone: "Heure de Paris",
    defaultTime: "09:00",
    summer: "(heure d’été)",
    winter: "(heure d’hiver)",
  },
  file: {
    none: "Aucun fichier choisi",
    chosen: (name: string) => `Fichier choisi\u00a0: ${name}`,
    choose: "Choisissez un fichier, ou déposez-le ici",
    replace: "Choisissez un autre fichier pour le remplacer",
  },
  color: {
    placeholder: "#2D6166",
    pick: "Choisir la couleur",
    problem: "Couleur attendue, par exemple #2D6166",
  },
  tags: {
    hint: "Entrée ou virgule pour ajouter",
    placeholder: "Ajouter…",
    list: "Valeurs",
    remove: (tag: string) => `Retirer ${tag}`,
    added: (tag: string) => `${tag} ajouté à la liste`,
    removed: (tag: string) => `${tag} retiré de la liste`,
    twice: (tag: string) => `${tag} est déjà dans la liste`,
  },
  richText: {
    toolbar: "Mise en forme",
    bold: "Gras",
    italic: "Italique",
    underline: "Souligné",
    heading: "Titre",
    subheading: "Sous-titre",
    bullets: "Liste à puces",
    numbers: "Liste numérotée",
    quote: "Citation",
    link: "Lien",
    undo: "Annuler la dernière frappe",
    redo: "Rétablir",
    linkAddress: "Adresse du lien",
    linkApply: "Appliquer",
    linkRemove: "Retirer le lien",
    linkWrong: "Adresse attendue, par exemple https://exemple.fr, contact@exemple.fr ou 06 12 34 56 78",
    linksLeftOut: (links: readonly string[]) =>
      `Collé sans lien, faute d’une adresse utilisable\u00a0: ${links.map((link) => `«\u00a0${link}\u00a0»`).join(", ")}.`,
    picturesLeftOut: (count: number) =>
      `${counted(count, "image n’a pas été collée", "images n’ont pas été collées")}\u00a0: un texte n’en contient pas.`,
    loading: "Chargement de l’éditeur",
    failed: "L’éditeur ne peut pas être chargé. Votre texte est intact.",
    retry: "Réessayer",
  },
} as const;
