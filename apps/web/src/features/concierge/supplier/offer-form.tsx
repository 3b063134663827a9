import { supplierRoutes as routes } from "@palier/contract/areas/concierge/supplier";
import type { ThemeOffer } from "@palier/contract/areas/concierge/supplier-offer";
import { EmptyState, LoadingButton, StickyActions, useToast } from "@palier/ui";
import { useCallback, useRef, useState } from "react";
import { clientOf } from "#api/client.ts";
import { type Failure, failureOf } from "#api/failure.ts";
import { useRefresh } from "#api/refresh.ts";
import { formTexts } from "#forms/forms.texts.ts";
import { SaveProblem } from "#forms/save-problem.tsx";
import { LockBanner } from "#locks/lock-banner.tsx";
import { isReadOnly } from "#locks/read-only.ts";
import { useRouteLock } from "#locks/use-route-lock.ts";
import { chosenServices } from "./offer-changes.ts";
import { OfferedSection } from "./offered-section.tsx";
import { supplierTexts } from "./supplier.texts.ts";
import { useOfferChanges } from "./use-offer-changes.ts";
import "./offer.css";

const api = clientOf(routes);
const texts = supplierTexts.offer;

interface OfferFormProps {
  readonly offer: ThemeOffer;
  readonly label: string;
}

/** The services of one theme, ticked and sent as a whole. Read-only while another admin holds the concierge (S15). */
export function OfferForm({ offer, label }: OfferFormProps) {
  const { supplierId, themeId, themeName, version, sections } = offer;
  const refresh = useRefresh();
  const { mutateAsync } = api.offer.useMutation();
  const target = { supplierId, themeId };
  const { editLock } = useRouteLock(routes.offer.metadata, target, () => void refresh());
  const running = useRef<Promise<string> | undefined>(undefined);
  const { changes, change, forget } = useOfferChanges(
    offer,
    useCallback(() => running.current, []),
  );
  const [failure, setFailure] = useState<Failure>();
  const toast = useToast();
  const readOnly = isReadOnly(editLock.lock);
  const send = async (): Promise<string> => {
    setFailure(undefined);
    let result = "saved";
    try {
      const body = { serviceIds: chosenServices(offer, changes), version };
      await mutateAsync({ params: target, body });
      forget();
      toast.success(texts.saved(themeName));
    } catch (error) {
      setFailure(failureOf(error));
      result = "refused";
    }
    // After a refusal too: what another admin ticked meanwhile is shown beside what was ticked here (A04).
    await refresh();
    return result;
  };
  const save = async (): Promise<void> => {
    running.current = send();
    await running.current;
    running.current = undefined;
  };
  const names = new Map(sections.map(({ sectionId, sectionName }) => [sectionId, sectionName]));
  const nameOf = ({ parentSectionId, sectionName }: ThemeOffer["sections"][number]): string => {
    const parent = names.get(parentSectionId ?? 0);
    return parent === undefined ? sectionName : texts.subsection(parent, sectionName);
  };
  return (
    <form aria-label={label} noValidate onSubmit={(event) => event.preventDefault()}>
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
