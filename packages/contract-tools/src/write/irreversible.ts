import type { RouteEntry } from "@palier/contract";

/** What nobody can take back, by route: it reaches people or moves money. Not run without `--irreversible`. */
const irreversible: ReadonlyMap<string, string> = new Map([
  ["order.refund.post", "pays money back"],
  ["order.updateFinalAmount.post", "fixes what a resident pays"],
  ["userLotAssociation.proofReject.post", "rejects a resident's proof"],
  ["conversation.forward.post", "sends an e-mail"],
  ["conversation.reply.post", "answers a resident"],
  ["news.publish.post", "announces news to residents"],
  ["quotation.resend.post", "sends an offer to a resident"],
  ["wallet.upload.post", "imports lots and residents from a file"],
]);

/** Why a route is left out of a run that has to be able to take everything back; undefined for the others. */
export const whyIrreversible = ({ name }: RouteEntry): string | undefined => irreversible.get(name);

/** Their names, which have to be the contract's. */
export const irreversibleRoutes: readonly string[] = [...irreversible.keys()];
