import { crudRoutes, namesOf, summariesOf } from "../../kit/noun.texts.ts";
import { themeNoun } from "./theme.noun.texts.ts";

export const themeTexts = {
  ...namesOf(themeNoun),
  fields: {
    name: "Nom",
    color: "Couleur",
    position: "Position",
    enabled: "Actif",
    sectionCount: "Rubriques",
    serviceCount: "Prestations",
  },
  section: {
    singular: "Rubrique",
    plural: "Rubriques",
    fields: {
      themeId: "Thème (n°)",
      themeName: "Thème",
      name: "Nom",
      description: "Description",
      position: "Position",
      parentSectionId: "Rubrique parente (n°)",
      parentSectionName: "Rubrique parente",
      serviceCount: "Prestations",
    },
  },
  subsection: { singular: "Sous-rubrique", plural: "Sous-rubriques" },
  tree: {
    sections: "Rubriques, dans l’ordre",
    sectionIds: "Rubriques (n°), dans l’ordre",
    version: "Version du thème",
  },
  deletion: { sectionId: "Rubrique à supprimer", moveServicesToSectionId: "Déplacer ses prestations vers" },
  move: { sectionId: "Rubrique à déplacer", targetThemeId: "Vers le thème" },
  sameSection: "Choisissez une autre rubrique que celle qui est supprimée.",
  twice: "Une rubrique ne figure qu’une fois dans l’ordre.",
  frozen: "Change par «\u00a0Désactiver\u00a0» et «\u00a0Réactiver\u00a0».",
  kept: {
    one: "prestation y est rangée",
    many: "prestations y sont rangées",
    instead: "Un thème se supprime une fois vide.",
  },
  summaries: {
    ...summariesOf(themeNoun, "list", "search", ...crudRoutes),
    changeEnabled: "Désactiver ou réactiver un thème",
    sort: "Déplacer un thème à une position",
    sections: "Rubriques et sous-rubriques d’un thème, dans l’ordre",
    createSection: "Nouvelle rubrique d’un thème",
    updateSection: "Modifier une rubrique",
    deleteSection: "Supprimer une rubrique",
    moveSection: "Déplacer une rubrique vers un autre thème",
    updateSectionList: "Réordonner les rubriques d’un thème",
  },
} as const;
