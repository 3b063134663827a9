import "./theme.css";

interface ColorCellProps {
  readonly row: { readonly color: string | null };
}

export function ColorCell({ row: { color } }: ColorCellProps) {
  if (color === null) return <span aria-hidden>—</span>;
  return (
    <span className="theme-color">
      <span aria-hidden className="theme-color__dot" style={{ background: color }} />
      {color}
    </span>
  );
}
