import { push } from "./socket/envelope.ts";
import { type Message, message } from "./socket/message.ts";
import { contains, type Path, pathText } from "./tree/path.ts";
import { type Query, selected } from "./tree/query.ts";
import { type Tree, toJson, treeAt, type Write } from "./tree/tree.ts";

/** One client's interest in a place, or in a filtered view of it, which its SDK knows by a tag. */
export interface Listen {
  readonly path: Path;
  readonly query: Query | undefined;
  readonly tag: number | undefined;
  send(message: Message): void;
}

export interface Change {
  /** Where the client wrote; the writes are there or below. */
  readonly base: Path;
  readonly merge: boolean;
  readonly writes: readonly Write[];
}

/** What a listen is sent first, and whenever only its whole can be said. */
export const wholeOf = (listen: Listen, root: Tree | undefined): Message => message(wholeText(listen, root));

const wholeText = ({ path, query, tag }: Listen, root: Tree | undefined): string =>
  push("d", pathText(path), selected(treeAt(root, path), query), tag);

/** Tells each listen at, above or below a write. Clients are sent the same message where they see the same. */
export function broadcast(listens: Iterable<Listen>, change: Change, root: Tree | undefined): void {
  const prepared = new Map<string, Message>();
  // Copied: a client that fails leaves during the loop.
  for (const listen of [...listens]) {
    const { path, query, tag } = listen;
    const seen = change.writes.filter((write) => contains(write.path, path) || contains(path, write.path));
    if (seen.length === 0) continue;
    const isWhole = query !== undefined || seen.some((write) => contains(write.path, path));
    // A listen above the change sees what was written; one beside it sees its part.
    const from = isWhole || !contains(path, change.base) ? path : change.base;
    const name = JSON.stringify([isWhole, from, query?.wire, tag]);
    const words =
      prepared.get(name) ?? message(isWhole ? wholeText(listen, root) : partText(change, from, seen));
    prepared.set(name, words);
    listen.send(words);
  }
}

function partText({ merge }: Change, from: Path, writes: readonly Write[]): string {
  const [only] = writes;
  if (!merge && only !== undefined) return push("d", pathText(only.path), toJson(only.tree), undefined);
  const parts = writes.map(({ path, tree }) => [pathText(path.slice(from.length)), toJson(tree)]);
  return push("m", pathText(from), Object.fromEntries(parts), undefined);
}
