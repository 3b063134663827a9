import { type OwnView, ownView } from "@palier/contract/areas/view";
import { personalTexts } from "#api/personal-texts.ts";

const keyOf = ({ id }: Pick<OwnView, "id">): string => `view:${id}`;

/** The view as it was when this tab's list was first edited. */
export function keptBase(shown: OwnView): OwnView | undefined {
  const text = personalTexts.read(keyOf(shown));
  if (text === undefined) return undefined;
  try {
    return ownView().safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** A reload must not mistake the newest version for the one edited here (A04). */
export function keepBase(base: OwnView): void {
  personalTexts.write(keyOf(base), JSON.stringify(base));
}

/** Once the list shows the view as saved. */
export function forgetBase(base: Pick<OwnView, "id">): void {
  personalTexts.remove(keyOf(base));
}
