/** One choice of a selector: the value that is sent, and the French that is shown. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
}
