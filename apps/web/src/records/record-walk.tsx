import { TextLink } from "@palier/ui";
import { useNavigate } from "react-router-dom";
import { useWalk } from "#lists/use-walk.ts";
import type { WalkStep } from "#lists/walk.ts";
import { passToRow } from "#navigation/focus.ts";
import "./record-walk.css";
import { recordTexts } from "./records.texts.ts";
import { WalkButtons } from "./walk-buttons.tsx";

const texts = recordTexts.walk;

/** « 3 sur 305 » (`K`, `J`). The browser's back leads to the list after any number of steps, to the last one's row. */
export function RecordWalk({ place }: { readonly place: string }) {
  const walked = useWalk(place);
  const navigate = useNavigate();
  const wayTo = (step: WalkStep | undefined): (() => void) | undefined =>
    step &&
    (() => {
      passToRow(step.id, step.place);
      // Two presses move two records.
      void navigate(step.place, { replace: true, flushSync: true });
    });
  const next = wayTo(walked?.next);
  const previous = wayTo(walked?.previous);
  if (walked === undefined || walked.total < 2) return null;
  const { walk, position, total } = walked;
  return (
    <nav className="record-walk ui-no-print" aria-label={texts.label(walk.title)}>
      <TextLink className="ui-figures" href={walk.place}>
        {texts.position(position, total)}
      </TextLink>
      <WalkButtons texts={texts} next={next} previous={previous} />
    </nav>
  );
}
