import type { ThemeOffer } from "@palier/contract/areas/concierge/supplier-offer";
import { holdsWords } from "@palier/contract/kit/search-words";
import type { OfferChanges, OfferedService } from "./offer-changes.ts";
import { supplierTexts } from "./supplier.texts.ts";

/** In the URL (A01). */
export interface OfferView {
  readonly themeId: number | undefined;
  readonly words: string;
  readonly onlyOffered: boolean;
}

export interface ShownSection {
  readonly id: number;
  readonly name: string;
  readonly services: readonly OfferedService[];
}

export interface ShownTheme {
  readonly id: number;
  readonly name: string;
  readonly sections: readonly ShownSection[];
}

/** While filtering, empty ones are omitted. */
export function shownThemes(
  themes: readonly ThemeOffer[],
  view: OfferView,
  changes: OfferChanges,
): ShownTheme[] {
  const isNarrowed = view.words.trim() !== "" || view.onlyOffered;
  return themes
    .filter(({ themeId }) => view.themeId === undefined || themeId === view.themeId)
    .map((theme) => ({
      id: theme.themeId,
      name: theme.themeName,
      sections: sectionsOf(theme, view, changes),
    }))
    .map(({ sections, ...theme }) => ({
      ...theme,
      sections: isNarrowed ? sections.filter(({ services }) => services.length > 0) : sections,
    }))
    .filter(({ sections }) => !isNarrowed || sections.length > 0);
}

function sectionsOf(theme: ThemeOffer, view: OfferView, changes: OfferChanges): ShownSection[] {
  const names = new Map(theme.sections.map(({ sectionId, sectionName }) => [sectionId, sectionName]));
  return theme.sections.map(({ sectionId, sectionName, parentSectionId, services }) => {
    const parent = names.get(parentSectionId ?? 0);
    const name = parent === undefined ? sectionName : supplierTexts.offer.subsection(parent, sectionName);
    const isShown = ({ serviceId, serviceName, offered }: OfferedService): boolean =>
      (!view.onlyOffered || offered || changes.has(serviceId)) &&
      holdsWords(`${theme.themeName} ${name} ${serviceName}`, view.words);
    return { id: sectionId, name, services: services.filter(isShown) };
  });
}
