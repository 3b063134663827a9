import { Button, EmptyState, TableSkeleton } from "@palier/ui";
import { useId } from "react";
import { LoadFailure } from "#actions/load-failure.tsx";
import { type OfferView, type ShownTheme, shownThemes } from "./offer-view.ts";
import { OfferedSection } from "./offered-section.tsx";
import { supplierTexts } from "./supplier.texts.ts";
import type { OpenOffer } from "./use-offer.ts";

const texts = supplierTexts.offer;

interface OfferedThemesProps {
  readonly offer: OpenOffer;
  readonly view: OfferView;
  readonly readOnly: boolean;
  readonly onAllThemes: () => void;
}

export function OfferedThemes({ offer, view, readOnly, onAllThemes }: OfferedThemesProps) {
  if (offer.error !== null) return <LoadFailure error={offer.error} onRetry={offer.retry} />;
  if (offer.isLoading) return <TableSkeleton rows={8} columns={1} />;
  const themes = shownThemes(offer.themes, view, offer.changes);
  if (themes.length === 0) return <NothingFound view={view} onAllThemes={onAllThemes} />;
  return themes.map((theme) => (
    <OfferedTheme key={theme.id} theme={theme} offer={offer} readOnly={readOnly} />
  ));
}

interface OfferedThemeProps {
  readonly theme: ShownTheme;
  readonly offer: OpenOffer;
  readonly readOnly: boolean;
}

function OfferedTheme({ theme, offer, readOnly }: OfferedThemeProps) {
  const heading = useId();
  const named = new Set(offer.figures.namedServiceIds);
  return (
    <section aria-labelledby={heading} className="offer__themed">
      <h2 id={heading} className="ui-form__title">
        {theme.name}
      </h2>
      {theme.sections.length === 0 ? <p className="ui-field__help">{texts.noSection}</p> : null}
      <div className="offer__sections">
        {theme.sections.map((section) => (
          <OfferedSection
            key={section.id}
            section={section}
            changes={offer.changes}
            named={named}
            readOnly={readOnly}
            onChange={(serviceIds, offered) => offer.change(serviceIds, { themeId: theme.id, offered })}
          />
        ))}
      </div>
    </section>
  );
}

function NothingFound({ view, onAllThemes }: Pick<OfferedThemesProps, "view" | "onAllThemes">) {
  return (
    <EmptyState
      title={view.words.trim() === "" && view.onlyOffered ? texts.noOffer : texts.noMatch}
      actions={view.themeId === undefined ? null : <Button onClick={onAllThemes}>{texts.inAllThemes}</Button>}
    />
  );
}
