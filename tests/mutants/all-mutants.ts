import { conciergeMutants } from "./concierge.ts";
import { listAndFormMutants } from "./lists-and-forms.ts";
import { lockMutants } from "./locks.ts";
import { mechanismMutants } from "./mechanisms.ts";
import { messageMutants } from "./messages.ts";
import type { Mutant } from "./mutant.ts";
import { peopleMutants } from "./people.ts";
import { propertyMutants } from "./property.ts";

export const allMutants: readonly Mutant[] = [
  ...propertyMutants,
  ...peopleMutants,
  ...messageMutants,
  ...conciergeMutants,
  ...mechanismMutants,
  ...lockMutants,
  ...listAndFormMutants,
];
