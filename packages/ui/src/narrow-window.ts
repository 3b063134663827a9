/** A narrower window shows the main columns and collapses the rest. Style sheets repeat it. */
export const NARROW_WINDOW = "(max-width: 599px)";
