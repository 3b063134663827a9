import { Checkbox, FieldGroup, formatMoney } from "@palier/ui";
import { isOffered, type OfferChanges } from "./offer-changes.ts";
import type { ShownSection } from "./offer-view.ts";
import { supplierTexts } from "./supplier.texts.ts";

const texts = supplierTexts.offer;

interface OfferedSectionProps {
  readonly section: ShownSection;
  readonly changes: OfferChanges;
  /** Services that name this concierge cannot be unticked. */
  readonly named: ReadonlySet<number>;
  readonly readOnly: boolean;
  readonly onChange: (serviceIds: readonly number[], offered: boolean) => void;
}

export function OfferedSection({ section, changes, named, readOnly, onChange }: OfferedSectionProps) {
  const { name, services } = section;
  const offered = services.filter((service) => isOffered(service, changes)).length;
  const all = offered === services.length ? true : offered === 0 ? false : "indeterminate";
  const free = services.filter(({ serviceId }) => !named.has(serviceId));
  return (
    <FieldGroup legend={name} className="offer__section">
      {services.length === 0 ? <p className="ui-field__help">{texts.noService}</p> : null}
      {free.length > 1 ? (
        <Checkbox
          label={texts.all}
          help={texts.figures(offered, services.length)}
          checked={all}
          readOnly={readOnly}
          onCheckedChange={(next) =>
            onChange(
              free.map(({ serviceId }) => serviceId),
              next,
            )
          }
        />
      ) : null}
      {services.map(({ serviceId, ...service }) => (
        <Checkbox
          key={serviceId}
          label={service.serviceName}
          help={
            named.has(serviceId)
              ? texts.named(formatMoney(service.priceCents))
              : formatMoney(service.priceCents)
          }
          checked={isOffered({ serviceId, ...service }, changes)}
          readOnly={readOnly || named.has(serviceId)}
          onCheckedChange={(next) => onChange([serviceId], next)}
        />
      ))}
    </FieldGroup>
  );
}
