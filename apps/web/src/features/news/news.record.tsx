import { buildingRoutes } from "@palier/contract/areas/building";
import { neighborhoodRoutes } from "@palier/contract/areas/neighborhood";
import { news, newsRoutes as routes } from "@palier/contract/areas/news";
import { FieldRow, FormSection } from "@palier/ui";
import { FormField } from "#forms/form-field.tsx";
import { defineRecord } from "#records/define-record.tsx";
import { newsActions } from "./news.actions.tsx";
import { newsTones } from "./news.list.ts";
import { newsTexts as texts } from "./news.texts.ts";
import { NewsPreview } from "./news-preview.tsx";

export const record = defineRecord({
  entity: news,
  edit: routes.edit,
  create: routes.create,
  afterCreate: { label: texts.publish.saveFirst, action: "publish" },
  history: routes.history,
  facts: {
    status: { tones: newsTones },
    publishAt: {},
    scope: {},
    authorName: {},
    targetNames: {},
    pinned: {},
    notify: {},
    notifiedAt: {},
  },
  // In a row its label would displace the targets.
  actions: newsActions.map((action) =>
    action.name === "publish" ? { ...action, next: () => true } : action,
  ),
  applies: {
    neighborhoodIds: ({ scope }) => scope === "neighborhoods",
    buildingIds: ({ scope }) => scope === "buildings",
  },
  fields: (form) => (
    <>
      <FormSection title={texts.sections.article}>
        <FormField form={form} name="title" />
        <FormField form={form} name="body" />
        <NewsPreview title={form.state.values.title} body={form.state.values.body} />
      </FormSection>
      <FormSection title={texts.sections.targets}>
        <FormField form={form} name="scope" />
        <FormField
          form={form}
          name="neighborhoodIds"
          options={neighborhoodRoutes.search}
          help={texts.help.targets}
        />
        <FormField form={form} name="buildingIds" options={buildingRoutes.search} help={texts.help.targets} />
      </FormSection>
      <FormSection title={texts.sections.publication}>
        <FieldRow>
          <FormField form={form} name="status" />
          <FormField form={form} name="publishAt" help={texts.help.publishAt} />
        </FieldRow>
        <FormField form={form} name="pinned" help={texts.help.pinned} />
        <FormField form={form} name="notify" help={texts.help.notify} />
      </FormSection>
    </>
  ),
});
