/** A person's two names; who is known by one name alone has an empty other. */
export interface Named {
  readonly firstName: unknown;
  readonly lastName: unknown;
}

/** A person as records of other entities show them. */
export const fullName = ({ firstName, lastName }: Named): string =>
  `${String(firstName)} ${String(lastName)}`.trim();
