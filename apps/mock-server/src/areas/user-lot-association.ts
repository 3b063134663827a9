import {
  type FieldError,
  parisDay,
  parisDayEnd,
  type UlaStatus,
  ula,
  ulaTexts,
  ulaTransitions,
} from "@palier/contract";
import { sameForm } from "@palier/contract/kit/typed-text";
import { refuse } from "../core/refusal.ts";
import { defineArea, dueOf, rulesOf } from "../from-contract/define-area.ts";
import { needAsSeen } from "../from-contract/version.ts";
import type { RowOf } from "../world/catalog.ts";
import { save } from "../world/records.ts";
import type { Saving } from "../world/rule-book.ts";
import { systemAuthor } from "../world/system-author.ts";
import { needTransition } from "../world/transition.ts";
import type { World } from "../world/world.ts";
import { ulaRuleTexts as texts } from "./user-lot-association.texts.ts";
import { followTie } from "./user-lot-association-events.ts";
import { takeProof, uploadedProof } from "./user-lot-association-proof.ts";

type Ula = RowOf<typeof ula>;

export const userLotAssociationArea = defineArea({
  area: "user-lot-association",
  rules: [
    rulesOf(ula, {
      next: ({ status }) => ({ status: byOwnForm(status) }),
      notInHistory: ["proof"],
      name: ({ userName, lotNumber }) => `${userName}, lot ${lotNumber}`,
      check: (draft, saving) => {
        if (saving.before) needNext(saving.before, draft);
        return saving.before === undefined
          ? wrongNewTie(draft, saving)
          : [...wrongDates(draft, saving), ...unaskedEnd(draft, saving)];
      },
      complete: (draft, { world, before }) => ({
        startDate: startDateOf(world, draft),
        endDate: endDateOf(world, draft),
        ...(endsLater(world, draft, before) ? { status: "validated" as const } : {}),
        ...(draft.status === before?.status || draft.status === "rejected"
          ? {}
          : { rejectReason: null, rejectComment: null }),
      }),
      after: (row, saving) =>
        followTie(saving, saving.before, row, null, saving.before === undefined ? "attached" : undefined),
    }),
  ],
  dues: [
    dueOf(ula, {
      where: [{ column: "status", op: "eq", value: "validated" }],
      by: ["endDate"],
      at: ({ endDate }) => (endDate === null ? Number.POSITIVE_INFINITY : parisDayEnd(endDate)),
      pass: (row, world) => {
        const author = systemAuthor(world);
        followTie(author, row, save(author, ula, row, { status: "ended" }), null);
      },
    }),
  ],
  media: uploadedProof,
  handlers: {
    "userLotAssociation.proofUpload.post": (call) => {
      const before = needAsSeen(call, ula, call.params.id);
      return takeProof(call, before, call.body.file);
    },
    "userLotAssociation.proofReject.post": (call) => {
      const before = needAsSeen(call, ula, call.params.id);
      if (before.status !== "proofToCheck") {
        throw refuse("wrong-state", {
          detail: texts.noProofToReject,
          allowed: [...ulaTransitions[before.status]],
        });
      }
      const { reason, comment } = call.body;
      const rejectComment = comment === "" ? null : comment;
      const row = save(call, ula, before, { status: "rejected", rejectReason: reason, rejectComment });
      followTie(call, before, row, rejectComment);
      if (call.body.notifyUser) notifyRejection(call.world, row);
      return row;
    },
  },
});

function notifyRejection(world: World, { id, userId, rejectReason, rejectComment }: Ula): void {
  const reason = rejectReason === null ? "" : ulaTexts.reason[rejectReason];
  const notification = { title: texts.rejectedTitle, body: texts.rejectedBody(reason, rejectComment) };
  const data = { ulaId: String(id), userId: String(userId) };
  world.outbox.push({ notification, data }, world.clock.instant(), { tokens: [], residents: 1 });
}

/** Rejections and new proofs have their own forms. */
const byOwnForm = (status: UlaStatus): UlaStatus[] =>
  ulaTransitions[status].filter((next) => next !== "rejected" && next !== "proofToCheck");

/** Throws 409 if not allowed in this form. */
function needNext(before: Ula, draft: Ula): void {
  const isOther = draft.status !== before.status && ulaTransitions[before.status].includes(draft.status);
  const allowed = byOwnForm(before.status);
  if (isOther && draft.status === "rejected") {
    throw refuse("wrong-state", { detail: texts.rejectByProof, allowed });
  }
  if (isOther && draft.status === "proofToCheck") {
    throw refuse("wrong-state", { detail: texts.checkByProof, allowed });
  }
  needTransition(ulaTransitions, ulaTexts.status, before.status, draft.status);
}

/** One tie to a lot at a time: a second press in another tab changes nothing. */
function wrongNewTie(draft: Ula, { world }: Saving<Ula>): FieldError[] {
  const { userId, buildingId, lotNumber, endDate } = draft;
  const today = parisDay(world.clock.now());
  const where = [
    { column: "userId", op: "eq", value: userId } as const,
    { column: "buildingId", op: "eq", value: buildingId } as const,
    { column: "status", op: "in", values: ["pending", "proofToCheck", "validated"] } as const,
  ];
  const isThere = [...world.table(ula).rows({ where })].some(
    (tie) => sameForm(tie.lotNumber) === sameForm(lotNumber),
  );
  if (isThere) return [{ path: "lotNumber", message: texts.alreadyTied }];
  if (endDate === null) return [];
  if (endDate < startDateOf(world, draft)) return [{ path: "endDate", message: texts.endsBeforeStart }];
  return endDate < today ? [{ path: "endDate", message: texts.endsInPast }] : [];
}

/** The form's null, which no stored tie has, is today. */
const startDateOf = (world: World, { startDate }: { readonly startDate: string | null }): string =>
  startDate ?? parisDay(world.clock.now());

function wrongDates(draft: Ula, { world }: Saving<Ula>): FieldError[] {
  const end = endDateOf(world, draft);
  return end !== null && end < draft.startDate ? [{ path: "endDate", message: texts.endsBeforeStart }] : [];
}

/** « Terminer » ends a validated association at once, as it names the resident; the form must not. */
function unaskedEnd({ status, endDate }: Ula, { world, before }: Saving<Ula>): FieldError[] {
  if (before?.status !== "validated" || status !== "validated" || endDate === before.endDate) return [];
  const isOver = endDate !== null && endDate < parisDay(world.clock.now());
  return isOver ? [{ path: "endDate", message: texts.endByAction }] : [];
}

const endsLater = (world: World, { status, endDate }: Ula, before: Ula | undefined): boolean =>
  status === "ended" && before?.status === "validated" && (endDate ?? "") > parisDay(world.clock.now());

/** Defaults to today. */
const endDateOf = (world: World, { status, endDate }: Ula): string | null =>
  status === "ended" && endDate === null ? parisDay(world.clock.now()) : endDate;
