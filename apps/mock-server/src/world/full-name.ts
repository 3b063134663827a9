/** A person as records of other entities show them. */
export const fullName = (person: { readonly firstName: unknown; readonly lastName: unknown }): string =>
  `${String(person.firstName)} ${String(person.lastName)}`;
