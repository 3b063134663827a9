import { type Section, sectionTree } from "@palier/contract/areas/concierge/section";
import { themeRoutes as routes } from "@palier/contract/areas/concierge/theme";
import { EditIcon, PlusIcon, TrashIcon } from "@palier/ui";
import { formAction } from "#actions/form-action.tsx";
import { ReferenceControl } from "#fields/reference-control.tsx";
import type { FormLoad } from "#forms/use-record-form.ts";
import { themeTexts } from "./theme.texts.ts";

const texts = themeTexts.sections;

interface ThemeName {
  readonly id: number;
  readonly name: string;
}

/** A section at the end of the theme, or below one of its sections. */
export const createSection = formAction(routes.createSection, {
  name: "create-section",
  label: texts.create,
  icon: PlusIcon,
  params: ({ id }: ThemeName) => ({ id }),
  title: ({ name }) => texts.createIn(name),
  done: (_theme, { name }) => texts.created(name),
  fields: (form, _, { FormField }) => (
    <>
      <FormField form={form} name="name" />
      <FormField form={form} name="description" />
      <FormField form={form} name="parentSectionId" help={texts.parentHelp} />
    </>
  ),
});

/** A subsection of the section that it is asked for. */
export const createSubsection = formAction(routes.createSection, {
  name: "create-subsection",
  label: texts.createBelow,
  icon: PlusIcon,
  params: ({ themeId }: Section) => ({ id: themeId }),
  title: ({ name }) => texts.createBelowTitle(name),
  fixed: ({ id }) => ({ parentSectionId: id }),
  done: (_section, { name }) => texts.created(name),
  fields: (form, _, { FormField }) => (
    <>
      <FormField form={form} name="name" />
      <FormField form={form} name="description" />
    </>
  ),
});

/** A section's name, text, and the section that it stands below. */
export const editSection = formAction(routes.updateSection, {
  name: "edit-section",
  label: texts.edit,
  icon: EditIcon,
  params: ({ themeId, id }: Section) => ({ themeId, sectionId: id }),
  title: ({ name }) => texts.editTitle(name),
  done: (_before, { name }) => texts.edited(name),
  fields: (form, _, { FormField }) => (
    <>
      <FormField form={form} name="name" />
      <FormField form={form} name="description" />
      <FormField form={form} name="parentSectionId" help={texts.parentHelp} />
    </>
  ),
});

/** The end of a section: its services go where the admin says, and no service is lost. */
export const deleteSection = formAction(routes.deleteSection, {
  name: "delete-section",
  label: texts.delete,
  icon: TrashIcon,
  tone: "danger",
  params: ({ themeId }: Section) => ({ themeId }),
  title: ({ name }) => texts.deleteTitle(name),
  fixed: ({ id }) => ({ sectionId: id }),
  rules: ({ serviceCount }, { moveServicesToSectionId }) =>
    serviceCount > 0 && moveServicesToSectionId === null ? { moveServicesToSectionId: texts.mustMove } : {},
  confirm: ({ name }) => ({
    title: texts.deleteQuestion(name),
    detail: texts.deleteDetail,
    confirmLabel: texts.delete,
  }),
  done: ({ name }) => texts.deleted(name),
  fields: (form, section, { FormField }) => {
    const gone = goneWith(section, form.load);
    return (
      <FormField
        form={form}
        name="moveServicesToSectionId"
        help={texts.deleteHelp(section.serviceCount)}
        control={(slot) => (
          <ReferenceControl {...slot} choices={slot.choices?.filter(({ id }) => !gone.has(id))} />
        )}
      />
    );
  },
});

/** The ids that a deletion takes away: the section's own and those of its subsections. None of them can take its services. */
function goneWith({ id }: Section, { record }: FormLoad): ReadonlySet<number | string> {
  const tree = sectionTree.safeParse(record);
  const below = tree.success
    ? tree.data.sections.filter(({ parentSectionId }) => parentSectionId === id)
    : [];
  return new Set([id, ...below.map((each) => each.id)]);
}
