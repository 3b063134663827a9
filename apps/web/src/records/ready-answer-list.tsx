import { dataTablesQuery } from "@palier/contract";
import { type ReadyAnswer, readyAnswerRoutes } from "@palier/contract/areas/ready-answer";
import { holdsWords } from "@palier/contract/kit/search-words";
import { EmptyState, formatCount, isComposed, SearchInput, TextLink } from "@palier/ui";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { LoadFailure } from "#actions/load-failure.tsx";
import { call } from "#api/call.ts";
import { entityKey } from "#api/refresh.ts";
import { useAreas } from "#areas/areas.tsx";
import { Loading } from "#parts/loading.tsx";
import { readyAnswersTexts as texts } from "./ready-answers.texts.ts";

const route = readyAnswerRoutes.list;
/** The most rows the server gives per page. */
const most = 500;
const seenAtOnce = 7;

interface ReadyAnswerListProps {
  readonly onChoose: (answer: ReadyAnswer) => void;
}

export function ReadyAnswerList({ onChoose }: ReadyAnswerListProps) {
  const { data, error, refetch } = useQuery({
    queryKey: [...entityKey(route.metadata.entity), "ready"],
    queryFn: ({ signal }) => {
      const columns = [{ name: "title", searchable: true, orderable: true }] as const;
      const order = [{ column: "title", dir: "asc" }] as const;
      return call(route, {
        query: dataTablesQuery({ draw: 1, page: 0, length: most, search: "", order, columns }),
        signal,
      });
    },
  });
  if (data === undefined)
    return error === null ? (
      <Loading label={texts.loading} height="160px" />
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    );
  if (data.recordsTotal === 0)
    return (
      <EmptyState title={texts.empty} actions={<ManageLink />}>
        {texts.emptyDetail}
      </EmptyState>
    );
  return <Choices answers={data.data} total={data.recordsTotal} onChoose={onChoose} />;
}

interface ChoicesProps extends ReadyAnswerListProps {
  readonly answers: readonly ReadyAnswer[];
  readonly total: number;
}

function Choices({ answers, total, onChoose }: ChoicesProps) {
  const [typed, setTyped] = useState("");
  const box = useRef<HTMLDivElement>(null);
  // While loading, the popover itself had focus.
  useLayoutEffect(() => {
    const window = box.current?.closest("[role=dialog]");
    if (window !== document.activeElement) return;
    box.current?.querySelector<HTMLElement>("input, .ready-answers__choice")?.focus();
  }, []);
  const found = answers.filter(({ title, body }) => holdsWords(`${title} ${body}`, typed));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys move among the buttons inside, which are what is pressed
    <div
      ref={box}
      className="ready-answers"
      onKeyDown={(event) => {
        if (moveByKey(event)) return;
        const isTyping = event.target instanceof HTMLInputElement && !isComposed(event.nativeEvent);
        const [first] = found;
        if (event.key === "Enter" && isTyping && first !== undefined) onChoose(first);
      }}
    >
      {total > seenAtOnce ? (
        <SearchInput value={typed} onValueChange={setTyped} label={texts.search} />
      ) : null}
      {found.length === 0 ? <p role="status">{texts.noMatch}</p> : null}
      <ul className="ready-answers__list" aria-label={texts.list}>
        {found.map((answer) => (
          <li key={answer.id}>
            <button type="button" className="ready-answers__choice" onClick={() => onChoose(answer)}>
              <span className="ready-answers__title">{answer.title}</span>
              <span className="ready-answers__body">{answer.body}</span>
            </button>
          </li>
        ))}
      </ul>
      {total > answers.length ? <p>{texts.first(formatCount(answers.length))}</p> : null}
      <ManageLink />
    </div>
  );
}

function ManageLink() {
  const area = useAreas().find(({ declaration: { name } }) => name === route.metadata.area);
  return area === undefined ? null : <TextLink href={area.paths.list}>{texts.manage}</TextLink>;
}

/** By arrow keys, through search, answers and link. True if it moved. */
function moveByKey(event: KeyboardEvent<HTMLElement>): boolean {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return false;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, .ready-answers__choice, a")];
  const at = stops.findIndex((stop) => stop.matches(":focus"));
  const next = stops[at + step];
  if (next === undefined) return false;
  event.preventDefault();
  next.focus();
  return true;
}
