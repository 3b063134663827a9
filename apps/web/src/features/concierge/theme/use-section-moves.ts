import type { Section, SectionTree } from "@palier/contract/areas/concierge/section";
import { themeRoutes as routes } from "@palier/contract/areas/concierge/theme";
import { useToast } from "@palier/ui";
import { call } from "#api/call.ts";
import { failureOf } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";
import { useRefresh } from "#api/refresh.ts";
import { themeTexts } from "./theme.texts.ts";

const texts = themeTexts.sections;

/** The theme's whole order with one section at another place among those of its own parent. */
function orderWith({ sections }: SectionTree, moved: Section, position: number): number[] {
  const siblings = sections.filter(({ parentSectionId }) => parentSectionId === moved.parentSectionId);
  const others = siblings.filter(({ id }) => id !== moved.id).toSpliced(position - 1, 0, moved);
  const rest = sections.filter(({ parentSectionId }) => parentSectionId !== moved.parentSectionId);
  return [...others, ...rest].map(({ id }) => id);
}

/**
 * Stores a move: the whole order at once, by the version of the tree that is shown, so that an order decided by an older
 * tree is refused. The toast undoes it, by the tree that it led to.
 */
export function useSectionMoves(tree: SectionTree): (section: Section, position: number) => Promise<void> {
  const toast = useToast();
  const refresh = useRefresh();
  return move.bind(undefined, tree);

  async function move(from: SectionTree, section: Section, position: number): Promise<void> {
    const { themeId, version } = from;
    try {
      const body = { sectionIds: orderWith(from, section, position), version };
      const stored = await call(routes.updateSectionList, { params: { themeId }, body });
      toast.success(texts.moved(section.name, position), {
        action: { label: texts.undo, onPress: () => void move(stored, section, section.position) },
      });
    } catch (error) {
      const { title, detail } = failureText(failureOf(error));
      toast.error(texts.notMoved, { detail: detail === "" ? title : detail });
    }
    await refresh();
  }
}
