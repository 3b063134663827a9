import { z } from "zod";
import { areaOf } from "../kit/area-of.ts";
import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { named } from "../kit/named.ts";
import { pick } from "../kit/pick.ts";
import { transitions } from "../kit/states.ts";
import { ulaTexts as texts, ulaEventTexts } from "./user-lot-association.texts.ts";

/**
 * A user's association with a lot (*rattachement*; ula in the routes), with its proof. Routes: §2; fields:
 * assumed.
 */
/** Shown in the iframe modal (§9). */
export const ulaProof = named(
  "UlaProof",
  z.object({
    fileName: field.titled(field.text(), texts.proof.fileName),
    mimeType: field.titled(field.text(100), texts.proof.mimeType),
    url: field.titled(field.mediaUrl(), texts.proof.url),
    uploadedAt: field.titled(field.dateTime(), texts.proof.uploadedAt),
  }),
);

/** Base64 characters: about 675 kB of file in a body of 1 MB. */
export const maxProofLength = 900_000;

/** A new proof: PDF, PNG or JPEG, in Base64. */
export const sentProof = named(
  "SentProof",
  z.strictObject({
    fileName: field.titled(
      field.mark(
        field
          .typedLine(255)
          .min(1)
          .regex(/\.(?:pdf|png|jpe?g)$/i, { error: texts.rules.proofName }),
        { kind: "text" },
      ),
      texts.proof.fileName,
    ),
    content: field.titled(
      field.mark(
        field
          .bounded(maxProofLength)
          .min(1)
          .regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: texts.rules.proofContent }),
        { kind: "longText" },
      ),
      texts.proof.content,
    ),
  }),
);

export const ula = entity("ula", texts, () => ({
  userId: field.reference("user"),
  userName: field.text(),
  buildingId: field.reference("building"),
  buildingName: field.text(),
  lotNumber: field.text(40),
  floor: field.text(20).nullable(),
  relation: field.choice(texts.relation),
  status: field.choice(texts.status),
  startDate: field.date(),
  endDate: field.date().nullable(),
  proof: field.json(ulaProof.nullable()),
  rejectReason: field.choice(texts.reason).nullable(),
  rejectComment: field.longText(1000).nullable(),
  requestedAt: field.dateTime(),
}));

export const ulaRow = ula.record.omit({ rejectComment: true });

export type UlaStatus = keyof typeof texts.status;

/** Assumed. */
export const ulaTransitions = transitions(texts.status, {
  pending: ["proofToCheck"],
  proofToCheck: ["validated", "rejected"],
  validated: ["ended"],
  rejected: ["proofToCheck"],
  ended: [],
});

/** A new proof resets the status to `proofToCheck` and clears the rejection. */
export const takesProof = (status: UlaStatus): boolean =>
  status === "pending" || status === "proofToCheck" || status === "rejected";

/** `byAdmin` is null when the resident acted. */
export const ulaEvent = entity("ulaEvent", ulaEventTexts, () => ({
  ulaId: field.reference("ula"),
  userId: field.reference("user"),
  buildingName: field.text(),
  lotNumber: field.text(40),
  at: field.dateTime(),
  event: field.choice(ulaEventTexts.event),
  from: field.choice(texts.status).nullable(),
  to: field.choice(texts.status).nullable(),
  byAdmin: field.text().nullable(),
  comment: field.longText(1000).nullable(),
}));

export const ulaValues = pick(
  ula,
  "buildingId",
  "lotNumber",
  "floor",
  "relation",
  "status",
  "startDate",
  "endDate",
);

export const ulaRules = [
  {
    path: "endDate",
    message: texts.rules.endsAfterStart,
    holds: (v: { startDate: string; endDate: string | null }) =>
      v.endDate === null || v.endDate >= v.startDate,
  },
] as const;

const attachRules = [
  {
    path: "endDate",
    message: texts.rules.endsAfterStart,
    holds: (v: { startDate: string | null; endDate: string | null }) =>
      v.endDate === null || v.startDate === null || v.endDate >= v.startDate,
  },
] as const;

/** A tie by an admin: its proof is still to come, or was seen elsewhere. */
export const attachedStatus = {
  pending: texts.status.pending,
  validated: texts.status.validated,
} as const;

const at = areaOf("user-lot-association", ula, texts);

export const userLotAssociationRoutes = at.routes({
  ...at.crud("/admin/user/ula", {
    only: ["create"],
    notes: {
      create:
        "Extension: an admin attaches a resident who asks for it by telephone. Without startDate it begins today in Paris. A second tie of the resident to the same lot gets 422 while the first is neither rejected nor ended. The event is attached, by the admin, and one that is validated gives the resident his building.",
    },
    values: {
      ...pick(ula, "userId", "buildingId", "lotNumber", "floor", "relation"),
      status: field.choice(attachedStatus),
      startDate: field.optional(field.date()),
      endDate: field.optional(field.date()),
    },
    rules: attachRules,
    choices: ["relation", "status"],
  }),
  proofReject: at.editForm("/admin/user-lot-association/proof-reject/{id}", {
    record: "id",
    note: "Assumed: only a tie whose status is proofToCheck; any other gets 409.",
    values: {
      reason: field.choice(texts.reason),
      comment: field.optionalLongText(1000),
      notifyUser: field.flag(),
    },
    labels: texts.rejection,
    rules: [
      {
        path: "comment",
        message: texts.rules.commentWhenOther,
        holds: (v) => v.reason !== "other" || (v.comment ?? "") !== "",
      },
    ],
    choices: ["reason"],
  }),
  proofUpload: at.editForm("/admin/user-lot-association/proof-upload/{id}", {
    record: "id",
    note: "Assumed: a new proof, which a tie that is pending, rejected or already to be checked takes (another gets 409). The tie is to be checked then; a rejected one comes back by no other way.",
    values: { file: field.json(sentProof) },
    labels: { file: texts.proof.file },
  }),
  history: at.history("/admin/user-lot-association"),
});
