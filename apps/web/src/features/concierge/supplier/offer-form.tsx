import { supplierRoutes as routes } from "@palier/contract/areas/concierge/supplier";
import type { SupplierOffer } from "@palier/contract/areas/concierge/supplier-offer";
import { LoadingButton, StickyActions, submitByKeys } from "@palier/ui";
import { useRefresh } from "#api/refresh.ts";
import { formTexts } from "#forms/forms.texts.ts";
import { SaveProblem } from "#forms/save-problem.tsx";
import { LockBanner } from "#locks/lock-banner.tsx";
import { isReadOnly } from "#locks/read-only.ts";
import { useRouteLock } from "#locks/use-route-lock.ts";
import { OfferTools } from "./offer-tools.tsx";
import { OfferedThemes } from "./offered-themes.tsx";
import { supplierTexts } from "./supplier.texts.ts";
import { useOffer } from "./use-offer.ts";
import { useOfferSave } from "./use-offer-save.ts";
import { useOfferView } from "./use-offer-view.ts";
import "./offer.css";

const texts = supplierTexts.offer;

interface OfferFormProps {
  readonly figures: SupplierOffer;
  readonly name: string;
}

/** Saves all themes at once. Read-only while another admin holds the concierge (S15). */
export function OfferForm({ figures, name }: OfferFormProps) {
  const { supplierId } = figures;
  const refresh = useRefresh();
  const { editLock } = useRouteLock(routes.changeOffer.metadata, { supplierId }, () => void refresh());
  const [view, setView] = useOfferView(figures);
  const offer = useOffer(figures, view);
  const { failure, save } = useOfferSave(offer, name);
  const { changes } = offer;
  const readOnly = isReadOnly(editLock.lock);
  const changedThemes = new Set([...changes.values()].map(({ themeId }) => themeId)).size;
  return (
    <form
      className="offer"
      aria-label={texts.formOf(name)}
      noValidate
      onKeyDown={submitByKeys}
      onSubmit={(event) => event.preventDefault()}
    >
      <LockBanner editLock={editLock} hasInput={changes.size > 0} />
      {failure === undefined ? null : <SaveProblem failure={failure} onRetry={save} />}
      <OfferTools figures={figures} changes={changes} view={view} onChange={setView} />
      <OfferedThemes
        offer={offer}
        view={view}
        readOnly={readOnly}
        onAllThemes={() => setView({ themeId: undefined })}
      />
      <StickyActions
        changes={changes.size}
        note={changedThemes > 1 ? texts.changesIn(changes.size, changedThemes) : undefined}
      >
        <LoadingButton type="submit" disabled={readOnly || changes.size === 0} onPress={save}>
          {formTexts.save}
        </LoadingButton>
      </StickyActions>
    </form>
  );
}
