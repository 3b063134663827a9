import type { RouteEntry } from "@palier/contract";

/** Routes that reach people or move money. Skipped without `--irreversible`. */
const irreversible: ReadonlyMap<string, string> = new Map([
  ["order.refund.post", "pays money back"],
  ["order.updateFinalAmount.post", "fixes what a resident pays"],
  ["userLotAssociation.proofReject.post", "rejects a resident's proof"],
  ["conversation.forward.post", "sends an e-mail"],
  ["conversation.create.post", "writes to a resident"],
  ["conversation.reply.post", "answers a resident"],
  ["news.publish.post", "announces news to residents"],
  ["quotation.resend.post", "sends an offer to a resident"],
  ["wallet.upload.post", "imports lots and residents from a file"],
]);

export const whyIrreversible = ({ name }: RouteEntry): string | undefined => irreversible.get(name);

export const irreversibleRoutes: readonly string[] = [...irreversible.keys()];
