import { capital, type Noun, newOne } from "@palier/contract/kit/noun.texts";

/** With `creates`, also « Nouvel immeuble ». */
export const areaTexts = (noun: Noun, { creates = false }: { readonly creates?: boolean } = {}) => ({
  title: capital(noun.many),
  record: capital(noun.one),
  ...(creates ? { create: newOne(noun) } : {}),
});
