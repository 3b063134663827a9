import { supplierRoutes as routes } from "@palier/contract/areas/concierge/supplier";
import type { ThemeOffer } from "@palier/contract/areas/concierge/supplier-offer";
import { EmptyState, LoadingButton, StickyActions, submitByKeys } from "@palier/ui";
import { useRefresh } from "#api/refresh.ts";
import { formTexts } from "#forms/forms.texts.ts";
import { SaveProblem } from "#forms/save-problem.tsx";
import { LockBanner } from "#locks/lock-banner.tsx";
import { isReadOnly } from "#locks/read-only.ts";
import { useRouteLock } from "#locks/use-route-lock.ts";
import { OfferedSection } from "./offered-section.tsx";
import { supplierTexts } from "./supplier.texts.ts";
import { useOfferSave } from "./use-offer-save.ts";
import "./offer.css";

const texts = supplierTexts.offer;

interface OfferFormProps {
  readonly offer: ThemeOffer;
  readonly label: string;
}

/** The services of one theme, ticked and sent as a whole. Read-only while another admin holds the concierge (S15). */
export function OfferForm({ offer, label }: OfferFormProps) {
  const { supplierId, themeId, sections } = offer;
  const refresh = useRefresh();
  const { editLock } = useRouteLock(routes.offer.metadata, { supplierId, themeId }, () => void refresh());
  const { changes, change, failure, save } = useOfferSave(offer);
  const readOnly = isReadOnly(editLock.lock);
  const names = new Map(sections.map(({ sectionId, sectionName }) => [sectionId, sectionName]));
  const nameOf = ({ parentSectionId, sectionName }: ThemeOffer["sections"][number]): string => {
    const parent = names.get(parentSectionId ?? 0);
    return parent === undefined ? sectionName : texts.subsection(parent, sectionName);
  };
  return (
    <form aria-label={label} noValidate onKeyDown={submitByKeys} onSubmit={(event) => event.preventDefault()}>
      <LockBanner editLock={editLock} />
      {failure === undefined ? null : <SaveProblem failure={failure} onRetry={save} />}
      {sections.length === 0 ? <EmptyState title={texts.noSection} /> : null}
      <div className="offer__sections">
        {sections.map((section) => (
          <OfferedSection
            key={section.sectionId}
            name={nameOf(section)}
            services={section.services}
            changes={changes}
            readOnly={readOnly}
            onChange={change}
          />
        ))}
      </div>
      <StickyActions changes={changes.size}>
        <LoadingButton type="submit" disabled={readOnly || changes.size === 0} onPress={save}>
          {formTexts.save}
        </LoadingButton>
      </StickyActions>
    </form>
  );
}
