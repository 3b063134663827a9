import type { ThemeOffer } from "@palier/contract/areas/concierge/supplier-offer";
import { Checkbox, FieldGroup, formatMoney } from "@palier/ui";
import { isOffered, type OfferChanges } from "./offer-changes.ts";
import { supplierTexts } from "./supplier.texts.ts";

const texts = supplierTexts.offer;

interface OfferedSectionProps {
  readonly name: string;
  readonly services: ThemeOffer["sections"][number]["services"];
  readonly changes: OfferChanges;
  readonly readOnly: boolean;
  readonly onChange: (serviceIds: readonly number[], offered: boolean) => void;
}

/** A section's services to tick, one by one or all at once. */
export function OfferedSection({ name, services, changes, readOnly, onChange }: OfferedSectionProps) {
  const offered = services.filter((service) => isOffered(service, changes)).length;
  const all = offered === services.length ? true : offered === 0 ? false : "indeterminate";
  return (
    <FieldGroup legend={name} className="offer__section">
      {services.length === 0 ? <p className="ui-field__help">{texts.noService}</p> : null}
      {services.length > 1 ? (
        <Checkbox
          label={texts.all}
          help={texts.figures(offered, services.length)}
          checked={all}
          readOnly={readOnly}
          onCheckedChange={(next) =>
            onChange(
              services.map(({ serviceId }) => serviceId),
              next,
            )
          }
        />
      ) : null}
      {services.map((service) => (
        <Checkbox
          key={service.serviceId}
          label={service.serviceName}
          help={formatMoney(service.priceCents)}
          checked={isOffered(service, changes)}
          readOnly={readOnly}
          onCheckedChange={(next) => onChange([service.serviceId], next)}
        />
      ))}
    </FieldGroup>
  );
}
