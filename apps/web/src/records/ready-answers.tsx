import { Button, Popover, ReadyAnswerIcon } from "@palier/ui";
import { useRef, useState } from "react";
import { ReadyAnswerList } from "./ready-answer-list.tsx";
import { readyAnswersTexts as texts } from "./ready-answers.texts.ts";
import "./ready-answers.css";

interface ReadyAnswersProps {
  /** After the popover closed, so that the text area can be focused. */
  readonly onInsert: (body: string) => void;
}

export function ReadyAnswers({ onInsert }: ReadyAnswersProps) {
  const [open, setOpen] = useState(false);
  const chosen = useRef<string>(undefined);
  return (
    <Popover
      label={texts.button}
      open={open}
      onOpenChange={setOpen}
      onFocusBack={(event) => {
        const body = chosen.current;
        chosen.current = undefined;
        if (body === undefined) return;
        event.preventDefault();
        onInsert(body);
      }}
      trigger={
        <Button size="small" icon={ReadyAnswerIcon}>
          {texts.button}
        </Button>
      }
    >
      <ReadyAnswerList
        onChoose={({ body }) => {
          chosen.current = body;
          setOpen(false);
        }}
      />
    </Popover>
  );
}
