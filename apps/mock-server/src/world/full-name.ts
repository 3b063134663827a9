/** One name may be empty. */
export interface Named {
  readonly firstName: unknown;
  readonly lastName: unknown;
}

export const fullName = ({ firstName, lastName }: Named): string =>
  `${String(firstName)} ${String(lastName)}`.trim();
