import { z } from "zod";
import { done } from "../kit/action.ts";
import type { ProblemStatus } from "../kit/problem.ts";
import { controlNotes, controlTexts as texts } from "./control.texts.ts";
import { fieldTexts } from "./control-fields.texts.ts";
import { controlRoute } from "./control-route.ts";
import { described } from "./described.ts";
import { fault, faultInput } from "./fault.ts";
import { journalAnswer, journalQuery } from "./journal.ts";
import {
  answerInput,
  calledAnswer,
  callInput,
  leaveInput,
  left,
  lockInput,
  openInput,
  played,
  saveInput,
  typeInput,
} from "./play.ts";
import { outbox, pushInput, pushMessage } from "./push.ts";
import { snapshot } from "./snapshot.ts";
import { clockInput, clockState, seedInput, worldDetail, worldInput, worldSummary } from "./world.ts";

const realtimeRules = z.enum(["shipped", "closed"]);

const notes: Readonly<Record<string, string | undefined>> = controlNotes;

/**
 * The operations with which tests change a world. Refusals are problems (RFC 9457) whose `allowed` lists what
 * exists. Not listed: `GET /__mock/worlds/{world}/open?to=/admin/…`, which redirects browsers.
 */
export const controlContract = {
  worlds: controlRoute({
    method: "GET",
    path: "/__mock/worlds",
    summary: texts.worlds,
    answer: z.object(described({ worlds: z.array(worldSummary) }, fieldTexts.worlds)),
  }),
  createWorld: controlRoute({
    method: "POST",
    path: "/__mock/worlds",
    summary: texts.createWorld,
    note: controlNotes.createWorld,
    body: worldInput.optional(),
    answer: worldSummary,
    status: 201,
  }),
  world: controlRoute({
    method: "GET",
    path: "/__mock/worlds/{world}",
    summary: texts.world,
    answer: worldDetail,
  }),
  deleteWorld: controlRoute({
    method: "DELETE",
    path: "/__mock/worlds/{world}",
    summary: texts.deleteWorld,
    note: controlNotes.deleteWorld,
    answer: done,
    refusals: [409],
  }),
  reset: controlRoute({
    method: "POST",
    path: "/__mock/worlds/{world}/reset",
    summary: texts.reset,
    note: controlNotes.reset,
    answer: worldSummary,
  }),
  seed: controlRoute({
    method: "POST",
    path: "/__mock/worlds/{world}/seed",
    summary: texts.seed,
    body: seedInput,
    answer: worldSummary,
  }),
  patchRecord: controlRoute({
    method: "PATCH",
    path: "/__mock/worlds/{world}/records/{entity}/{recordId}",
    summary: texts.patchRecord,
    note: controlNotes.patchRecord,
    query: z.strictObject(
      described({ announced: z.enum(["true", "false"]).default("true") }, fieldTexts.patchRecord),
    ),
    body: z.record(z.string(), z.unknown()),
    answer: z.object(described({ record: z.record(z.string(), z.unknown()) }, fieldTexts.record)),
  }),
  faults: controlRoute({
    method: "GET",
    path: "/__mock/worlds/{world}/faults",
    summary: texts.faults,
    answer: z.object(described({ faults: z.array(fault) }, fieldTexts.faults)),
  }),
  addFault: controlRoute({
    method: "POST",
    path: "/__mock/worlds/{world}/faults",
    summary: texts.addFault,
    note: controlNotes.addFault,
    body: faultInput,
    answer: fault,
    status: 201,
  }),
  clearFaults: controlRoute({
    method: "DELETE",
    path: "/__mock/worlds/{world}/faults",
    summary: texts.clearFaults,
    query: z.strictObject(described({ id: z.string().optional() }, fieldTexts.clearFaults)),
    answer: z.object(described({ cleared: z.int() }, fieldTexts.cleared)),
  }),
  journal: controlRoute({
    method: "GET",
    path: "/__mock/worlds/{world}/journal",
    summary: texts.journal,
    note: controlNotes.journal,
    query: journalQuery,
    answer: journalAnswer,
  }),
  clearJournal: controlRoute({
    method: "DELETE",
    path: "/__mock/worlds/{world}/journal",
    summary: texts.clearJournal,
    answer: z.object(described({ last: z.int() }, fieldTexts.clearedJournal)),
  }),
  snapshot: controlRoute({
    method: "GET",
    path: "/__mock/worlds/{world}/snapshot",
    summary: texts.snapshot,
    note: controlNotes.snapshot,
    answer: snapshot,
  }),
  restore: controlRoute({
    method: "POST",
    path: "/__mock/worlds/{world}/snapshot",
    summary: texts.restore,
    note: controlNotes.restore,
    // Format and version are checked first, so that an old file gets its own error.
    body: z.record(z.string(), z.unknown()),
    bodyAs: snapshot,
    answer: worldSummary,
    refusals: [409],
  }),
  clock: controlRoute({
    method: "POST",
    path: "/__mock/worlds/{world}/clock",
    summary: texts.clock,
    note: controlNotes.clock,
    body: clockInput,
    answer: clockState,
  }),
  realtime: controlRoute({
    method: "POST",
    path: "/__mock/worlds/{world}/realtime",
    summary: texts.realtime,
    body: z.strictObject(
      described(
        {
          online: z.boolean().optional(),
          rules: realtimeRules.optional(),
          endSignIns: z.literal(true).optional(),
        },
        fieldTexts.realtime,
      ),
    ),
    answer: z.object(described({ online: z.boolean(), rules: realtimeRules }, fieldTexts.realtimeState)),
  }),
  dropSockets: controlRoute({
    method: "POST",
    path: "/__mock/worlds/{world}/drop-sockets",
    summary: texts.dropSockets,
    answer: z.object(described({ dropped: z.int() }, fieldTexts.dropped)),
  }),
  outbox: controlRoute({
    method: "GET",
    path: "/__mock/worlds/{world}/push",
    summary: texts.outbox,
    answer: outbox,
  }),
  push: controlRoute({
    method: "POST",
    path: "/__mock/worlds/{world}/push",
    summary: texts.push,
    note: controlNotes.push,
    body: pushInput,
    answer: pushMessage,
    status: 201,
    refusals: [409],
  }),
  playOpen: play("open", "playOpen", openInput, played),
  playLock: play("lock", "playLock", lockInput, played, [409, 423]),
  playType: play("type", "playType", typeInput, played),
  playSave: play("save", "playSave", saveInput, played, [409, 423]),
  playLeave: play("leave", "playLeave", leaveInput.optional(), left),
  playAsk: play("ask", "playAsk", openInput, played),
  playAnswer: play("answer", "playAnswer", answerInput, played),
  playCall: play("call", "playCall", callInput, calledAnswer),
};

/** 409: a disabled account cannot be played. */
function play<const V extends string, B extends z.ZodType, A extends z.ZodType>(
  verb: V,
  name: keyof typeof texts,
  body: B,
  answer: A,
  refusals: readonly ProblemStatus[] = [409],
) {
  const path = `/__mock/worlds/{world}/admins/{email}/${verb}` as const;
  const note = notes[name];
  const noted = note === undefined ? {} : { note };
  return controlRoute({ method: "POST", path, summary: texts[name], ...noted, body, answer, refusals });
}

export type ControlContract = typeof controlContract;
