import { buildingRoutes } from "@palier/contract/areas/building";
import { userRoutes as routes } from "@palier/contract/areas/user";
import { ula, userLotAssociationRoutes } from "@palier/contract/areas/user-lot-association";
import { FieldRow, FormSection } from "@palier/ui";
import type { z } from "zod";
import { FormField } from "#forms/form-field.tsx";
import type { TitleParent } from "#navigation/page-title.ts";
import { defineRecord } from "#records/define-record.tsx";
import type { FactDefinitions } from "#records/record-facts.tsx";
import { ulaActions, ulaTones } from "./user-lot-association.actions.tsx";
import { ulaTexts as texts } from "./user-lot-association.texts.ts";
import { UlaEvents } from "./user-lot-association-events.tsx";

type Tie = z.output<typeof ula.record>;

interface TieFrame {
  readonly name: (tie: Tie) => string;
  /** Defaults to its area's list. */
  readonly parent?: (tie: Tie) => TitleParent;
  readonly facts: FactDefinitions<Tie>;
}

export const tieScreens = ({ facts, ...frame }: TieFrame) =>
  defineRecord({
    ...frame,
    entity: ula,
    edit: routes.ula,
    history: userLotAssociationRoutes.history,
    facts: { status: { tones: ulaTones }, ...facts, rejectReason: {}, rejectComment: {} },
    actions: ulaActions,
    Aside: TieEvents,
    fields: (form) => (
      <>
        <FormSection title={texts.sections.lot}>
          <FormField form={form} name="buildingId" options={buildingRoutes.search} />
          <FieldRow>
            <FormField form={form} name="lotNumber" />
            <FormField form={form} name="floor" />
          </FieldRow>
          <FormField form={form} name="relation" />
        </FormSection>
        <FormSection title={texts.sections.period}>
          <FieldRow>
            <FormField form={form} name="startDate" />
            <FormField form={form} name="endDate" help={texts.help.plannedEnd} />
          </FieldRow>
        </FormSection>
      </>
    ),
  });

function TieEvents({ record: { id, userId } }: { readonly record: Tie }) {
  return (
    <section>
      <h2 className="record-aside__title">{texts.events.own}</h2>
      <UlaEvents userId={userId} ulaId={id} />
    </section>
  );
}
