import type { EditLock } from "@palier/firebase-kit/react";
import { Banner } from "@palier/ui";
import { useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { askedPlace } from "./asked-place.tsx";
import { lockTexts as texts } from "./locks.texts.ts";
import { SettledButton } from "./settled-button.tsx";
import { useAskedKey } from "./use-asked-key.ts";

interface AskedOfMeProps {
  readonly editLock: EditLock;
  readonly inWindow: boolean;
}

/** With the time left (L06). Outside the scroll area, to be visible from the end of a long form. */
export function AskedOfMe({ editLock, inWindow }: AskedOfMeProps) {
  const [place, setPlace] = useState<HTMLElement | null>();
  // Mounting it elsewhere first would announce it twice.
  useLayoutEffect(() => setPlace(inWindow ? null : askedPlace()), [inWindow]);
  if (editLock.asked === undefined || place === undefined) return null;
  const request = <Request {...editLock} asked={editLock.asked} />;
  return place === null ? (
    <div className={inWindow ? "asked-in-window" : undefined}>{request}</div>
  ) : (
    createPortal(request, place)
  );
}

interface RequestProps extends Pick<EditLock, "secondsToAnswer" | "actions"> {
  readonly asked: NonNullable<EditLock["asked"]>;
}

function Request({ asked: { by, answer }, secondsToAnswer, actions }: RequestProps) {
  if (answer !== undefined) {
    return (
      <Banner tone="info" role="status">
        {answer === "yielded" ? texts.asked.yielding(by.name) : texts.asked.refused(by.name)}
      </Banner>
    );
  }
  return <Question by={by} secondsToAnswer={secondsToAnswer} actions={actions} />;
}

interface QuestionProps extends Pick<RequestProps, "secondsToAnswer" | "actions"> {
  readonly by: RequestProps["asked"]["by"];
}

function Question({ by, secondsToAnswer, actions }: QuestionProps) {
  const hint = useRef<HTMLParagraphElement>(null);
  useAskedKey(() => hint.current?.closest("[role=alert]"));
  return (
    <Banner
      tone="warning"
      role="alert"
      title={texts.asked.title(by.name)}
      actions={
        <>
          <SettledButton label={texts.asked.yield} onPress={actions.yield} />
          <SettledButton variant="ghost" label={texts.asked.refuse} onPress={actions.refuse} />
        </>
      }
    >
      <p className="asked-detail">{texts.asked.detail}</p>
      {/* Announced once, not every second. */}
      <p className="ui-hidden">{texts.asked.unanswered(by.name)}</p>
      <p ref={hint} className="asked-key">
        {texts.asked.key}
      </p>
      <p aria-hidden>{texts.asked.left(by.name, secondsToAnswer)}</p>
    </Banner>
  );
}
