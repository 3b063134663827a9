import { historyTexts } from "@palier/contract";
import { Banner, ButtonLink, type Fact, Facts } from "@palier/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatField } from "#fields/format-field.ts";
import { formTexts } from "#forms/forms.texts.ts";
import { useAtRest } from "#navigation/when-idle.ts";
import { changesText } from "./changes-text.ts";
import { type Change, type HistoryRoute, latestChanges } from "./history-list.ts";
import { recordTexts as texts } from "./records.texts.ts";
import "./record-aside.css";

interface RecordAsideProps {
  readonly facts: readonly Fact[];
  readonly children: ReactNode;
}

export function RecordAside({ facts, children }: RecordAsideProps) {
  return (
    <div className="record-aside">
      {facts.length === 0 ? null : <Facts facts={facts} layout="column" />}
      {children}
    </div>
  );
}

export function LastChanges({ route, id }: { readonly route: HistoryRoute; readonly id: number }) {
  // After the record itself.
  const atRest = useAtRest();
  const { data } = useQuery({ ...latestChanges(route, id), enabled: atRest });
  if (data === undefined) return null;
  return (
    <section className="record-aside__latest">
      <h2 className="record-aside__title">{texts.lastChanges}</h2>
      {data.length === 0 ? (
        <p>{texts.noChanges}</p>
      ) : (
        <ol className="record-aside__changes">
          {data.map((change: Change) => (
            <li key={change.id}>
              <span>{whatChanged(change)}</span>{" "}
              <span className="record-aside__when">
                {`${change.byAdmin}, ${formatField({ kind: "dateTime" }, change.at)}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** A creation is said as one, also where it names the resident for whom it was made. */
function whatChanged(change: Change): string {
  const event = historyTexts.event[change.event];
  const values = changesText(change);
  if (values === "") return event;
  return change.event === "created" ? `${event} · ${values}` : values;
}

/** The input can still be copied. */
export function DeletedMeanwhile({ back }: { readonly back: string | undefined }) {
  return (
    <Banner
      tone="danger"
      role="alert"
      title={formTexts.deletedMeanwhile.title}
      actions={back === undefined ? null : <ButtonLink href={back}>{texts.back}</ButtonLink>}
    >
      {formTexts.deletedMeanwhile.detail}
    </Banner>
  );
}
