import { lockOf } from "@palier/contract";
import { dashboardRoutes } from "@palier/contract/areas/dashboard";
import { userRoutes } from "@palier/contract/areas/user";
import { ulaTexts as words } from "@palier/contract/areas/user-lot-association.texts";
import { usePresence } from "@palier/firebase-kit/react";
import { ActionButtons, Banner, MediaModal, useSettled } from "@palier/ui";
import { useRef, useState } from "react";
import type { ActionFormProps } from "#actions/action.ts";
import { LoadFailure } from "#actions/load-failure.tsx";
import { rowActionsOf } from "#actions/row-actions.ts";
import { useActions } from "#actions/use-actions.tsx";
import { useFormLoad } from "#forms/use-form-load.ts";
import type { RowOf } from "#lists/define-list.ts";
import { useWalk } from "#lists/use-walk.ts";
import type { WalkStep } from "#lists/walk.ts";
import { heldText } from "#locks/held-text.ts";
import { useAlive } from "#navigation/use-alive.ts";
import { Loading } from "#parts/loading.tsx";
import { WalkButtons } from "#records/walk-buttons.tsx";
import { requestTexts } from "./association-request.texts.ts";
import { dashboardArea } from "./dashboard.area.ts";
import "./request-review.css";
import { useProofFrame } from "./use-proof-frame.ts";
import { reviewDecisions, type Ula, ulaName } from "./user-lot-association.actions.tsx";
import { ulaTexts } from "./user-lot-association.texts.ts";

type Request = RowOf<typeof dashboardRoutes.associationRequests>;

const texts = requestTexts.review;

/** Only requests with a proof are reviewed. */
const requestOf = ({ row }: WalkStep): Request | undefined => {
  const read = dashboardRoutes.associationRequests.metadata.row.safeParse(row);
  return read.success && read.data.hasProof ? read.data : undefined;
};
const isReviewed = (step: WalkStep): boolean => requestOf(step) !== undefined;

/**
 * Shows the proof at 80 % × 80 % (§9, S22). A decision leads to the next request, without a return to the list (A20).
 */
export function RequestReview({ record, close, focusFallback }: ActionFormProps<Request>) {
  const { request, walked, go, goOn } = useWalkedRequests(record, () => close("given up"));
  const { id, userName } = request;
  const { data, error, refetch } = useFormLoad(userRoutes.ula.get, { ulaId: id });
  const ula = data?.record?.id === id ? data.record : undefined;
  // While the next request loads, the buttons keep focus.
  const [seen, setSeen] = useState(ula);
  if (ula !== undefined && ula !== seen) setSeen(ula);
  const runner = useActions<Ula>({ nameOf: ulaName, current: () => ula, onGone: goOn });
  const lost = useHolder(id);
  const isSettled = useSettled(id);
  const reason = lost === undefined ? undefined : heldText(lost);
  return (
    <>
      <MediaModal
        open
        onOpenChange={() => close("given up")}
        focusFallback={focusFallback}
        title={ula?.proof ? ulaTexts.proof.title(userName, ula.proof.fileName) : texts.title(userName)}
        description={texts.description(request)}
        {...useProofFrame(ula?.proof)}
        notice={<Notice held={reason} ula={ula} />}
        footer={
          <>
            {seen === undefined ? null : (
              <ActionButtons
                actions={rowActionsOf(reviewDecisions, seen, {
                  run: (action) => (ula === undefined ? undefined : runner.run(action, ula)),
                  held: reason,
                  waiting: !isSettled || ula === undefined,
                })}
              />
            )}
            {walked === undefined ? null : <Steps walked={walked} onStep={go} />}
          </>
        }
      >
        {error === null ? null : <LoadFailure error={error} onRetry={() => void refetch()} />}
        {ula?.proof === null ? <p>{requestTexts.noProof}</p> : null}
        {ula === undefined && error === null ? <Loading label={requestTexts.loading} /> : null}
      </MediaModal>
      {runner.dialog}
    </>
  );
}

/** `goOn` leads from the request that was decided, unless J or K did while its answer or further rows were awaited. */
function useWalkedRequests(first: Request, end: () => void) {
  const [request, setRequest] = useState(first);
  const { id } = request;
  const place = dashboardArea.paths.record(id);
  const walked = useWalk(place, isReviewed);
  const shown = useRef(id);
  const alive = useAlive();
  const go = (step: WalkStep | undefined): boolean => {
    const next = step && requestOf(step);
    if (next === undefined) return false;
    shown.current = next.id;
    setRequest(next);
    return true;
  };
  const isHere = (): boolean => alive.current && shown.current === id;
  const goOn = async (): Promise<void> => {
    if (!isHere() || go(walked?.next)) return;
    // Following rows may still be loading.
    await walked?.walk.readAround(place, isReviewed).catch(() => false);
    if (isHere() && !go(walked?.walk.at(place, isReviewed)?.next)) end();
  };
  return { request, walked, go, goOn };
}

const useHolder = (id: number) =>
  usePresence(lockOf(userRoutes.ula.post.metadata, { ulaId: id })?.area).get(id);

/** Why no decision is possible. */
function Notice({ held, ula }: { readonly held: string | undefined; readonly ula: Ula | undefined }) {
  if (held !== undefined)
    return (
      <Banner tone="warning" role="alert">
        {texts.held(held)}
      </Banner>
    );
  if (ula === undefined || ula.status === "proofToCheck") return null;
  return (
    <Banner tone="info" role="status">
      {texts.decided(words.status[ula.status])}
    </Banner>
  );
}

interface StepsProps {
  readonly walked: NonNullable<ReturnType<typeof useWalk>>;
  readonly onStep: (step: WalkStep | undefined) => unknown;
}

/** « 3 sur 305 » (`K`, `J`). */
function Steps({ walked: { position, total, previous, next }, onStep }: StepsProps) {
  const ways = { next: next && (() => onStep(next)), previous: previous && (() => onStep(previous)) };
  return (
    <div className="request-review__steps">
      <p className="ui-figures" role="status">
        {texts.position(position, total)}
      </p>
      <WalkButtons texts={texts} {...ways} from="window" />
    </div>
  );
}
