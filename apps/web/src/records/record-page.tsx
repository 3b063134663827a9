import { lockAreaOf } from "@palier/contract";
import { type Fact, Facts, Page, PageHeader, RecordLayout, Tabs } from "@palier/ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Outlet, useLocation, useNavigate, useParams } from "react-router-dom";
import type { z } from "zod";
import type { RecordAction } from "#actions/action.ts";
import { LoadFailure } from "#actions/load-failure.tsx";
import { call } from "#api/call.ts";
import { failureOf, problemWith } from "#api/failure.ts";
import { entityKey } from "#api/refresh.ts";
import { useArea, useRecordPath } from "#areas/areas.tsx";
import { useForgetUnsaved } from "#forms/unsaved.tsx";
import type { FormLoad } from "#forms/use-record-form.ts";
import { ShownLockBanner } from "#locks/shown-lock-banner.tsx";
import type { ShownLock } from "#locks/use-shown-lock.ts";
import { keepTitleFocus, useAwaitedTitle } from "#navigation/focus.ts";
import { usePageTitle } from "#navigation/page-title.ts";
import { useNoteRecent } from "#navigation/recent-records.ts";
import { recordId } from "#navigation/record-place.ts";
import type { FormWait, RecordContext } from "./open-record.tsx";
import { RecordActions } from "./record-actions.tsx";
import { DeletedMeanwhile, LastChanges, RecordAside } from "./record-aside.tsx";
import { type AnyDefinition, nameOf, type RecordLike } from "./record-definition.ts";
import { factsOf, type RecordFact } from "./record-facts.tsx";
import { RecordSkeleton } from "./record-skeleton.tsx";
import { RecordViewers } from "./record-viewers.tsx";
import { RecordWalk } from "./record-walk.tsx";
import { recordTexts as texts } from "./records.texts.ts";
import { RelatedLists } from "./related-lists.tsx";
import { type EditPlace, useEditKey } from "./use-edit-key.ts";
import { usePageLock } from "./use-page-lock.ts";
import { usePagePlace } from "./use-page-place.ts";

/** The aside has the rest. */
const headFacts = 4;

type NamedAction = Pick<RecordAction<never>, "kind" | "name">;

interface Loaded<R> {
  readonly record: R;
  readonly load: FormLoad | undefined;
}

interface RecordPageProps<
  R extends RecordLike,
  B extends z.ZodObject,
  C extends z.ZodObject,
  Tab extends string,
> {
  readonly definition: AnyDefinition<R, B, C, Tab>;
  readonly context: RecordContext<R>;
}

/** Reloads when the lock passes to this admin, and when a tab of the record or the browser becomes visible. */
export function RecordPage<
  R extends RecordLike,
  B extends z.ZodObject,
  C extends z.ZodObject,
  Tab extends string,
>(props: RecordPageProps<R, B, C, Tab>) {
  const { definition } = props;
  const { id: text } = useParams();
  const id = recordId(text);
  const area = useArea();
  const place = area?.paths.record(id) ?? "";
  // Before the record loads, so that an early key press counts.
  useEditKey(editPlaceOf(definition), place, useLocation().pathname === place);
  const query = useQuery({
    queryKey: [...entityKey(definition.entity.name), "record", id],
    queryFn: ({ signal }) => readRecord(definition, id, signal),
    staleTime: 0,
    gcTime: 0,
  });
  const { data, error, refetch } = query;
  useAwaitedTitle(data === undefined && error === null);
  const gone = error !== null && problemWith(failureOf(error), 404) !== undefined;
  return (
    <>
      {/* Always mounted, to be announced once the record is there: Orca does not announce the title that comes then. */}
      <p role="status" className="ui-hidden">
        {data === undefined ? "" : nameOf(definition)(data.record)}
      </p>
      {data === undefined ? (
        <UnreadPage place={place} id={id} error={error} onRetry={() => void refetch()} />
      ) : (
        <OpenPage {...props} key={id} id={id} loaded={data} deleted={gone} readAgain={refetch} />
      )}
    </>
  );
}

function editPlaceOf({
  actions,
  ...definition
}: {
  actions?: readonly NamedAction[];
}): EditPlace | undefined {
  if ("edit" in definition) return "form";
  return actions?.some(({ kind, name }) => kind === "form" && name === "edit") ? "window" : undefined;
}

interface UnreadPageProps {
  readonly id: number;
  readonly place: string;
  /** Null while loading. */
  readonly error: Error | null;
  readonly onRetry: () => void;
}

function UnreadPage({ id, place, error, onRetry }: UnreadPageProps) {
  const area = useArea();
  return (
    <Page>
      <PageHeader
        title={area?.declaration.texts.record ?? ""}
        // Repeated key presses move on, loaded or not.
        actions={<RecordWalk key={id} place={place} />}
      />
      {error === null ? (
        <RecordSkeleton />
      ) : (
        <LoadFailure error={error} onRetry={onRetry} back={area?.paths.list} />
      )}
    </Page>
  );
}

async function readRecord<
  R extends RecordLike,
  B extends z.ZodObject,
  C extends z.ZodObject,
  Tab extends string,
