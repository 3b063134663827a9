import type { dashboardRoutes } from "@palier/contract/areas/dashboard";
import { userRoutes } from "@palier/contract/areas/user";
import { ulaTransitions } from "@palier/contract/areas/user-lot-association";
import { leadsTo } from "@palier/contract/kit/states";
import { CheckIcon, Dialog, EyeIcon, WindowPending } from "@palier/ui";
import type { ActionFormProps, RecordAction } from "#actions/action.ts";
import { pressForm } from "#actions/press-form.ts";
import type { RowOf } from "#lists/define-list.ts";
import { lazyPart } from "#parts/lazy-part.tsx";
import { reject, ulaName, whose } from "./user-lot-association.actions.tsx";
import { ulaTexts as texts } from "./user-lot-association.texts.ts";

type Request = RowOf<typeof dashboardRoutes.associationRequests>;

const Review = lazyPart<ActionFormProps<Request>>(
  async () => (await import("./request-review.tsx")).RequestReview,
  {
    pending: ({ close }) => <WindowPending onGiveUp={() => close("given up")} />,
    frame: (failure, { close }) => (
      <Dialog open onOpenChange={() => close("given up")} title={texts.proof.show}>
        {failure}
      </Dialog>
    ),
  },
);

/** The row lacks the form's other values. */
const validateRequest = pressForm(userRoutes.ula, (_: Request) => ({ status: "validated" }), {
  name: "validate",
  label: texts.validate.label,
  about: (request) => texts.validate.about(whose(request)),
  icon: CheckIcon,
  inline: true,
  bulk: true,
  when: (request) => leadsTo(ulaTransitions, "validated")(request) && request.hasProof,
  params: ({ id }) => ({ ulaId: id }),
  confirm: (request) => ({ title: texts.validate.question(whose(request)), detail: texts.validate.detail }),
  questionForAll: texts.validate.questionForAll,
  done: (request) => texts.validate.done(ulaName(request)),
  counted: texts.validate.counted,
});

export const requestActions: readonly RecordAction<Request>[] = [
  {
    kind: "form",
    name: "proof",
    label: texts.proof.show,
    about: (request) => texts.proof.about(whose(request)),
    icon: EyeIcon,
    inline: true,
    locks: false,
    when: ({ hasProof }) => hasProof,
    dialog: (props) => <Review {...props} />,
  },
  validateRequest,
  { ...reject, inline: true, about: (request) => texts.reject.title(whose(request)) },
];
