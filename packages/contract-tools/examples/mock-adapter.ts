/** An adapter for the mock server, with its own world and a second admin who takes locks. */
import { lockAreaOf } from "@palier/contract";
import { ControlClient } from "@palier/contract/control";

const name = `verify-${process.pid}-${Date.now()}`;
let other: ReturnType<ReturnType<ControlClient["world"]>["admin"]> | undefined;
let world: ReturnType<ControlClient["world"]> | undefined;

/** Opens the world and directs all further requests there. */
export async function seed({ base }: { readonly base: string }) {
  world = new ControlClient(new URL(base).origin).world(name);
  other = world.admin("karim.benali@palier.test");
  return { headers: { "x-palier-world": name } };
}

export async function reset() {
  await world?.delete();
}

/** In this minute the uploaded file is imported. */
export async function settle() {
  await world?.clock({ advanceMs: 60_000 });
}

export async function hold(entity: string, id: number) {
  await other?.lock(lockAreaOf(entity), id, true);
}

export async function release(entity: string, id: number) {
  await other?.leave(lockAreaOf(entity), id);
}

/** A sent quotation; the list begins with old, decided ones. */
export const ids = { quotation: [178] };

const importFile = {
  fileName: "immeubles.csv",
  kind: "buildings",
  content: "Référence;Nom;Adresse;Code postal;Ville;Lots\nVERIF-1;Les Essais;1, rue du Test;69003;Lyon;12",
};

export const bodies = {
  // What a concierge of his city offers; numbers alone do not say which services those are.
  "order.create.post": { userId: 1, articles: [{ serviceId: 3, quantity: 1 }] },
  // A resident with a building; those that a run creates have none.
  "subscription.addSubscriber.post": { userId: 1 },
  "userLotAssociation.proofUpload.post": {
    file: { fileName: "bail.pdf", content: Buffer.from("%PDF-1.4 essai").toString("base64") },
  },
  "wallet.preview": importFile,
  "wallet.upload.post": { ...importFile, takeOver: false, plan: null },
};
