import type { Section, SectionTree } from "@palier/contract/areas/concierge/section";
import { themeRoutes as routes } from "@palier/contract/areas/concierge/theme";
import {
  Banner,
  Button,
  EmptyState,
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
import { call } from "#api/call.ts";
import { clientOf } from "#api/client.ts";
import { queryOf } from "#api/query-of.ts";
import type { Move } from "#lists/order-store.ts";
import { type Moves, useMoves } from "#lists/use-moves.ts";
import { heldText } from "#locks/held-text.ts";
import { useAddressAsks } from "#navigation/address-asks.ts";
import { useOpenRecord } from "#records/open-record.tsx";
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
  useAddressAsks((asked) => {
    if (asked !== createSection.name || tree === undefined) return false;
    if (holder === undefined) runner.run(createSection, theme);
    return true;
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
          {heldText(holder)}
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
  useAddressAsks((asked, search) => {
    if (asked !== editSection.name) return false;
    const section = sections.find(({ id }) => String(id) === search.get("section"));
    if (section !== undefined && !readOnly) runner.run(editSection, withBelow(section, sections));
    return true;
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

const api = clientOf(routes);

/** Moves send the whole order with the tree's version. */
function useSectionMoves(themeId: number) {
  const asked = queryOf(routes.sections, { params: { themeId }, query: {} });
  const query = api.sections.useQuery(asked);
  const moves = useMoves<NonNullable<typeof query.data>, SectionTree>(asked.queryKey, {
    orderIn: ({ body }) => body,
    withOrder: (answer, body) => ({ ...answer, body }),
    place: withMove,
    positionOf,
    signature,
    send: async (tree, move) => {
      const sectionIds = withMove(tree, move).sections.map(({ id }) => id);
      return await call(routes.updateSectionList, {
        params: { themeId },
        body: { sectionIds, version: tree.version },
      });
    },
  });
  return { query, tree: moves.order ?? query.data?.body, moves };
}

function withMove(tree: SectionTree, { id, position }: Move): SectionTree {
  const { moved, siblings, others } = around(tree, id);
  if (moved === undefined) return tree;
  return { ...tree, sections: [...siblings.toSpliced(position - 1, 0, moved), ...others] };
}

/** Among its siblings, from 1; 0 if missing. */
function positionOf(tree: SectionTree, id: number): number {
  const { moved } = around(tree, id);
  const level = tree.sections.filter(({ parentSectionId }) => parentSectionId === moved?.parentSectionId);
  return level.findIndex((section) => section.id === id) + 1;
}

/** Equal for equal orders of the same sections. */
function signature({ sections }: SectionTree): string {
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
