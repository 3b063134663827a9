import { userRoutes } from "@palier/contract/areas/user";
import {
  takesProof,
  ulaTransitions,
  userLotAssociationRoutes,
} from "@palier/contract/areas/user-lot-association";
import { parisDay } from "@palier/contract/kit/paris-time";
import { leadsTo } from "@palier/contract/kit/states";
import { BanIcon, CheckIcon, CloseIcon, EyeIcon, MediaModal, UploadIcon } from "@palier/ui";
import type { FormAction, RecordAction } from "#actions/action.ts";
import { formAction } from "#actions/form-action.tsx";
import { forward } from "#actions/forward.ts";
import { pressEdit } from "#actions/press-edit.ts";
import { serverClock } from "#api/server-time.ts";
import type { RowOf } from "#lists/define-list.ts";
import { useProofFrame } from "./use-proof-frame.ts";
import { ProofFile } from "./user-lot-association.proof.tsx";
import { ulaTexts as texts } from "./user-lot-association.texts.ts";

export type Ula = RowOf<typeof userRoutes.ulas>;

type Tie = Pick<Ula, "id" | "status" | "userName" | "lotNumber" | "buildingName">;

export const ulaTones = {
  pending: "neutral",
  proofToCheck: "warning",
  validated: "success",
  rejected: "danger",
  ended: "neutral",
} as const;

/** « Lot B12, Résidence des Lilas » */
export const ulaName = ({ lotNumber, buildingName }: Pick<Ula, "lotNumber" | "buildingName">): string =>
  texts.name(lotNumber, buildingName);

/** « Nadia Simon, lot B12, Résidence des Lilas » */
export const whose = ({ userName, lotNumber, buildingName }: Tie): string =>
  `${userName}, ${texts.nameWithin(lotNumber, buildingName)}`;

/** At 80 % × 80 % (§9, S22). Read-only, so no lock bars it (L14). */
const showProof: FormAction<Ula> = {
  kind: "form",
  name: "proof",
  label: texts.proof.show,
  icon: EyeIcon,
  locks: false,
  when: ({ proof }) => proof !== null,
  dialog: ({ record: { proof, userName }, close }) =>
    proof === null ? null : <UlaProof proof={proof} userName={userName} onClose={() => close("given up")} />,
};

interface UlaProofProps {
  readonly proof: NonNullable<Ula["proof"]>;
  readonly userName: string;
  readonly onClose: () => void;
}

function UlaProof({ proof, userName, onClose }: UlaProofProps) {
  return (
    <MediaModal
      open
      onOpenChange={onClose}
      title={texts.proof.title(userName, proof.fileName)}
      {...useProofFrame(proof)}
    />
  );
}

const isNext = forward(ulaTransitions, { proofToCheck: "validated" });

const validated = {
  name: "validate",
  label: texts.validate.label,
  icon: CheckIcon,
  when: (tie: Ula) => leadsTo(ulaTransitions, "validated")(tie) && tie.proof !== null,
  next: isNext("validated"),
  params: ({ id }: Ula) => ({ ulaId: id }),
  done: (tie: Ula) => texts.validate.done(ulaName(tie)),
  counted: texts.validate.counted,
} as const;

/** After confirmation. */
const validate = pressEdit(userRoutes.ula, (_: Ula) => ({ status: "validated" }), {
  ...validated,
  confirm: (tie) => ({ title: texts.validate.question(whose(tie)), detail: texts.validate.detail }),
});

/** The only way back for a rejected association. */
const upload = formAction(userLotAssociationRoutes.proofUpload, {
  name: "upload",
  label: texts.upload.label,
  icon: UploadIcon,
  // A pending proof must be decided first.
  when: ({ status }: Ula) => takesProof(status) && status !== "proofToCheck",
  params: ({ id }) => ({ id }),
  title: (tie) => texts.upload.title(whose(tie)),
  done: (tie) => texts.upload.done(ulaName(tie)),
  fields: (form, _, { FormField }) => (
    <FormField form={form} name="file" help={texts.upload.help} control={(slot) => <ProofFile {...slot} />} />
  ),
});

export const reject = formAction(userLotAssociationRoutes.proofReject, {
  name: "reject",
  label: texts.reject.label,
  icon: CloseIcon,
  tone: "danger",
  when: leadsTo(ulaTransitions, "rejected"),
  params: ({ id }: Tie) => ({ id }),
  title: (tie) => texts.reject.title(whose(tie)),
  done: (tie) => texts.reject.done(ulaName(tie)),
  fields: (form, _, { FormField }) => (
    <>
      <FormField form={form} name="reason" />
      <FormField form={form} name="comment" help={texts.reject.commentHelp} />
      <FormField form={form} name="notifyUser" />
    </>
  ),
});

const end = formAction(userRoutes.ula, {
  name: "end",
  label: texts.end.label,
  icon: BanIcon,
  tone: "danger",
  when: leadsTo(ulaTransitions, "ended"),
  params: ({ id }: Ula) => ({ ulaId: id }),
  title: (tie) => texts.end.title(whose(tie)),
  done: (tie) => texts.end.done(ulaName(tie)),
  fixed: { status: "ended" },
  // It would change nothing, and be announced as an end.
  rules: (tie, { endDate }) =>
    endDate !== null && endDate === tie.endDate && endDate > parisDay(serverClock() ?? Date.now())
      ? { endDate: texts.end.planned }
      : {},
  fields: (form, _, { FormField }) => <FormField form={form} name="endDate" help={texts.help.endDate} />,
});

/** Beside the proof, so without confirmation. */
export const reviewDecisions: readonly RecordAction<Ula>[] = [
  pressEdit(userRoutes.ula, (_: Ula) => ({ status: "validated" }), { ...validated, leaves: true }),
  { ...reject, leaves: true },
];

export const ulaActions: readonly RecordAction<Ula>[] = [showProof, validate, reject, upload, end];
