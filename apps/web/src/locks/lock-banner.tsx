import { useTakeover } from "@palier/firebase-kit/react";
import { Banner, Button, formatTime } from "@palier/ui";
import type { ReactNode } from "react";
import type { LockHolder, RecordLock } from "./lock-source.tsx";
import { lockTexts as texts } from "./locks.texts.ts";

interface LockBannerProps {
  readonly area: string | undefined;
  readonly id: number | undefined;
  readonly lock: RecordLock;
  readonly reopen: () => void;
}

/** Above a form: who holds its record (S11), who asks for it, what became of it (L04, L06), or that nobody knows (L07). */
export function LockBanner({ area, id, lock, reopen }: LockBannerProps) {
  const takeover = useTakeover(area, id);
  switch (lock.kind) {
    case "free":
      return null;
    case "mine":
      return <AskedOfMe takeover={takeover} />;
    case "other":
      return (
        <Banner tone="warning" role="alert" actions={<TakeoverActions takeover={takeover} />}>
          <p>{lockedText(lock.holder)}</p>
          <TakeoverState takeover={takeover} />
        </Banner>
      );
    case "lost":
      return (
        <Banner
          tone="warning"
          role="alert"
          title={texts.lost[lock.why](lock.holder?.name)}
          actions={lock.holder === undefined ? <Button onClick={reopen}>{texts.reopen}</Button> : null}
        >
          {texts.kept}
        </Banner>
      );
    case "unknown":
      return (
        <Banner tone="warning" role="status" title={texts.unknown.title}>
          {texts.unknown[unknownDetail(lock.why)]}
        </Banner>
      );
    default:
      return lock satisfies never;
  }
}

function unknownDetail(why: Extract<RecordLock, { readonly kind: "unknown" }>["why"]) {
  switch (why) {
    case "offline":
      return "offline";
    case "unreachable":
      return "detail";
    case "denied":
    case "sign-in":
      return "refused";
    default:
      return why satisfies never;
  }
}

/** The caller's template with `%admin%` replaced by who holds the record (§8), whatever signs the name holds. */
function lockedText(holder: LockHolder): string {
  return texts.template.replace("%heure%", formatTime(holder.since)).replace("%admin%", () => holder.name);
}

type Takeover = ReturnType<typeof useTakeover>;

function AskedOfMe({ takeover: { asked, refuse, yield: give } }: { readonly takeover: Takeover }) {
  if (asked === undefined) return null;
  if (asked.answer !== undefined) {
    return (
      <Banner tone="info" role="status">
        {asked.answer === "yielded"
          ? texts.asked.yielding(asked.by.name)
          : texts.asked.refused(asked.by.name)}
      </Banner>
    );
  }
  return (
    <Banner
      tone="warning"
      role="alert"
      title={texts.asked.title(asked.by.name)}
      actions={
        <>
          <Button onClick={give}>{texts.asked.yield}</Button>
          <Button variant="ghost" onClick={refuse}>
            {texts.asked.refuse}
          </Button>
        </>
      }
    >
      {texts.asked.detail}
    </Banner>
  );
}

function TakeoverActions({ takeover }: { readonly takeover: Takeover }): ReactNode {
  const { kind } = takeover.takeover;
  switch (kind) {
    case "none":
      return <Button onClick={takeover.ask}>{texts.ask}</Button>;
    case "asked":
      return takeover.takeover.canForce ? (
        <>
          <Button variant="danger" onClick={takeover.force}>
            {texts.force}
          </Button>
          <Button variant="ghost" onClick={takeover.withdraw}>
            {texts.withdraw}
          </Button>
        </>
      ) : (
        <Button variant="ghost" onClick={takeover.withdraw}>
          {texts.withdraw}
        </Button>
      );
    case "refused":
      return takeover.secondsLeft === 0 ? <Button onClick={takeover.ask}>{texts.askAgain}</Button> : null;
    case "taking":
    case "other-asks":
    case "unavailable":
      return null;
    default:
      return kind satisfies never;
  }
}

function TakeoverState({ takeover: { takeover, secondsLeft } }: { readonly takeover: Takeover }) {
  switch (takeover.kind) {
    case "none":
      return null;
    case "asked":
      return <p role="status">{takeover.canForce ? texts.mayForce : texts.waiting(secondsLeft)}</p>;
    case "taking":
      return <p role="status">{texts.taking}</p>;
    case "refused":
      return <p role="status">{texts.refused(secondsLeft)}</p>;
    case "unavailable":
      return <p role="status">{texts.unavailable}</p>;
    case "other-asks":
      return <p>{texts.otherAsks(takeover.by.name)}</p>;
    default:
      return takeover satisfies never;
  }
}
