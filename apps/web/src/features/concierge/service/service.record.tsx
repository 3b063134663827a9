import { serviceRoutes as routes, service, vatRates } from "@palier/contract/areas/concierge/service";
import { supplierRoutes } from "@palier/contract/areas/concierge/supplier";
import { themeRoutes } from "@palier/contract/areas/concierge/theme";
import { FieldRow, FormSection, Select } from "@palier/ui";
import { deletion } from "#actions/deletion.ts";
import { FormField } from "#forms/form-field.tsx";
import { defineRecord } from "#records/define-record.tsx";
import type { FactDefinition } from "#records/record-facts.tsx";
import { serviceTexts as texts } from "./service.texts.ts";

/** A section has no page; links to its theme's tab. */
const sectionFact: FactDefinition = {
  href: ({ themeId }, pathOf) => {
    const theme = typeof themeId === "number" ? pathOf("theme", themeId) : undefined;
    return theme === undefined ? undefined : `${theme}/sections`;
  },
};

export const record = defineRecord({
  entity: service,
  edit: routes.edit,
  create: routes.create,
  history: routes.history,
  facts: {
    available: {},
    reference: {},
    priceCents: {},
    themeName: {},
    sectionName: sectionFact,
    subsectionName: sectionFact,
    supplierName: {},
    unit: {},
    vatRate: { unit: texts.percent },
    deliveryPointCount: {},
  },
  actions: [deletion(routes.delete)],
  tabs: { "delivery-points": texts.points.title },
  applies: { subsectionId: ({ sectionId }) => typeof sectionId === "number" },
  fields: (form) => (
    <>
      <FormSection title={texts.sections.identity}>
        <FormField form={form} name="name" />
        <FieldRow>
          <FormField form={form} name="reference" help={texts.help.reference} />
          <FormField form={form} name="available" help={texts.help.available} />
        </FieldRow>
      </FormSection>
      <FormSection title={texts.sections.place}>
        <FormField
          form={form}
          name="themeId"
          options={{ route: themeRoutes.search, clears: ["sectionId", "subsectionId"] }}
        />
        <FormField
          form={form}
          name="sectionId"
          options={{
            route: routes.sections,
            params: (value) => ({ themeId: value("themeId") }),
            clears: ["subsectionId"],
          }}
        />
        <FormField
          form={form}
          name="subsectionId"
          options={{
            route: routes.subsections,
            params: (value) => ({ themeId: value("themeId") }),
            query: (value) => ({ sectionId: value("sectionId") }),
          }}
        />
      </FormSection>
      <FormSection title={texts.sections.price}>
        <FieldRow>
          <FormField form={form} name="priceCents" help={texts.help.price} />
          <FormField form={form} name="unit" />
        </FieldRow>
        <FormField form={form} name="vatRate" control={(slot) => <VatRateControl {...slot} />} />
        <FormField form={form} name="supplierId" options={supplierRoutes.search} />
      </FormSection>
    </>
  ),
});

interface VatRateControlProps {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onLeave: () => void;
}

const options = vatRates.map((rate) => ({ value: String(rate), label: texts.vatRate(rate) }));

function VatRateControl({ value, onChange, onLeave }: VatRateControlProps) {
  return (
    <Select
      value={typeof value === "number" ? String(value) : ""}
      options={options}
      {...(typeof value === "number" ? { placeholder: null } : {})}
      onValueChange={(rate) => onChange(rate === "" ? null : Number(rate))}
      onBlur={onLeave}
    />
  );
}
