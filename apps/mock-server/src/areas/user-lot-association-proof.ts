import { takesProof, ula, ulaTexts, ulaTransitions } from "@palier/contract";
import { invalid, refuse } from "../core/refusal.ts";
import type { RowOf } from "../world/catalog.ts";
import type { Media } from "../world/media.ts";
import { save } from "../world/records.ts";
import type { Actor } from "../world/rule-book.ts";
import type { World } from "../world/world.ts";
import { ulaRuleTexts as texts } from "./user-lot-association.texts.ts";
import { followTie } from "./user-lot-association-events.ts";

type Ula = RowOf<typeof ula>;

/** File types by first bytes: names prove nothing. */
const kinds = [
  { start: "%PDF-", contentType: "application/pdf", ending: "pdf" },
  { start: String.fromCharCode(0x89, 0x50, 0x4e, 0x47), contentType: "image/png", ending: "png" },
  { start: String.fromCharCode(0xff, 0xd8, 0xff), contentType: "image/jpeg", ending: "jpg" },
] as const;

/**
 * Throws 409 if the association takes none, 422 for another file type. Replaces the former file in the row.
 */
export function takeProof(
  actor: Actor,
  before: Ula,
  { fileName, content }: { readonly fileName: string; readonly content: string },
): Ula {
  if (!takesProof(before.status)) {
    const allowed = [...ulaTransitions[before.status]];
    throw refuse("wrong-state", { detail: texts.noNewProof, allowed });
  }
  const kind = kinds.find(({ start }) => bytesOf(content.slice(0, 12))?.startsWith(start));
  if (kind === undefined || bytesOf(content) === undefined) {
    throw invalid([{ path: "file", message: texts.badProof }]);
  }
  const name = `upload-ula-${before.id}-${before.version + 1}.${kind.ending}`;
  const proof = {
    fileName,
    mimeType: kind.contentType,
    url: `/admin/media/${name}`,
    uploadedAt: actor.world.clock.instant(),
  };
  const line = {
    field: "proof",
    label: ulaTexts.fields.proof,
    from: before.proof?.fileName ?? null,
    to: fileName,
  };
  const changes: Partial<Ula> = { status: "proofToCheck", proof, rejectReason: null, rejectComment: null };
  const row = save(actor, ula, before, { ...changes, ...{ upload: { name, content } } }, [line]);
  followTie(actor, before, row, null, "proofUploaded");
  return row;
}

/** Only the present one. */
export function uploadedProof(world: World, name: string): Media | undefined {
  const id = /^upload-ula-(\d{1,9})-/.exec(name)?.[1];
  const row = id === undefined ? undefined : world.table("ula").get(Number(id));
  const upload: unknown = row?.upload;
  if (typeof upload !== "object" || upload === null || !("name" in upload) || !("content" in upload))
    return undefined;
  const kind = kinds.find(({ ending }) => name.endsWith(`.${ending}`));
  const bytes = bytesOf(String(upload.content));
  if (upload.name !== name || kind === undefined || bytes === undefined) return undefined;
  return { contentType: kind.contentType, body: Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)) };
}

/** One letter per byte; undefined if malformed. */
function bytesOf(content: string): string | undefined {
  try {
    return atob(content);
  } catch {
    return undefined;
  }
}
