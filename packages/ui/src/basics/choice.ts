/** The value to send, and the French label. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
}
