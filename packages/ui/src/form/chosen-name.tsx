/** The name of a filter inside its box, before what is chosen there: « Immeuble : ». The box itself has it as its name. */
export function ChosenName({ name }: { readonly name: string | undefined }) {
  if (name === undefined) return null;
  return (
    <span className="ui-combobox__name" aria-hidden>
      {name}
      {"\u00a0:"}
    </span>
  );
}
