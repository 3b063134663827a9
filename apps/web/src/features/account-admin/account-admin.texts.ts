import { accountAdminNoun } from "@palier/contract/areas/account-admin.noun.texts";
import { counted, quoted } from "@palier/ui";
import type { Question } from "#actions/action.ts";
import { listTextsOf } from "#lists/noun-list.texts.ts";

interface Person {
  readonly firstName: string;
  readonly lastName: string;
}

const ended =
  "Ses sessions ouvertes se terminent aussitôt, les fiches en cours de modification sont libérées et aucune nouvelle connexion n’est possible.";

export const accountAdminTexts = {
  list: listTextsOf(accountAdminNoun, {
    first: "Créez un compte pour chaque personne qui travaille ici.",
  }),
  help: {
    email:
      "Identifie le compte\u00a0: chaque adresse ne sert qu’une fois. La personne se connecte ici avec elle\u202f; son mot de passe lui est remis par votre service informatique, le back-office ne le connaît pas.",
  },
  state: {
    disable: {
      label: "Désactiver",
      own: "Votre propre compte ne peut pas être désactivé.",
      question: ({ firstName, lastName }: Person): Question => ({
        title: `Désactiver ${quoted(`${firstName} ${lastName}`)}\u202f?`,
        detail: ended,
        confirmLabel: "Désactiver le compte",
      }),
      done: (name: string) => `Désactivation effectuée\u00a0: ${name}`,
      counted: (count: number) => counted(count, "désactivation effectuée", "désactivations effectuées"),
      detailForAll: () => ended,
    },
    enable: {
      label: "Réactiver",
      done: (name: string) => `Réactivation effectuée\u00a0: ${name}`,
      counted: (count: number) => counted(count, "réactivation effectuée", "réactivations effectuées"),
    },
    deleteOwn: "Votre propre compte ne peut pas être supprimé.",
  },
} as const;
