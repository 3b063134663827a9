import { useRenderLink } from "../link/link-provider.tsx";
import { texts } from "../texts.ts";

/** A landing between two flights of stairs. */
export function Brand({ href, compact = false }: { href: string; compact?: boolean | undefined }) {
  const link = useRenderLink();
  return link({
    href,
    className: "ui-brand",
    "aria-label": `${texts.product}, ${texts.shell.home}`,
    children: (
      <>
        <BrandMark />
        {compact ? null : <span className="ui-brand__word">{texts.product}</span>}
      </>
    ),
  });
}

/** The logo alone, in the accent colour. */
export function BrandMark({ size = 22 }: { size?: number | undefined }) {
  return (
    <svg aria-hidden="true" className="ui-brand__mark" width={size} height={size} viewBox="0 0 24 24">
      <rect width="24" height="24" rx="6" fill="currentColor" />
      <path
        d="M5 18h4.5v-4.5h5V9H19V6"
        fill="none"
        className="ui-brand__stairs"
        strokeWidth="2.2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
