import { capital, type Noun, newOne } from "@palier/contract/kit/noun.texts";

/** An area's words in the frame, from its noun; with `creates`, a new record's too. */
export const areaTexts = (noun: Noun, { creates = false }: { readonly creates?: boolean } = {}) => ({
  title: capital(noun.many),
  record: capital(noun.one),
  ...(creates ? { create: newOne(noun) } : {}),
});
