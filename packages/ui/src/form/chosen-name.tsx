/** « Immeuble : ». Hidden from screen readers: also the box's accessible name. */
export function ChosenName({ name }: { readonly name: string | undefined }) {
  if (name === undefined) return null;
  return (
    <span className="ui-combobox__name" aria-hidden>
      {name}
      {"\u00a0:"}
    </span>
  );
}
