import { Link } from "@palier/ui";
import { type ReactNode, useEffect, useRef } from "react";
import type { PaletteEntry, PaletteGroup } from "./entries.ts";
import { paletteTexts as texts } from "./palette.texts.ts";

export const listId = "palette-list";
export const optionId = (key: string): string => `palette-${key.replace(/[^\w]+/g, "-")}`;

interface PaletteListProps {
  readonly groups: readonly PaletteGroup[];
  readonly active: PaletteEntry | undefined;
  readonly onPoint: (key: string) => void;
  readonly onRun: (entry: PaletteEntry) => void;
}

/** The focus stays in the field, which names the active entry. */
export function PaletteList({ groups, active, onPoint, onRun }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  const activeKey = active?.key;
  useEffect(() => {
    if (activeKey !== undefined)
      list.current?.querySelector(`#${optionId(activeKey)}`)?.scrollIntoView({ block: "nearest" });
  }, [activeKey]);
  return (
    <div ref={list} id={listId} role="listbox" aria-label={texts.list} className="palette__list">
      {groups.map(({ label, entries }) => (
        <PaletteSection key={label} label={label}>
          {entries.map((entry) => (
            <Option
              key={entry.key}
              entry={entry}
              isActive={entry.key === activeKey}
              onPoint={onPoint}
              onRun={onRun}
            />
          ))}
        </PaletteSection>
      ))}
    </div>
  );
}

function PaletteSection({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options
    <div role="group" aria-label={label} className="palette__group">
      <div aria-hidden className="palette__label">
        {label}
      </div>
      {children}
    </div>
  );
}

interface OptionProps extends Pick<PaletteListProps, "onPoint" | "onRun"> {
  readonly entry: PaletteEntry;
  readonly isActive: boolean;
}

/** The browser can open a link elsewhere. */
function Option({ entry, isActive, onPoint, onRun }: OptionProps) {
  const { key, label, detail, status, icon: Icon, isDanger } = entry;
  const shared = {
    id: optionId(key),
    role: "option",
    "aria-selected": isActive,
    tabIndex: -1,
    className: `palette__option${isDanger === true ? " palette__option--danger" : ""}`,
    onPointerMove: () => isActive || onPoint(key),
  } as const;
  const content = (
    <>
      {Icon === undefined ? (
        <span className="palette__icon" />
      ) : (
        <Icon aria-hidden size={16} className="palette__icon" />
      )}
      <span className="palette__words">
        <span className="palette__name">{label}</span>
        {detail === undefined || detail === "" ? null : <span className="palette__detail">{detail}</span>}
      </span>
      {status === undefined ? null : <span className="palette__status">{status}</span>}
    </>
  );
  if (!("href" in entry))
    return (
      <button type="button" {...shared} onClick={() => onRun(entry)}>
        {content}
      </button>
    );
  return (
    <Link
      {...shared}
      href={entry.href}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onRun(entry);
      }}
    >
      {content}
    </Link>
  );
}
