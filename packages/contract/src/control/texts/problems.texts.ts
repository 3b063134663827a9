import type { ProblemSlug } from "../../kit/problem.ts";

const example = (
  key: string,
  slug: ProblemSlug,
  summary: string,
  detail: string,
  extras: Readonly<Record<string, unknown>> = {},
) => ({ key, slug, summary, detail, extras });

const other = { email: "jeanne.martin@palier.test", name: "Jeanne Martin", since: "2026-11-20T09:30:00Z" };

/** A test compares them with the mock server's. */
export const controlProblems = {
  statuses: {
    400: "Nom de monde hors forme, paramètre ou JSON mal formé.",
    403: "Appel d’une autre machine, sous un autre nom, ou depuis la page d’un autre site.",
    404: "Monde, route, table, fiche, panne ou administrateur inconnu\u202f; ou API de contrôle coupée.",
    409: "Impossible dans l’état actuel, ou état enregistré d’une autre version.",
    413: "Corps de plus de 1\u00a0Mo (64\u00a0Mo pour un état enregistré).",
    415: "Type de contenu non pris en charge.",
    422: "Champs non valides.",
    423: "Fiche tenue par un autre administrateur.",
    500: "Erreur interne.",
  },
  examples: [
    example(
      "worldName",
      "malformed",
      "Nom de monde hors forme",
      "«\u00a0Mon_Test\u00a0» ne peut pas nommer un monde\u00a0: 1 à 64 caractères parmi a-z, 0-9 et le trait d’union ([a-z0-9-]{1,64}), dans l’en-tête x-palier-world ou le cookie palier_world.",
    ),
    example("badJson", "malformed", "JSON illisible", "Le corps de la requête n’est pas du JSON valide."),
    example("badQuery", "invalid-query", "Paramètre non valide", "Vérifiez les paramètres signalés.", {
      errors: [{ path: "status", message: "Cette valeur n’est pas valide." }],
    }),
    example(
      "otherMachine",
      "forbidden",
      "Appel d’une autre machine",
      "L’API de contrôle ne répond qu’à cette machine, et pas derrière un proxy. Voir --control.",
    ),
    example(
      "otherOrigin",
      "forbidden",
      "Page d’un autre site",
      "Une page d’un autre site ne peut pas piloter ce serveur.",
    ),
    example(
      "otherHost",
      "forbidden",
      "Autre nom d’hôte",
      "L’API de contrôle ne répond pas sous le nom «\u00a0mock.exemple.fr\u00a0». Voir --control-host.",
    ),
    example(
      "unknownWorld",
      "not-found",
      "Monde inconnu",
      "Le monde «\u00a0mon-tset\u00a0» n’existe pas. Un monde existe dès la première requête qui le nomme, ou par POST /__mock/worlds.",
      { allowed: ["mon-test", "default"] },
    ),
    example(
      "unknownRoute",
      "not-found",
      "Panne sur une route inconnue",
      "Aucune route ne s’appelle «\u00a0building.exprot\u00a0».",
      {
        allowed: [
          "building.export",
          "order.export",
          "user.export",
          "building.edit.get",
          "building.edit.post",
        ],
      },
    ),
    example(
      "unknownFault",
      "not-found",
      "Panne inconnue",
      "Aucune panne ne s’appelle «\u00a0fault-9\u00a0».",
      {
        allowed: ["fault-1"],
      },
    ),
    example(
      "unknownAdmin",
      "not-found",
      "Administrateur inconnu",
      "Aucun administrateur n’a l’adresse «\u00a0karim@palier.test\u00a0» dans ce monde.",
      { allowed: ["karim.benali@palier.test"] },
    ),
    example(
      "controlOff",
      "not-found",
      "API de contrôle coupée",
      "L’API de contrôle est coupée sur ce serveur (--no-control, ou une adresse d’écoute ouverte à d’autres machines sans --control).",
    ),
    example(
      "defaultStays",
      "wrong-state",
      "Monde default",
      "Le monde default ne se ferme pas\u00a0: remettez-le à zéro avec reset.",
    ),
    example(
      "notOpen",
      "wrong-state",
      "Fiche pas encore ouverte",
      "karim.benali@palier.test n’a pas ouvert la fiche building 12\u00a0: commencez par open.",
    ),
    example(
      "otherFormat",
      "conflict",
      "État d’un autre format",
      "Ce monde a été enregistré au format 1, ce serveur lit le format 3.",
      { allowed: ["2"] },
    ),
    example("tooLarge", "too-large", "Corps trop long", "Le corps de la requête dépasse 1\u00a0Mo."),
    example(
      "notJson",
      "wrong-content-type",
      "Pas du JSON",
      "Le corps de la requête doit être du JSON (application/json).",
    ),
    example("unknownField", "invalid-fields", "Champ inconnu", "Vérifiez les champs signalés.", {
      errors: [{ path: "", message: "Champ inconnu\u00a0: delay." }],
    }),
    example("held", "locked", "Fiche tenue", "Jeanne Martin tient le verrou de cette fiche.", {
      holder: other,
    }),
    example("internal", "internal", "Erreur interne", "Le serveur n’a pas pu répondre à cette demande."),
  ],
};
