import { useEffect, useLayoutEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import { texts } from "../texts.ts";

export interface ProgressBarProps {
  /** Accessible name. */
  label: string;
  value?: number | undefined;
  max?: number | undefined;
}

/** Indeterminate without `value`. */
export function ProgressBar({ label, value, max = 100 }: ProgressBarProps) {
  const bar = useRef<HTMLSpanElement>(null);
  const share = value === undefined || max <= 0 ? undefined : Math.min(1, Math.max(0, value / max));
  // A strict content security policy may forbid style attributes.
  useEffect(() => {
    bar.current?.style.setProperty("--share", String(share ?? 1));
  }, [share]);
  return (
    <div
      className={classNames("ui-progress", share === undefined && "ui-progress--unknown")}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
    >
      <span ref={bar} className="ui-progress__bar" />
    </div>
  );
}

/** Delayed: fast loads show none. */
export function RouteProgress({ active }: { active: boolean }) {
  if (!active) return null;
  return (
    <div className="ui-route-progress" role="progressbar" aria-label={texts.shell.progress}>
      <span />
    </div>
  );
}

/** A grey placeholder. */
export function Skeleton({ width, height }: { width?: string | undefined; height?: string | undefined }) {
  const block = useRef<HTMLSpanElement>(null);
  // Before the first paint: what is below must not move.
  useLayoutEffect(() => {
    if (width !== undefined) block.current?.style.setProperty("width", width);
    if (height !== undefined) block.current?.style.setProperty("height", height);
  }, [width, height]);
  return <span ref={block} aria-hidden className="ui-skeleton" />;
}

/** A table's final height. Outside the grid's module, to show before that loads. */
export function TableSkeleton({
  rows = 20,
  columns = 5,
  label = texts.grid.loading,
}: {
  rows?: number | undefined;
  columns?: number | undefined;
  label?: string | undefined;
}) {
  const cells = Array.from({ length: columns }, (_, index) => index);
  return (
    <div className="ui-table-skeleton" role="status" aria-busy>
      <span className="ui-hidden">{label}</span>
      <div aria-hidden className="ui-table-skeleton__body">
        {Array.from({ length: rows + 1 }, (_, row) => row).map((row) => (
          <div key={row} className="ui-table-skeleton__row">
            {cells.map((cell) => (
              <span key={cell} className="ui-skeleton" data-length={(row * 3 + cell * 5) % 4} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
