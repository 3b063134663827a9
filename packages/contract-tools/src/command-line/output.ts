export interface Output {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
}
