import type { dashboardRoutes } from "@palier/contract/areas/dashboard";
import { userRoutes } from "@palier/contract/areas/user";
import { ulaTransitions } from "@palier/contract/areas/user-lot-association";
import { leadsTo } from "@palier/contract/kit/states";
import { CheckIcon, Dialog, EyeIcon } from "@palier/ui";
import type { ActionFormProps, RecordAction } from "#actions/action.ts";
import { formAction } from "#actions/form-action.tsx";
import { LoadFailure } from "#actions/load-failure.tsx";
import { useFormLoad } from "#forms/use-form-load.ts";
import type { RowOf } from "#lists/define-list.ts";
import { Loading } from "#parts/loading.tsx";
import { requestTexts } from "./association-request.texts.ts";
import { reject, UlaProof, ulaName, whose } from "./user-lot-association.actions.tsx";
import { ulaTexts as texts } from "./user-lot-association.texts.ts";

type Request = RowOf<typeof dashboardRoutes.associationRequests>;

/** The decisions in a request's row: the proof, then yes or no. */
export const requestActions: readonly RecordAction<Request>[] = [
  {
    kind: "form",
    name: "proof",
    label: texts.proof.show,
    icon: EyeIcon,
    inline: true,
    locks: false,
    when: ({ hasProof }) => hasProof,
    dialog: (props) => <RequestProof {...props} />,
  },
  formAction(userRoutes.ula, {
    name: "validate",
    label: texts.validate.label,
    icon: CheckIcon,
    inline: true,
    when: (request: Request) => leadsTo(ulaTransitions, "validated")(request) && request.hasProof,
    params: ({ id }) => ({ ulaId: id }),
    title: (request) => texts.validate.question(whose(request)),
    done: (request) => texts.validate.done(ulaName(request)),
    fixed: { status: "validated" },
    fields: () => <p>{texts.validate.detail}</p>,
  }),
  { ...reject, inline: true },
];

/** The proof of a request, whose row names none: it is read with the tie. */
function RequestProof({ record: { id, userName }, close }: ActionFormProps<Request>) {
  const { data, error, refetch } = useFormLoad(userRoutes.ula.get, { ulaId: id });
  const giveUp = () => close("given up");
  const proof = data?.record?.proof;
  if (proof !== undefined && proof !== null)
    return <UlaProof proof={proof} userName={userName} onClose={giveUp} />;
  return (
    <Dialog open onOpenChange={giveUp} title={texts.proof.show}>
      {error === null ? null : <LoadFailure error={error} onRetry={() => void refetch()} />}
      {proof === null ? <p>{requestTexts.noProof}</p> : null}
      {data === undefined && error === null ? <Loading label={requestTexts.loading} /> : null}
    </Dialog>
  );
}
