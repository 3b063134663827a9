import { useEffect, useRef } from "react";
import type { RowWithId } from "../column.ts";
import { RowDetails } from "../controls.tsx";

interface DetailRowProps {
  row: RowWithId;
  /** Gets the height of the content, in pixels, whenever it changes. */
  onHeight: (height: number) => void;
}

/** The details of an unfolded row, as high as their content. */
export function DetailRow({ row, onHeight }: DetailRowProps) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => onHeight(Math.ceil(element.offsetHeight)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [onHeight]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: the table is AG Grid's, of divs; a row may hold only cells
    // biome-ignore lint/a11y/useFocusableInteractive: the focus goes to the row and to its actions
    <div ref={frame} role="gridcell" className="ui-table__details">
      <RowDetails row={row} />
    </div>
  );
}
