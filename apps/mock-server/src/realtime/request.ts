import { isRecord } from "@palier/firebase-kit/rules";
import { contains, type Path, parsePath } from "./tree/path.ts";
import { WireRefusal } from "./wire-refusal.ts";

/** In bytes: Google's limit for SDKs. */
export const maxWrite = 16 * 2 ** 20;

/** What a client asks to be written, all at once. Values may contain server values. */
export interface Request {
  readonly base: Path;
  /** Its parts are below the base. */
  readonly merge: boolean;
  readonly parts: readonly { readonly path: Path; readonly value: unknown }[];
}

export const setOf = (base: Path, value: unknown): Request => ({
  base,
  merge: false,
  parts: [{ path: base, value }],
});

/** Changes by path below the base. Throws a {@link WireRefusal} if they are none. */
export function mergeOf(base: Path, changes: unknown): Request {
  if (!isRecord(changes)) throw new WireRefusal("invalid_data", "an update is an object");
  const parts = Object.entries(changes).map(([place, value]) => {
    const below = parsePath(place);
    if (below.length === 0) throw new WireRefusal("invalid_path", "an update names places below its own");
    return { path: parsePath([...base, ...below].join("/")), value };
  });
  return { base, merge: true, parts };
}

/** Without what would be written at the path or below. */
export const without = (requests: readonly Request[], path: Path): readonly Request[] =>
  requests
    .map((request) => ({ ...request, parts: request.parts.filter((part) => !contains(path, part.path)) }))
    .filter(({ parts }) => parts.length > 0);
