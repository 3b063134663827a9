import { type Section, sectionTree } from "@palier/contract/areas/concierge/section";
import { themeRoutes as routes } from "@palier/contract/areas/concierge/theme";
import { ArrowRightIcon, EditIcon, PlusIcon, TrashIcon } from "@palier/ui";
import { formAction } from "#actions/form-action.tsx";
import { ReferenceControl } from "#fields/reference-control.tsx";
import { SectionServices } from "./section-services.tsx";
import { themeTexts } from "./theme.texts.ts";

const texts = themeTexts.sections;

interface ThemeName {
  readonly id: number;
  readonly name: string;
}

export interface TreeSection extends Section {
  readonly below: readonly Section[];
}

export const withBelow = (section: Section, sections: readonly Section[]): TreeSection => ({
  ...section,
  below: sections.filter(({ parentSectionId }) => parentSectionId === section.id),
});

/** Services may have been added since. */
function asRead(section: TreeSection, read: unknown): TreeSection {
  const sections = sectionTree.safeParse(read).data?.sections ?? [];
  const found = sections.find(({ id }) => id === section.id);
  return found === undefined ? section : withBelow(found, sections);
}

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

export const moveSection = formAction(routes.moveSection, {
  name: "move-section",
  label: texts.move,
  icon: ArrowRightIcon,
  params: ({ themeId }: TreeSection) => ({ themeId }),
  asRead,
  title: ({ name }) => texts.moveTitle(name),
  saveLabel: texts.moveNow,
  fixed: ({ id }) => ({ sectionId: id }),
  done: ({ name }) => texts.moved(name),
  fields: (form, { below, serviceCount }, { FormField }) => (
    <FormField form={form} name="targetThemeId" help={texts.moveHelp(below.length, serviceCount)} />
  ),
});

/** Moves its services to a chosen section first. */
export const deleteSection = formAction(routes.deleteSection, {
  name: "delete-section",
  label: texts.delete,
  icon: TrashIcon,
  tone: "danger",
  params: ({ themeId }: TreeSection) => ({ themeId }),
  asRead,
  title: ({ name }) => texts.deleteTitle(name),
  fixed: ({ id }) => ({ sectionId: id }),
  rules: ({ serviceCount }, { moveServicesToSectionId }) =>
    serviceCount > 0 && moveServicesToSectionId === null ? { moveServicesToSectionId: texts.mustMove } : {},
  confirm: ({ name, below, serviceCount }) => ({
    title: texts.deleteQuestion(name),
    detail: texts.deleteDetail(below.length, serviceCount),
    confirmLabel: texts.delete,
  }),
  done: ({ name }) => texts.deleted(name),
  fields: (form, section, { FormField }) => {
    if (section.serviceCount === 0) return <p>{texts.deleteHelp(0)}</p>;
    // Deleted sections cannot receive the services.
    const gone = new Set<number | string>([section.id, ...section.below.map(({ id }) => id)]);
    return (
      <>
        <SectionServices section={section} />
        <FormField
          form={form}
          name="moveServicesToSectionId"
          required
          control={(slot) => (
            <ReferenceControl {...slot} choices={slot.choices?.filter(({ id }) => !gone.has(id))} />
          )}
        />
      </>
    );
  },
});
