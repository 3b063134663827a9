/**
 * A filter's name inside its box, before the chosen value: « Immeuble : ». Hidden from screen readers, as it
 * is also the box's accessible name.
 */
export function ChosenName({ name }: { readonly name: string | undefined }) {
  if (name === undefined) return null;
  return (
    <span className="ui-combobox__name" aria-hidden>
      {name}
      {"\u00a0:"}
    </span>
  );
}
