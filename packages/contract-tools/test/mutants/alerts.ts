/** Faults in lists of the newest records, and in marking those as read. */
import type { RouteEntry } from "@palier/contract";
import { answerOf, bodyOf, problemOf, withBody } from "./door.ts";
import { type Mutant, mutant, onAnswer } from "./mutant.ts";

const keepsNewest = ({ meta }: RouteEntry): boolean => meta.kind === "table" && meta.newest !== undefined;
const marksOne = ({ meta }: RouteEntry): boolean => meta.kind === "action" && meta.marks !== undefined;
const marksAll = ({ meta }: RouteEntry): boolean => meta.kind === "action" && meta.marks?.upTo !== undefined;

export const alertMutants: readonly Mutant[] = [
  mutant(
    "the newest stand last",
    "newest-first",
    keepsNewest,
    onAnswer((body) => ({ ...body, data: body.data.toReversed() })),
  ),
  mutant(
    "a list of the newest keeps all there ever were",
    "newest-first",
    keepsNewest,
    onAnswer((body) => ({ ...body, recordsTotal: 1000, recordsFiltered: 1000 })),
  ),
  mutant(
    "a record is later than the one above it",
    "newest-first",
    keepsNewest,
    onAnswer((body) => ({
      ...body,
      data: body.data.map((row: object, index: number) =>
        index === 1 ? { ...row, at: "2099-01-01T00:00:00Z" } : row,
      ),
    })),
  ),
  mutant("what is marked stays as it was", "marks", marksOne, async () => answerOf({ ok: true })),
  mutant("what came later is marked along", "marks", marksAll, ({ request, next }) => {
    const body = bodyOf(request);
    return next(
      typeof body?.upToId === "number" ? withBody(request, { ...body, upToId: 1_000_000 }) : request,
    );
  }),
  mutant("the last one that was named is not marked", "marks", marksAll, ({ request, next }) => {
    const body = bodyOf(request);
    const upToId = body?.upToId;
    const earlier = Number.isInteger(upToId) && upToId > 1;
    return next(earlier ? withBody(request, { ...body, upToId: upToId - 1 }) : request);
  }),
  mutant("what is marked already is refused", "accepts", marksOne, {
    fresh: () => {
      const seen = new Set<string>();
      return async ({ request, next }) => {
        const key = request.path + (request.body ?? "");
        const answer = await next();
        if (answer.status !== 200 || !seen.has(key)) {
          if (answer.status === 200) seen.add(key);
          return answer;
        }
        return problemOf(404);
      };
    },
  }),
];
