import type { SectionTree } from "@palier/contract/areas/concierge/section";
import type { Move } from "#lists/order-store.ts";

export function withMove(tree: SectionTree, { id, position }: Move): SectionTree {
  const { moved, siblings, others } = around(tree, id);
  if (moved === undefined) return tree;
  return { ...tree, sections: [...siblings.toSpliced(position - 1, 0, moved), ...others] };
}

/** Among its siblings, from 1; 0 if missing. */
export function positionOf(tree: SectionTree, id: number): number {
  const { moved } = around(tree, id);
  const level = tree.sections.filter(({ parentSectionId }) => parentSectionId === moved?.parentSectionId);
  return level.findIndex((section) => section.id === id) + 1;
}

/** Equal for equal orders of the same sections. */
export function signature({ sections }: SectionTree): string {
  const levels = Map.groupBy(sections, ({ parentSectionId }) => parentSectionId ?? 0);
  return [...levels]
    .toSorted(([one], [other]) => one - other)
    .map(([parentId, level]) => `${parentId}: ${level.map(({ id }) => id).join()}`)
    .join();
}

function around({ sections }: SectionTree, id: number) {
  const moved = sections.find((section) => section.id === id);
  const rest = sections.filter((section) => section.id !== id);
  const isSibling = ({ parentSectionId }: SectionTree["sections"][number]): boolean =>
    parentSectionId === moved?.parentSectionId;
  return { moved, siblings: rest.filter(isSibling), others: rest.filter((section) => !isSibling(section)) };
}
