import { type Incident, incidentRoutes as routes } from "@palier/contract/areas/incident";
import { incidentTexts as words } from "@palier/contract/areas/incident.texts";
import { Card, PhotoStrip, Timeline, type TimelineEntry, UserIcon, WrittenText } from "@palier/ui";
import { mediaAddress } from "#api/address.ts";
import { CommentForm, commentEntries, timelineOf } from "#records/comments.tsx";
import { incidentTexts as texts } from "./incident.texts.ts";
import { incidentTones } from "./incident.tones.ts";
import "./incident-main.css";

/** What the resident reports, and what was done about it. */
export function IncidentMain({ record: incident }: { readonly record: Incident }) {
  return (
    <>
      <Card title={texts.sections.report}>
        <div className="incident-report">
          <WrittenText text={incident.description} />
          <Photos incident={incident} />
        </div>
      </Card>
      <Card title={texts.timeline.title}>
        <Timeline label={texts.timeline.label(incident.reference)} entries={incidentTimeline(incident)} />
      </Card>
      <CommentForm
        routes={routes.comment}
        params={{ incidentId: incident.id }}
        record={texts.comment.of(incident.reference)}
        resident={incident.reporterName}
      />
    </>
  );
}

/** Each opens at 80 % × 80 % (§9, S22). */
function Photos({ incident: { reference, photos } }: { readonly incident: Incident }) {
  if (photos.length === 0) return <p className="incident-report__none">{texts.photos.none}</p>;
  return (
    <PhotoStrip
      label={texts.photos.title}
      photos={photos.map((url, index) => ({
        src: mediaAddress(url),
        label: texts.photos.label(reference, index + 1, photos.length),
      }))}
    />
  );
}

/** Oldest first. A step that keeps the status gives the incident to somebody. */
export const incidentTimeline = ({ steps, comments, reporterName }: Incident): TimelineEntry[] =>
  timelineOf([
    ...steps.map(({ at, status, byAdmin, assigneeName }, index) => {
      const before = steps[index - 1];
      const byWhom = byAdmin ?? reporterName;
      const isMoved = status !== before?.status;
      const isGiven = assigneeName !== (before?.assigneeName ?? null);
      const responsible = texts.timeline.responsible(assigneeName);
      if (!isMoved) return { at, byWhom, title: responsible, tone: "info" as const, icon: UserIcon };
      return {
        at,
        byWhom,
        title: titleOf(status, before?.status),
        // Who takes it in charge is its responsible.
        body: isGiven && assigneeName !== byWhom ? responsible : undefined,
        tone: incidentTones.status[status],
      };
    }),
    ...commentEntries(comments),
  ]);

type Status = Incident["status"];

function titleOf(status: Status, before: Status | undefined): string {
  if (before === undefined) return texts.timeline.reported;
  if (status !== "inProgress") return words.status[status];
  return before === "resolved" ? texts.timeline.reopened : texts.timeline.taken;
}
