/** A command's result, and why it could not run. */
export interface Output {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
}
