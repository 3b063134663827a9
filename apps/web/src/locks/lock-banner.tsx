import { isolated } from "@palier/contract/kit/typed-text";
import { type EditLock, type LockHolder, type RecordLock, useConnection } from "@palier/firebase-kit/react";
import { Banner, formatTime } from "@palier/ui";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useOnline } from "#api/connection.ts";
import { AskedOfMe } from "./asked-of-me.tsx";
import { lockTexts as texts } from "./locks.texts.ts";
import { SettledButton } from "./settled-button.tsx";
import { useTyped } from "./use-typed.ts";

type Unknown = Extract<RecordLock, { readonly kind: "unknown" }>;

interface LockBannerProps {
  readonly editLock: EditLock;
  /** Whether the form holds input, which stays as a draft. */
  readonly hasInput: boolean;
  /** With `%admin%` and `%heure%`; defaults to a form's text. */
  readonly template?: string;
  /** In a dialog, which covers the page; defaults to false. */
  readonly inWindow?: boolean;
}

/** The holder (S11), takeover requests and outcome (L04, L06), or an unknown lock (L07). */
export function LockBanner({
  editLock,
  hasInput,
  template = texts.template,
  inWindow = false,
}: LockBannerProps) {
  const { lock } = editLock;
  useTyped(editLock, hasInput);
  switch (lock.kind) {
    case "free":
      return null;
    case "mine":
      return <AskedOfMe editLock={editLock} hasInput={hasInput} inWindow={inWindow} />;
    case "other":
      return (
        // An alert is announced whole on each change: the countdown stays outside.
        <Banner tone="warning" actions={<TakeoverActions editLock={editLock} />}>
          <p role="alert">{otherText(template, editLock.takeover, lock.holder)}</p>
          <TakeoverState {...editLock} />
        </Banner>
      );
    case "lost":
      return <LostBanner lock={lock} hasInput={hasInput} actions={editLock.actions} />;
    case "unknown":
      return <UnknownBanner why={lock.why} inWindow={inWindow} />;
    default:
      return lock satisfies never;
  }
}

interface LostBannerProps {
  readonly lock: Extract<RecordLock, { readonly kind: "lost" }>;
  readonly hasInput: boolean;
  readonly actions: EditLock["actions"];
}

/** Also names the present holder, if different. */
function LostBanner({ lock: { why, holder }, hasInput, actions }: LostBannerProps) {
  const name = holder === undefined ? undefined : isolated(holder.name);
  const [taker] = useState(name);
  const next = name === taker ? undefined : name;
  return (
    <Banner
      tone="warning"
      role="alert"
      title={texts.lost[why](taker)}
      actions={
        holder === undefined ? (
          <SettledButton label={texts.reopen} onPress={actions.reopen} />
        ) : (
          <SettledButton label={texts.askBack} onPress={actions.askBack} />
        )
      }
    >
      {next === undefined ? null : <p>{texts.heldNow(next)}</p>}
      <p>{hasInput ? texts.kept : texts.readOnly}</p>
    </Banner>
  );
}

interface UnknownBannerProps {
  readonly why: Unknown["why"];
  readonly inWindow: boolean;
}

/** A lost connection is announced in one place, which a dialog covers. */
function UnknownBanner({ why, inWindow }: UnknownBannerProps) {
  const connection = useConnection();
  const online = useOnline();
  const isSaid =
    !online || connection === "refused" || connection === "unavailable" || connection === "offline";
  if (isSaid && !inWindow) return null;
  return (
    <Banner tone="warning" role="status" title={texts.unknown.title}>
      {texts.unknown[unknownDetail(why)]}
    </Banner>
  );
}

function unknownDetail(why: Unknown["why"]) {
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

/** A holder who disappeared, one who only looks, or one who edits. */
function otherText(template: string, takeover: Takeover, holder: LockHolder): string {
  if (takeover.kind === "vacant") return lockedText(texts.vacant, holder);
  if (takeover.kind === "owed") return lockedText(texts.owed, holder);
  return lockedText(holder.typed === false ? texts.lookedAt : template, holder);
}

/** Literally (§8). */
function lockedText(template: string, holder: LockHolder): string {
  return template
    .replace("%heure%", formatTime(holder.since))
    .replace("%admin%", () => isolated(holder.name));
}

type Takeover = EditLock["takeover"];

interface PartProps {
  readonly editLock: EditLock;
}

function TakeoverActions({ editLock }: PartProps): ReactNode {
  const { takeover, actions } = editLock;
  const action = takeoverAction(editLock);
  const mayForce = takeover.kind === "asked" && takeover.canForce;
  // Separate slots: focus stays on the second when the first appears.
  return (
    <>
      {mayForce ? <SettledButton variant="danger" label={texts.force} onPress={actions.force} /> : null}
      {action === undefined ? null : <SettledButton {...action} />}
    </>
  );
}

function takeoverAction({
  takeover: { kind },
  secondsLeft,
  actions,
}: EditLock): ComponentProps<typeof SettledButton> | undefined {
  switch (kind) {
    case "none":
      return { label: texts.ask, onPress: actions.ask };
    case "asked":
      return { label: texts.withdraw, onPress: actions.withdraw, variant: "ghost" };
    case "refused":
      return secondsLeft === 0 ? { label: texts.askAgain, onPress: actions.ask } : undefined;
    case "denied":
      return { label: texts.askAgain, onPress: actions.ask };
    case "vacant":
      return { label: texts.force, onPress: actions.force };
    case "taking":
    case "other-asks":
    case "owed":
    case "unavailable":
      return undefined;
    default:
      return kind satisfies never;
  }
}

function TakeoverState({ takeover, secondsLeft }: Pick<EditLock, "takeover" | "secondsLeft">) {
  const { shown, spoken } = takeoverWords(takeover, secondsLeft);
  return (
    <>
      {spoken === undefined ? null : <p aria-hidden>{shown}</p>}
      {/* Mounted before it has text, as only changes are announced. */}
      <p role="status" className={spoken === undefined && shown !== "" ? undefined : "ui-hidden"}>
        {spoken ?? shown}
      </p>
    </>
  );
}

interface TakeoverWords {
  readonly shown: string;
  /** For screen readers, if `shown` changes every second. */
  readonly spoken?: string;
}

function takeoverWords(takeover: Takeover, secondsLeft: number): TakeoverWords {
  switch (takeover.kind) {
    case "none":
    case "vacant":
    case "owed":
      return { shown: "" };
    case "asked":
      return askedWords(takeover, secondsLeft);
    case "taking":
      return { shown: texts.taking };
    case "refused":
      return {
        shown: texts.refused(secondsLeft),
        spoken: secondsLeft > 0 ? texts.spoken.refused : texts.spoken.askAgain,
      };
    case "denied":
      return { shown: texts.denied };
    case "unavailable":
      return { shown: texts.unavailable };
    case "other-asks":
      return { shown: texts.otherAsks(isolated(takeover.by.name)) };
    default:
      return takeover satisfies never;
  }
}

function askedWords(
  { forceAt, canForce }: Extract<Takeover, { kind: "asked" }>,
  secondsLeft: number,
): TakeoverWords {
  if (canForce) return { shown: texts.mayForce };
  // Not yet confirmed; on a dead connection it never is.
  if (forceAt === undefined) return { shown: texts.sending };
  return { shown: texts.waiting(secondsLeft), spoken: texts.spoken.waiting };
}
