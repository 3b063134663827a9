/** @example classNames("ui-page", fill && "ui-page--fill") */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
