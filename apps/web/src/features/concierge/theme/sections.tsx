import type { Section, SectionTree } from "@palier/contract/areas/concierge/section";
import { themeRoutes as routes } from "@palier/contract/areas/concierge/theme";
import {
  Banner,
  Button,
  EmptyState,
  formatTime,
  type MenuItem,
  PlusIcon,
  SortableList,
  TableSkeleton,
} from "@palier/ui";
import { useQuery } from "@tanstack/react-query";
import type { FormAction } from "#actions/action.ts";
import { LoadFailure } from "#actions/load-failure.tsx";
import { useActions } from "#actions/use-actions.tsx";
import { call } from "#api/call.ts";
import { entityKey } from "#api/refresh.ts";
import { useOpenRecord } from "#records/open-record.tsx";
import { recordTexts } from "#records/records.texts.ts";
import { createSection, createSubsection, deleteSection, editSection } from "./section.actions.tsx";
import { record } from "./theme.record.tsx";
import { themeTexts } from "./theme.texts.ts";
import { useSectionMoves } from "./use-section-moves.ts";
import "./sections.css";

const texts = themeTexts.sections;

/** The tab « Rubriques »: the theme's tree. Every move is stored at once, and can be undone in its toast. */
export function Sections() {
  const { id: themeId, record: theme, holder } = useOpenRecord(record);
  const tree = useQuery({
    queryKey: [...entityKey("section"), "tree", themeId],
    queryFn: ({ signal }) => call(routes.sections, { params: { themeId }, signal }),
  });
  const runner = useActions<{ readonly id: number; readonly name: string }>({
    nameOf: ({ name }) => name,
    current: () => theme,
  });
  if (tree.data === undefined) {
    return tree.error === null ? (
      <TableSkeleton rows={6} columns={1} />
    ) : (
      <LoadFailure error={tree.error} onRetry={() => void tree.refetch()} />
    );
  }
  return (
    <div className="sections">
      {holder === undefined ? null : (
        <Banner tone="warning" role="status">
          {recordTexts.heldBy(holder.name, formatTime(holder.since))}
        </Banner>
      )}
      <div>
        <Button
          icon={PlusIcon}
          disabled={holder !== undefined}
          onClick={() => runner.run(createSection, theme)}
        >
          {texts.create}
        </Button>
      </div>
      {tree.data.sections.length === 0 ? <EmptyState title={texts.empty} /> : null}
      <Tree tree={tree.data} name={theme.name} readOnly={holder !== undefined} />
      {runner.dialog}
    </div>
  );
}

interface TreeProps {
  readonly tree: SectionTree;
  readonly name: string;
  readonly readOnly: boolean;
}

/** Sections with their subsections below them; each level is put in order by itself. */
function Tree({ tree, name, readOnly }: TreeProps) {
  const { sections } = tree;
  const move = useSectionMoves(tree);
  const runner = useActions<Section>({
    nameOf: (section) => section.name,
    current: ({ id }) => sections.find((section) => section.id === id),
  });
  const below = (parentId: number | null): readonly Section[] =>
    sections.filter(({ parentSectionId }) => parentSectionId === parentId);
  const entries = (section: Section, actions: readonly FormAction<Section>[]): MenuItem[] => [
    ...actions.map((action) => ({
      label: action.label,
      icon: action.icon,
      danger: action.tone === "danger",
      onSelect: () => runner.run(action, section),
    })),
    "separator",
  ];
  const level = (label: string, items: readonly Section[], actions: readonly FormAction<Section>[]) =>
    items.length === 0 ? null : (
      <SortableList
        label={label}
        entries={items}
        details={(section) => <SectionDetails section={section} />}
        readOnly={readOnly}
        onMove={move}
        menu={(section) => entries(section, actions)}
        below={(section) =>
          section.parentSectionId === null
            ? level(texts.below(section.name), below(section.id), [editSection, deleteSection])
            : null
        }
      />
    );
  return (
    <>
      {level(texts.label(name), below(null), [editSection, createSubsection, deleteSection])}
      {runner.dialog}
    </>
  );
}

function SectionDetails({ section }: { readonly section: Section }) {
  return (
    <div className="sections__details">
      <span className="sections__text">{section.description}</span>
      <span className="sections__count">{texts.services(section.serviceCount)}</span>
    </div>
  );
}
