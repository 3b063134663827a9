/** Disposable themes. */
import type { FormAnswer, openDesk, Row } from "./desk.ts";

export interface Tree {
  themeId: number;
  version: number;
  sections: Row[];
}

let serial = 0;

export function shelfOf({ get, table, first, done }: Awaited<ReturnType<typeof openDesk>>) {
  const tree = (theme: number) => get<Tree>(`theme/${theme}/sections`);
  const create = (theme: number, name: string, parentSectionId: number | null = null) =>
    done(`theme/${theme}/section`, { name, parentSectionId });
  return {
    tree,
    /** Subsections with a dot. */
    shape: async (theme: number) =>
      (await tree(theme)).sections.map(({ name, parentSectionId }) =>
        parentSectionId === null ? name : `· ${name}`,
      ),
    theme: async (id: number) => (await table("theme/ajax-list")).data.find((each) => each.id === id),
    service: async (id: number) => (await get<FormAnswer>(`service/edit/${id}`)).record,
    /** Two sections, the first with two subsections. */
    grown: async () => {
      const sent = { name: `Essai ${++serial}`, position: 99, enabled: true };
      const { id: themeId } = await done("theme/new", sent);
      const linge = await create(themeId, "Linge");
      const maison = await create(themeId, "Maison");
      const chemises = await create(themeId, "Chemises", linge.id);
      const draps = await create(themeId, "Draps", linge.id);
      return { themeId, linge, maison, chemises, draps };
    },
    newService: async (themeId: number, sectionId: number, subsectionId: number | null = null) => {
      const { id: supplierId } = await first("concierge-ajax/list");
      const place = { supplierId, themeId, sectionId, subsectionId };
      const price = { priceCents: 1000, unit: "hour", vatRate: 20 };
      const reference = `ESSAI-${++serial}`;
      return done("service/new", { name: "Essai", reference, ...place, ...price, available: true });
    },
  };
}
