import { contract, order } from "@palier/contract";
import { test } from "vitest";
import { z } from "zod";
import { FormField } from "./form-field.tsx";
import type { FieldForm } from "./form-field-props.ts";

const { building, incident, neighborhood, news, service, subscription } = contract;
declare const buildingForm: FieldForm<typeof building.edit.post.body>;
declare const serviceForm: FieldForm<typeof service.create.post.body>;
declare const newsForm: FieldForm<typeof news.edit.post.body>;
const { serviceId } = subscription.create.post.body.shape;
const other = z.object({
  serviceId,
  proof: z.object({ url: z.string() }),
  postalCodes: neighborhood.create.post.body.shape.postalCodes,
  rates: z.array(service.create.post.body.shape.vatRate),
  comments: order.record.shape.comments,
  items: order.record.shape.items,
});
declare const otherForm: FieldForm<typeof other>;
declare const incidentForm: FieldForm<typeof incident.edit.post.body>;

test("a field is one of the form's", () => {
  <FormField form={buildingForm} name="name" />;
  // @ts-expect-error no such field
  <FormField form={buildingForm} name="colour" />;
});

test("a reference says where its options are, unless the form's GET sends them", () => {
  <FormField form={buildingForm} name="walletId" options={contract.wallet.search} />;
  <FormField form={otherForm} name="serviceId" options={service.searchArticle} />;
  // @ts-expect-error a service is searched somewhere
  <FormField form={otherForm} name="serviceId" />;
  <FormField form={incidentForm} name="assigneeId" />;
  <FormField form={newsForm} name="buildingIds" />;
  // @ts-expect-error a list of buildings answers rows, not options
  <FormField form={newsForm} name="buildingIds" options={building.list} />;
});

test("options depend on other fields by name and type", () => {
  const { sections, subsections } = service;
  <FormField
    form={serviceForm}
    name="sectionId"
    options={{
      route: sections,
      params: (value) => ({ themeId: value("themeId") }),
      clears: ["subsectionId"],
    }}
  />;
  <FormField
    form={serviceForm}
    name="subsectionId"
    options={{
      route: subsections,
      params: (value) => ({ themeId: value("themeId") }),
      query: (value) => ({ sectionId: value("sectionId") }),
    }}
  />;
  // @ts-expect-error the path needs a theme
  <FormField form={serviceForm} name="sectionId" options={sections} />;
  // @ts-expect-error the path needs a theme
  <FormField form={serviceForm} name="sectionId" options={{ route: sections }} />;
  <FormField
    form={serviceForm}
    name="sectionId"
    // @ts-expect-error colour is no field of the form
    options={{ route: sections, params: (value) => ({ themeId: value("colour") }) }}
  />;
  <FormField
    form={serviceForm}
    name="sectionId"
    // @ts-expect-error a name is no id
    options={{ route: sections, params: (value) => ({ themeId: value("available") }) }}
  />;
  <FormField
    form={serviceForm}
    name="themeId"
    // @ts-expect-error colour is no field of the form
    options={{ route: contract.theme.search, clears: ["colour"] }}
  />;
});

test("a nested value and a list without a control of the kit need the screen's own", () => {
  // @ts-expect-error no control shows a proof
  <FormField form={otherForm} name="proof" />;
  <FormField form={otherForm} name="proof" control={(slot) => <pre>{String(slot.value)}</pre>} />;
  // @ts-expect-error no control of the kit takes a list of rates
  <FormField form={otherForm} name="rates" />;
  <FormField form={otherForm} name="postalCodes" />;
});

test("a list of objects needs the screen's own control", () => {
  <FormField form={otherForm} name="comments" control={(slot) => <pre>{String(slot.value)}</pre>} />;
  // @ts-expect-error no control of the kit takes a list of objects
  <FormField form={otherForm} name="comments" />;
});
