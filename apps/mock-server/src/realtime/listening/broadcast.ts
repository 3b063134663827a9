import { push } from "../protocol/envelope.ts";
import { type Message, message } from "../protocol/message.ts";
import { contains, type Path, pathText } from "../tree/path.ts";
import type { Write } from "../tree/store.ts";
import { jsonText } from "../tree/tree.ts";
import type { ListenIndex } from "./listen-index.ts";
import type { Listening } from "./listening.ts";

export interface Change {
  readonly base: Path;
  readonly merge: boolean;
  readonly writes: readonly Write[];
}

export function broadcast(index: ListenIndex, change: Change): void {
  const prepared = new Map<string, Message>();
  // Copied: a failing receiver leaves the index during the loop.
  for (const listening of new Set(index.touchedBy(change.base))) tell(listening, change, prepared);
}

function tell(listening: Listening, change: Change, prepared: Map<string, Message>): void {
  const { path } = listening;
  const seen = change.writes.filter((write) => contains(write.path, path) || contains(path, write.path));
  if (seen.length === 0) return;
  listening.outdate();
  if (seen.some((write) => contains(write.path, path))) {
    listening.sendAllWhole();
    return;
  }
  if (listening.query !== undefined) {
    listening.sendSelection(new Set(seen.map((write) => write.path[path.length] ?? "")));
    return;
  }
  // Listens above the change share one message; others get their part.
  const from = contains(path, change.base) ? change.base : path;
  const name = pathText(from);
  const words = prepared.get(name) ?? message(wording(change, from, seen));
  prepared.set(name, words);
  listening.sendAll(words);
}

function wording({ merge }: Change, from: Path, writes: readonly Write[]): string {
  const [only] = writes;
  if (!merge && only !== undefined) return push("d", pathText(only.path), jsonText(only.tree), undefined);
  const parts = writes.map(
    ({ path, tree }) => `${JSON.stringify(pathText(path.slice(from.length)))}:${jsonText(tree)}`,
  );
  return push("m", pathText(from), `{${parts.join(",")}}`, undefined);
}
