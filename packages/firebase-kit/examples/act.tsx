export const Act = (props: { readonly name: string; readonly act: () => void }) => (
  <button type="button" onClick={props.act}>
    {props.name}
  </button>
);
