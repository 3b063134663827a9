/** A person's names; one may be empty. */
export interface Named {
  readonly firstName: unknown;
  readonly lastName: unknown;
}

/** The name other records show. */
export const fullName = ({ firstName, lastName }: Named): string =>
  `${String(firstName)} ${String(lastName)}`.trim();
