import { callbackNoun } from "@palier/contract/areas/concierge/callback.noun.texts";
import { counted, of } from "@palier/ui";
import { listTextsOf } from "#lists/noun-list.texts.ts";

const calls = (count: number): string => counted(count, "appel", "appels");

export const callbackTexts = {
  list: listTextsOf(callbackNoun, {
    searchPlaceholder: "Rechercher une demande",
    empty: "Personne n’attend d’appel",
    first:
      "Les résidents demandent à être rappelés depuis leur application. Vous pouvez aussi noter la demande d’un résident qui appelle.",
  }),
  name: (resident: string) => `Rappel ${of(resident)}`,
  request: "Demande",
  help: {
    phone: "Laissez vide pour rappeler le résident à son numéro.",
    slot: "Quand la personne peut être jointe, par exemple «\u00a0le matin\u00a0».",
  },
  outcome: "Suite donnée",
  decide: { handled: "Marquer traitée", unreachable: "Marquer injoignable", toHandle: "Remettre à rappeler" },
  decided: {
    handled: (resident: string) => `Appel traité\u00a0: ${resident}`,
    unreachable: (resident: string) => `Appel sans réponse\u00a0: ${resident}`,
    toHandle: (resident: string) => `Appel à refaire\u00a0: ${resident}`,
  },
  decidedAll: {
    handled: (count: number) => counted(count, "appel traité", "appels traités"),
    unreachable: (count: number) => counted(count, "appel sans réponse", "appels sans réponse"),
    toHandle: (count: number) => counted(count, "appel à refaire", "appels à refaire"),
  },
  decideAll: {
    handled: (count: number) => `Noter ${calls(count)} comme ${count < 2 ? "traité" : "traités"}\u202f?`,
    unreachable: (count: number) => `Noter ${calls(count)} sans réponse\u202f?`,
    toHandle: (count: number) => `Remettre ${calls(count)} à faire\u202f?`,
  },
  handleWithNote: { label: "Marquer traitée, avec une note" },
  note: {
    label: "Noter l’appel",
    save: "Enregistrer l’appel",
    title: (resident: string) => `Appel à ${resident}`,
    done: (resident: string) => `Appel noté\u00a0: ${resident}`,
    help: "Ce que la personne a demandé, ce qui lui a été répondu.",
  },
} as const;
