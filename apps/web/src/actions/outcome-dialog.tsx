import { Button, Dialog, LoadingButton, TextLink } from "@palier/ui";
import { useState } from "react";
import { actionTexts } from "./actions.texts.ts";
import "./outcome-dialog.css";
import { type Fate, mayBeTriedAgain, type NotDone, type Outcome } from "./run-on-all.ts";

const texts = actionTexts.outcome;

interface OutcomeDialogProps<R> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly label: string;
  /** « 18 commandes acceptées ». */
  readonly done: string | undefined;
  readonly outcome: Outcome<R>;
  readonly nameOf: (record: R) => string;
  readonly placeOf: ((record: R) => string | undefined) | undefined;
  readonly onRetry: () => Promise<void>;
}

/** After a partly failed bulk action (A20). */
export function OutcomeDialog<R extends { readonly id: number }>(props: OutcomeDialogProps<R>) {
  const { open, onClose, label, done, outcome, nameOf, placeOf, onRetry } = props;
  const groups = groupsOf(outcome.notDone);
  const again = outcome.notDone.filter(mayBeTriedAgain).length;
  const parts = groups.map(({ title }) => title);
  const title = texts.title(label, done, parts);
  const [retries, setRetries] = useState(0);
  const retry = async () => {
    await onRetry();
    setRetries((count) => count + 1);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={title}
      description={texts.stayChosen}
      footer={
        <>
          {again === 0 ? null : <LoadingButton onPress={retry}>{texts.retry(again)}</LoadingButton>}
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      <RetryStatus outcome={outcome} retries={retries}>
        {title}
      </RetryStatus>
      {groups.map(({ title, fate, members }) => (
        <section key={title} className="bulk-outcome">
          <h3>{title}</h3>
          {fate === "refused" ? null : <p>{texts.hints[fate]}</p>}
          <ul>
            {members.map(({ record, why }) => {
              const place = fate === "gone" ? undefined : placeOf?.(record);
              const name = nameOf(record);
              return (
                <li key={record.id}>
                  {place === undefined ? name : <TextLink href={place}>{name}</TextLink>}
                  {fate === "refused" ? texts.because(why) : null}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}

interface RetryStatusProps {
  readonly outcome: unknown;
  readonly retries: number;
  readonly children: string;
}

/** The window's first outcome is announced by its title. */
function RetryStatus({ outcome, retries, children }: RetryStatusProps) {
  const [first] = useState(outcome);
  return (
    <p role="status" className="ui-hidden">
      {/* Anew at each retry, as equal words are not announced twice. */}
      {outcome === first ? null : <span key={retries}>{children}</span>}
    </p>
  );
}

interface Group<R> {
  readonly title: string;
  readonly fate: Fate;
  readonly members: readonly NotDone<R>[];
}

function groupsOf<R>(notDone: readonly NotDone<R>[]): readonly Group<R>[] {
  const groups = new Map<string, [NotDone<R>, ...NotDone<R>[]]>();
  for (const each of notDone) {
    const key = JSON.stringify([each.fate, each.holder]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [each]);
    else group.push(each);
  }
  return [...groups.values()].map((members) => {
    const [{ fate, holder }] = members;
    return { fate, members, title: texts.counts[fate](members.length, holder) };
  });
}