>(definition: AnyDefinition<R, B, C, Tab>, id: number, signal: AbortSignal): Promise<Loaded<R>> {
  if ("edit" in definition) {
    const { get } = definition.edit;
    const load = await call(get, { params: { [get.metadata.record?.param ?? "id"]: id }, signal });
    return { record: load.record ?? definition.entity.record.parse(load.record), load };
  }
  const { show } = definition;
  const params = { [show.metadata.record?.param ?? "id"]: id };
  return { record: await call(show, { params, signal }), load: undefined };
}

interface OpenPageProps<
  R extends RecordLike,
  B extends z.ZodObject,
  C extends z.ZodObject,
  Tab extends string,
> extends RecordPageProps<R, B, C, Tab> {
  readonly id: number;
  readonly loaded: Loaded<R>;
  readonly deleted: boolean;
  readonly readAgain: () => unknown;
}

function OpenPage<R extends RecordLike, B extends z.ZodObject, C extends z.ZodObject, Tab extends string>(
  props: OpenPageProps<R, B, C, Tab>,
) {
  const { definition, context: Context, id, loaded } = props;
  const { entity, facts = {}, actions = [] } = definition;
  const { record, load } = loaded;
  const place = usePagePlace(definition, id, record);
  const { main, onMain, back, tabs } = place;
  const [formWait, onFormWait] = useState<FormWait>();
  const tellsGone = props.deleted && formWait !== "gone";
  const leave = useLeave(back);
  const lockArea = lockAreaOf(entity.name);
  const holds = "edit" in definition && onMain;
  const { editLock, shown: shownLock, holder } = usePageLock(lockArea, id, holds, props.readAgain);
  useEachTab(place.pathname, props.readAgain);
  const name = nameOf(definition);
  const title = name(record);
  useNoteRecent(entity.name, id);
  useEffect(keepTitleFocus, []);
  const shown = factsOf(entity.record, facts, record, useRecordPath());
  usePageTitle(title, place.parent, place.tab);
  return (
    <Context value={{ id, record, load, lockArea, editLock, holder, onFormWait, back }}>
      <Page fill={!onMain}>
        <RecordLayout
          width={onMain ? "form" : "full"}
          head={
            <PageHeader
              title={title}
              actions={
                <>
                  <RecordWalk place={main} />
                  <RecordViewers area={lockArea} id={id} />
                  <RecordActions
                    actions={actions}
                    record={record}
                    nameOf={name}
                    holder={holder}
                    deleted={props.deleted}
                    formWait={formWait}
                    onGone={leave}
                  />
                </>
              }
            >
              <Facts facts={shown.slice(0, headFacts)} layout="line" />
            </PageHeader>
          }
          tabs={
            tabs.length > 1 ? <Tabs label={texts.tabs(title)} tabs={tabs} current={place.pathname} /> : null
          }
          main={<ShownTab deleted={tellsGone} back={back} lock={holds ? undefined : shownLock} />}
          {...(onMain
            ? {
                aside: (
                  <PageAside {...definition} record={record} id={id} shown={asideFacts(definition, shown)} />
                ),
              }
            : {})}
        />
      </Page>
    </Context>
  );
}

/** The form beside them says what it holds; what leads somewhere helps there too. */
function asideFacts<R extends RecordLike, B extends z.ZodObject, C extends z.ZodObject, Tab extends string>(
  definition: AnyDefinition<R, B, C, Tab>,
  shown: readonly RecordFact[],
): RecordFact[] {
  const shape = "edit" in definition ? definition.edit.post.body.shape : {};
  return shown.slice(headFacts).filter(({ name, href }) => href !== undefined || !(name in shape));
}

interface ShownTabProps {
  /** Deleted, and the form itself does not show it. */
  readonly deleted: boolean;
  readonly back: string | undefined;
  /** Only watched. */
  readonly lock: ShownLock | undefined;
}

function ShownTab({ deleted, back, lock }: ShownTabProps) {
  return (
    <>
      {deleted ? <DeletedMeanwhile back={back} /> : null}
      {lock === undefined || deleted ? null : <ShownLockBanner shown={lock} />}
      <Outlet />
    </>
  );
}

function useLeave(back: string | undefined): () => unknown {
  const forgetUnsaved = useForgetUnsaved();
  const navigate = useNavigate();
  return () => {
    forgetUnsaved();
    return back === undefined ? undefined : navigate(back);
  };
}

interface PageAsideProps<R extends RecordLike>
  extends Pick<
    AnyDefinition<R, z.ZodObject, z.ZodObject, string>,
    "Contact" | "related" | "Aside" | "history"
  > {
  readonly record: R;
  readonly id: number;
  readonly shown: readonly Fact[];
}

function PageAside<R extends RecordLike>(props: PageAsideProps<R>) {
  const { record, id, shown, Contact, related, Aside, history } = props;
  return (
    <RecordAside facts={shown}>
      {Contact === undefined ? null : <Contact record={record} />}
      {related === undefined ? null : <RelatedLists lists={related} id={id} />}
      {Aside === undefined ? null : <Aside record={record} />}
      {Aside !== undefined || history === undefined ? null : <LastChanges route={history} id={id} />}
    </RecordAside>
  );
}

/** The form does not hold the lock while another tab is shown. */
function useEachTab(pathname: string, readAgain: () => unknown): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    readAgain();
  }, [pathname, readAgain]);
}
