import type { Section, SectionTree } from "@palier/contract/areas/concierge/section";

import {
  Banner,
  Button,
  EmptyState,
  formatTime,
  type MenuItem,
  PlusIcon,
  SortableList,
  TableSkeleton,
  useToast,
} from "@palier/ui";
import { useRef } from "react";
import type { FormAction, RecordAction } from "#actions/action.ts";
import { LoadFailure } from "#actions/load-failure.tsx";
import { useActions } from "#actions/use-actions.tsx";
import type { Moves } from "#lists/use-moves.ts";
import { useOpenRecord } from "#records/open-record.tsx";
import { recordTexts } from "#records/records.texts.ts";
import {
  createSection,
  createSubsection,
  deleteSection,
  editSection,
  moveSection,
  type TreeSection,
  withBelow,
} from "./section.actions.tsx";
import { record } from "./theme.record.tsx";
import { themeTexts } from "./theme.texts.ts";
import { useSectionMoves } from "./use-section-moves.ts";
import "./sections.css";

const texts = themeTexts.sections;

/** Each move is stored at once and can be undone from its toast. */
export function Sections() {
  const { id: themeId, record: theme, holder } = useOpenRecord(record);
  const { query, tree, moves } = useSectionMoves(themeId);
  const afterMoves = useAfter(moves.settled);
  const runner = useActions<{ readonly id: number; readonly name: string }>({
    nameOf: ({ name }) => name,
    current: () => theme,
  });
  if (tree === undefined) {
    return query.error === null ? (
      <TableSkeleton rows={6} columns={1} />
    ) : (
      <LoadFailure error={query.error} onRetry={() => void query.refetch()} />
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
          onClick={() => void afterMoves(createSection, () => runner.run(createSection, theme))}
        >
          {texts.create}
        </Button>
      </div>
      {tree.sections.length === 0 ? <EmptyState title={texts.empty} /> : null}
      <Tree
        tree={tree}
        moves={moves}
        afterMoves={afterMoves}
        name={theme.name}
        readOnly={holder !== undefined}
      />
      {runner.dialog}
    </div>
  );
}

/**
 * Opens a dialog once no move is pending, as moves change the theme's version. Only the last requested dialog opens.
 */
function useAfter(settled: Moves<SectionTree>["settled"]): AfterMoves {
  const toast = useToast();
  const latest = useRef<() => void>(undefined);
  return async (action, open) => {
    latest.current = open;
    const pending = settled();
    if (pending !== undefined) {
      toast.info(texts.waits, { kind: texts.waits, detail: texts.opensNext(action.label) });
      await pending;
    }
    if (latest.current === open) open();
  };
}

type AfterMoves = (action: RecordAction<never>, open: () => void) => Promise<void>;

interface TreeProps {
  readonly tree: SectionTree;
  readonly moves: Moves<SectionTree>;
  readonly afterMoves: AfterMoves;
  readonly name: string;
  readonly readOnly: boolean;
}

function Tree({ tree, moves, afterMoves, name, readOnly }: TreeProps) {
  const { sections } = tree;
  const runner = useActions<TreeSection>({
    nameOf: (section) => section.name,
    current: ({ id }) => {
      const section = sections.find((each) => each.id === id);
      return section && withBelow(section, sections);
    },
  });
  const below = (parentId: number | null): readonly Section[] =>
    sections.filter(({ parentSectionId }) => parentSectionId === parentId);
  const entries = (section: Section, actions: readonly FormAction<TreeSection>[]): MenuItem[] => [
    ...actions.map((action) => ({
      label: action.label,
      icon: action.icon,
      danger: action.tone === "danger",
      onSelect: () => void afterMoves(action, () => runner.run(action, withBelow(section, sections))),
    })),
    "separator",
  ];
  const level = (label: string, items: readonly Section[], actions: readonly FormAction<TreeSection>[]) =>
    items.length === 0 ? null : (
      <SortableList
        label={label}
        entries={items}
        details={(section) => <SectionDetails section={section} />}
        readOnly={readOnly}
        onMove={({ id, name: moved }, position) => moves.move(tree, { id, name: moved, position })}
        menu={(section) => entries(section, actions)}
        below={(section) =>
          section.parentSectionId === null
            ? level(texts.below(section.name), below(section.id), [editSection, moveSection, deleteSection])
            : null
        }
      />
    );
  return (
    <>
      {level(texts.label(name), below(null), [editSection, createSubsection, moveSection, deleteSection])}
      {runner.dialog}
    </>
  );
}

function SectionDetails({ section }: { readonly section: Section }) {
  return (
    <div className="sections__details">
      <span className="sections__text">{section.description}</span>{" "}
      <span className="sections__count">{texts.services(section.serviceCount)}</span>
    </div>
  );
}
