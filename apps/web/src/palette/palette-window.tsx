import type { RailGroup } from "@palier/ui";
import { Button, Dialog, SearchIcon, Spinner } from "@palier/ui";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate } from "react-router-dom";
import { useOfferedActions } from "#actions/offered-actions.ts";
import { failureOf } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";
import { useSession } from "#api/session.ts";
import { useAreas, useRecordPath } from "#areas/areas.tsx";
import { paths } from "#navigation/paths.ts";
import { commandGroups, type PaletteEntry, type PaletteGroup, recentGroup, recordGroups } from "./entries.ts";
import "./palette.css";
import { paletteTexts as texts } from "./palette.texts.ts";
import { listId, optionId, PaletteList } from "./palette-list.tsx";
import type { TypedAhead } from "./typed-ahead.tsx";
import { useChoiceByKeys } from "./use-choice-by-keys.ts";
import { type Search, useRecent, useSearch } from "./use-search.ts";

/** The contract's limit. */
const longest = 200;

export interface PaletteWindowProps {
  readonly menu: readonly RailGroup[];
  /** A hook, the same in each render: what the signed-in admin can do with the own session. */
  readonly useAccount: () => readonly PaletteEntry[];
  readonly ahead: () => TypedAhead;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

/** The command palette (A09). */
export function PaletteWindow({ opener, ...props }: PaletteWindowProps) {
  return (
    <Dialog
      open
      size="large"
      title={texts.title}
      firstFocus={field}
      focusFallback={opener}
      onOpenChange={(open) => (open ? undefined : props.onClose())}
    >
      <Palette {...props} />
    </Dialog>
  );
}

const field = (dialog: HTMLElement): HTMLElement | null => dialog.querySelector("[role=combobox]");

function Palette({ menu, useAccount, ahead, onClose }: Omit<PaletteWindowProps, "opener">) {
  const [before] = useState(ahead);
  const [typed, setTyped] = useState(before.text);
  const navigate = useNavigate();
  const { groups, search } = useGroups(menu, useAccount(), typed);
  const entries = groups.flatMap((group) => group.entries);
  const run = (entry: PaletteEntry, where: "here" | "new tab"): void => {
    if ("href" in entry && where === "new tab") {
      window.open(entry.href, "_blank", "noopener");
      return;
    }
    // The action's window takes the focus, and returns it to where it was before the palette.
    flushSync(onClose);
    setTimeout(() => ("href" in entry ? void navigate(entry.href) : entry.run()));
  };
  const { active, press, point } = useChoiceByKeys({
    entries,
    typed,
    isSearching: search.isSearching,
    isEntered: before.isEntered,
    run,
  });
  return (
    <div className="palette">
      <div className="palette__field">
        {search.isSearching ? <Spinner /> : <SearchIcon aria-hidden size={18} />}
        <input
          data-keeps-focus
          type="text"
          role="combobox"
          aria-label={texts.field}
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active.key)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={longest}
          placeholder={texts.placeholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
        />
      </div>
      <PaletteList groups={groups} active={active} onPoint={point} onRun={(entry) => run(entry, "here")} />
      <State search={search} count={entries.length} />
      <p className="palette__keys" aria-hidden>
        {texts.keys}
      </p>
    </div>
  );
}

function useGroups(menu: readonly RailGroup[], account: readonly PaletteEntry[], typed: string) {
  const areas = useAreas();
  const pathOf = useRecordPath();
  const { pathname } = useLocation();
  const session = useSession();
  const offered = useOfferedActions();
  const recent = useRecent(pathname, pathOf);
  const search = useSearch(typed);
  const ownRecord = session.kind === "signed-in" ? pathOf("accountAdmin", session.admin.id) : undefined;
  const screens = [
    ...(ownRecord === undefined ? [] : [{ label: texts.account, href: ownRecord }]),
    { label: texts.notifications, href: paths.notifications },
  ];
  const commands = commandGroups({ menu, areas, screens, offered, account }, typed);
  const places = { areas, pathOf };
  const groups: readonly PaletteGroup[] =
    typed.trim() === ""
      ? [...recentGroup(recent.groups, recent.order, places), ...commands]
      : [...commands, ...recordGroups(search.groups, typed.trim(), places)];
  return { groups, search };
}

/** Visible only without another sign of it, but always announced. */
function State({ search, count }: { readonly search: Search; readonly count: number }) {
  const { isSearching, error, retry } = search;
  if (error !== null && !isSearching) {
    const { title, detail } = failureText(failureOf(error), "read");
    return (
      <div role="alert" className="palette__state">
        <span>
          <strong>{title}</strong> {detail}
        </span>
        <Button size="small" onClick={retry}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  const words = isSearching ? texts.searching : count === 0 ? texts.none : texts.found(count);
  return (
    <p role="status" className={count === 0 ? "palette__state" : "ui-hidden"}>
      {words}
    </p>
  );
}
