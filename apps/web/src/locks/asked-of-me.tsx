import { isolated } from "@palier/contract/kit/typed-text";
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
  readonly hasInput: boolean;
  readonly inWindow: boolean;
}

/** With the time left (L06). Outside the scroll area, to be visible from the end of a long form. */
export function AskedOfMe({ editLock, hasInput, inWindow }: AskedOfMeProps) {
  const [place, setPlace] = useState<HTMLElement | null>();
  // Mounting it elsewhere first would announce it twice.
  useLayoutEffect(() => setPlace(inWindow ? null : askedPlace()), [inWindow]);
  if (editLock.asked === undefined || place === undefined) return null;
  const request = <Request {...editLock} asked={editLock.asked} hasInput={hasInput} />;
  return place === null ? (
    <div className={inWindow ? "asked-in-window" : undefined}>{request}</div>
  ) : (
    createPortal(request, place)
  );
}

interface RequestProps extends Pick<EditLock, "secondsToAnswer" | "actions"> {
  readonly asked: NonNullable<EditLock["asked"]>;
  readonly hasInput: boolean;
}

function Request({ asked: { by, answer }, hasInput, secondsToAnswer, actions }: RequestProps) {
  if (answer !== undefined) {
    return (
      <Banner tone="info" role="status">
        {answer === "yielded"
          ? texts.asked.yielding(isolated(by.name))
          : texts.asked.refused(isolated(by.name))}
      </Banner>
    );
  }
  // Another's request is another question: presses meant for the former are ignored (A16).
  return (
    <Question
      key={by.email}
      by={by}
      hasInput={hasInput}
      secondsToAnswer={secondsToAnswer}
      actions={actions}
    />
  );
}

interface QuestionProps extends Pick<RequestProps, "hasInput" | "secondsToAnswer" | "actions"> {
  readonly by: RequestProps["asked"]["by"];
}

function Question({ by, hasInput, secondsToAnswer, actions }: QuestionProps) {
  const hint = useRef<HTMLParagraphElement>(null);
  useAskedKey(() => hint.current?.closest("[role=alert]"));
  return (
    <Banner
      tone="warning"
      role="alert"
      title={texts.asked.title(isolated(by.name))}
      actions={
        <>
          <SettledButton label={texts.asked.yield} onPress={actions.yield} />
          <SettledButton variant="ghost" label={texts.asked.refuse} onPress={actions.refuse} />
        </>
      }
    >
      {hasInput ? <p className="asked-detail">{texts.asked.detail}</p> : null}
      {/* Announced once, not every second. */}
      <p className="ui-hidden">{texts.asked.unanswered(isolated(by.name))}</p>
      <p ref={hint} className="asked-key">
        {texts.asked.key}
      </p>
      <p aria-hidden>{texts.asked.left(isolated(by.name), secondsToAnswer)}</p>
    </Banner>
  );
}
