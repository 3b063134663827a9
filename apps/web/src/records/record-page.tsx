import { lockAreaOf } from "@palier/contract";
import { Facts, Page, PageHeader, RecordLayout, Tabs } from "@palier/ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Outlet, useLocation, useNavigate, useParams } from "react-router-dom";
import type { z } from "zod";
import { LoadFailure } from "#actions/load-failure.tsx";
import { call } from "#api/call.ts";
import { failureOf, problemWith } from "#api/failure.ts";
import { entityKey } from "#api/refresh.ts";
import { useArea, useRecordPath } from "#areas/areas.tsx";
import { withLastSearch } from "#areas/last-search.ts";
import { useForgetUnsaved } from "#forms/unsaved.tsx";
import type { FormLoad } from "#forms/use-record-form.ts";
import { ShownLockBanner } from "#locks/shown-lock-banner.tsx";
import { keepTitleFocus } from "#navigation/focus.ts";
import { usePageTitle } from "#navigation/page-title.ts";
import { useNoteRecent } from "#navigation/recent-records.ts";
import { recordId } from "#navigation/record-place.ts";
import type { FormWait, RecordContext } from "./open-record.tsx";
import { RecordActions } from "./record-actions.tsx";
import { DeletedMeanwhile, LastChanges, RecordAside } from "./record-aside.tsx";
import { type EditedRecord, nameOf, type RecordLike, type ShownRecord } from "./record-definition.ts";
import { factsOf } from "./record-facts.tsx";
import { RecordSkeleton } from "./record-skeleton.tsx";
import { RecordViewers } from "./record-viewers.tsx";
import { RecordWalk } from "./record-walk.tsx";
import { recordTexts as texts } from "./records.texts.ts";
import { RelatedLists } from "./related-lists.tsx";
import { useEditKey } from "./use-edit-key.ts";
import { usePageLock } from "./use-page-lock.ts";

/** How many facts stand in the head; the others stand in the aside. */
const headFacts = 4;

export type AnyDefinition<
  R extends RecordLike,
  B extends z.ZodObject,
  C extends z.ZodObject,
  Tab extends string,
> = EditedRecord<R, B, C, Tab> | ShownRecord<R, C, Tab>;

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

/**
 * A record's page: it reads the record, takes or watches its lock, names the screen, and gives both to its tabs. The
 * record is read again when the lock passes to this admin, and when another of its tabs or the browser's tab is shown.
 */
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
  // Before the record has come too: a key that is pressed early is not lost.
  useEditKey("edit" in definition ? place : undefined, useLocation().pathname === place);
  const query = useQuery({
    queryKey: [...entityKey(definition.entity.name), "record", id],
    queryFn: ({ signal }) => readRecord(definition, id, signal),
    staleTime: 0,
    gcTime: 0,
  });
  const { data, error, refetch } = query;
  if (data !== undefined) {
    const gone = error !== null && problemWith(failureOf(error), 404) !== undefined;
    return <OpenPage {...props} key={id} id={id} loaded={data} deleted={gone} readAgain={refetch} />;
  }
  return (
    <Page>
      <PageHeader
        title={area?.declaration.texts.record ?? ""}
        // A key that is pressed again goes one further, whether or not the record has come.
        actions={<RecordWalk key={id} place={place} />}
      />
      {error === null ? (
        <RecordSkeleton />
      ) : (
        <LoadFailure error={error} onRetry={() => void refetch()} back={area?.paths.list} />
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
  /** True once the server says that the record is gone. */
  readonly deleted: boolean;
  readonly readAgain: () => unknown;
}

function OpenPage<R extends RecordLike, B extends z.ZodObject, C extends z.ZodObject, Tab extends string>(
  props: OpenPageProps<R, B, C, Tab>,
) {
  const { definition, context: Context, id, loaded } = props;
  const { entity, facts = {}, actions = [], history, related, Contact, Aside } = definition;
  const { record, load } = loaded;
  const area = useArea();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [formWait, onFormWait] = useState<FormWait>();
  const forgetUnsaved = useForgetUnsaved();
  const main = area?.paths.record(id) ?? "";
  const lockArea = lockAreaOf(entity.name);
  const onMain = pathname === main;
  const holds = "edit" in definition && onMain;
  const { editLock, shown: shownLock, holder } = usePageLock(lockArea, id, holds, props.readAgain);
  useEachTab(pathname, props.readAgain);
  const name = nameOf(definition);
  const title = name(record);
  const parent = definition.parent?.(record);
  useNoteRecent(entity.name, id);
  useEffect(keepTitleFocus, []);
  const back = parent?.href ?? (area === undefined ? undefined : withLastSearch(area.paths.list));
  const shown = factsOf(entity.record, facts, record, useRecordPath());
  const tabLinks = tabLinksOf(definition, main);
  const tab = onMain ? undefined : tabLinks.find(({ href }) => href === pathname)?.label;
  usePageTitle(title, parent, tab);
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
                    onGone={() => {
                      forgetUnsaved();
                      return back === undefined ? undefined : navigate(back);
                    }}
                  />
                </>
              }
            >
              <Facts facts={shown.slice(0, headFacts)} layout="line" />
            </PageHeader>
          }
          tabs={
            tabLinks.length > 1 ? <Tabs label={texts.tabs(title)} tabs={tabLinks} current={pathname} /> : null
          }
          main={
            <>
              {props.deleted ? <DeletedMeanwhile back={back} /> : null}
              {holds || props.deleted ? null : <ShownLockBanner shown={shownLock} />}
              <Outlet />
            </>
          }
          {...(onMain
            ? {
                aside: (
                  <RecordAside facts={shown.slice(headFacts)}>
                    {Contact === undefined ? null : <Contact record={record} />}
                    {related === undefined ? null : <RelatedLists lists={related} id={id} />}
                    {Aside === undefined ? null : <Aside record={record} />}
                    {Aside !== undefined || history === undefined ? null : (
                      <LastChanges route={history} id={id} />
                    )}
                  </RecordAside>
                ),
              }
            : {})}
        />
      </Page>
    </Context>
  );
}

/** The links to a record's tabs, the first one at `main`. */
const tabLinksOf = (
  definition: Pick<AnyDefinition<RecordLike, z.ZodObject, z.ZodObject, string>, "main" | "tabs" | "history">,
  main: string,
): readonly { readonly label: string; readonly href: string }[] => [
  { label: definition.main ?? texts.main, href: main },
  ...Object.entries(definition.tabs ?? {}).map(([path, label]) => ({ label, href: `${main}/${path}` })),
  ...(definition.history === undefined ? [] : [{ label: texts.history, href: `${main}/history` }]),
];

/** Calls `readAgain` each time another tab of the record is shown: its form does not hold the lock meanwhile. */
function useEachTab(pathname: string, readAgain: () => unknown): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    readAgain();
  }, [pathname, readAgain]);
}
