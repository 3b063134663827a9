import { Button } from "../basics/button.tsx";
import { IconButton } from "../basics/icon-button.tsx";
import { LoadingButton } from "../basics/loading-button.tsx";
import { CloseIcon } from "../icons.ts";
import { NARROW_WINDOW } from "../narrow-window.ts";
import { ActionButtons } from "../table/action-buttons.tsx";
import type { RowAction } from "../table/row-action.ts";
import { texts } from "../texts.ts";
import { useMedia } from "../use-media.ts";

export interface BulkBarProps {
  chosen: number;
  /** After filtering. */
  total: number;
  /** Selected under other filters and not on this page. Defaults to 0. */
  elsewhere?: number | undefined;
  onClear: () => void;
  /** Chooses rows of the other pages as well. Without it, the button is absent. */
  all?: ChooseAllPages | undefined;
  actions: readonly RowAction[];
}

export interface ChooseAllPages {
  /** How many rows will be chosen. */
  readonly count: number;
  /** Whether more rows match than `count`. */
  readonly isPart: boolean;
  /** The caller shows rejections. */
  readonly onChoose: () => Promise<void>;
}

/** « Sélection : 20 sur 240 ». Two lines at most on phones, where it covers rows. */
export function BulkBar({ chosen, total, elsewhere = 0, onClear, all, actions }: BulkBarProps) {
  const isNarrow = useMedia(NARROW_WINDOW);
  const words = chosen === 0 ? "" : texts.bulk.chosen(chosen, total, elsewhere);
  return (
    <>
      {/* Always mounted: a status that appears with its text is not announced. */}
      <p className="ui-hidden" role="status">
        {words}
      </p>
      <section className="ui-bulk ui-no-print" aria-label={texts.bulk.label} hidden={chosen === 0}>
        <p className="ui-bulk__count ui-figures">{words}</p>
        {all === undefined || isNarrow ? null : (
          <LoadingButton variant="ghost" onPress={all.onChoose}>
            {texts.bulk.all(all.count, all.isPart)}
          </LoadingButton>
        )}
        <div className="ui-bulk__actions">
          <ActionButtons
            actions={isNarrow ? [...actions, ...allAction(all)] : actions}
            most={isNarrow ? 1 : undefined}
          />
        </div>
        {isNarrow ? (
          <IconButton
            icon={CloseIcon}
            label={texts.bulk.clear}
            className="ui-bulk__clear"
            onClick={onClear}
          />
        ) : (
          <Button variant="ghost" onClick={onClear}>
            {texts.bulk.clear}
          </Button>
        )}
      </section>
    </>
  );
}

/** Phones have no room for the button. */
const allAction = (all: ChooseAllPages | undefined): RowAction[] =>
  all === undefined
    ? []
    : [{ name: "all", label: texts.bulk.all(all.count, all.isPart), onPress: () => void all.onChoose() }];
