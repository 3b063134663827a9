import { z } from "zod";
import { done } from "../kit/action.ts";
import { controlTexts as texts } from "./control.texts.ts";
import { controlRoute } from "./control-route.ts";
import { fault, faultInput } from "./fault.ts";
import { journalAnswer, journalQuery } from "./journal.ts";
import { answerInput, leaveInput, left, lockInput, openInput, played, saveInput, typeInput } from "./play.ts";
import { outbox, pushInput, pushMessage } from "./push.ts";
import { snapshot } from "./snapshot.ts";
import { clockInput, clockState, seedInput, worldDetail, worldInput, worldSummary } from "./world.ts";

/**
 * The control API of the mock server: what tests do to a world from outside. Every refusal is a
 * problem (RFC 9457) whose `allowed` says what exists. `GET /__mock/worlds/{world}/open?to=/admin/…` is no operation: it
 * answers a redirect for browsers.
 */
export const controlContract = {
  worlds: controlRoute({
    method: "GET",
    path: "/__mock/worlds",
    summary: texts.worlds,
    answer: z.object({ worlds: z.array(worldSummary) }),
  }),
  createWorld: controlRoute({
    method: "POST",
    path: "/__mock/worlds",
    summary: texts.createWorld,
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
    answer: done,
  }),
  reset: controlRoute({
    method: "POST",
    path: "/__mock/worlds/{world}/reset",
    summary: texts.reset,
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
    body: z.record(z.string(), z.unknown()),
    answer: z.object({ record: z.record(z.string(), z.unknown()) }),
  }),
  faults: controlRoute({
    method: "GET",
    path: "/__mock/worlds/{world}/faults",
    summary: texts.faults,
    answer: z.object({ faults: z.array(fault) }),
  }),
  addFault: controlRoute({
    method: "POST",
    path: "/__mock/worlds/{world}/faults",
    summary: texts.addFault,
    body: faultInput,
    answer: fault,
    status: 201,
  }),
  clearFaults: controlRoute({
    method: "DELETE",
    path: "/__mock/worlds/{world}/faults",
    summary: texts.clearFaults,
    query: z.strictObject({ id: z.string().optional() }),
    answer: z.object({ cleared: z.int() }),
  }),
  journal: controlRoute({
    method: "GET",
    path: "/__mock/worlds/{world}/journal",
    summary: texts.journal,
    query: journalQuery,
    answer: journalAnswer,
  }),
  clearJournal: controlRoute({
    method: "DELETE",
    path: "/__mock/worlds/{world}/journal",
    summary: texts.clearJournal,
    answer: z.object({ last: z.int() }),
  }),
  snapshot: controlRoute({
    method: "GET",
    path: "/__mock/worlds/{world}/snapshot",
    summary: texts.snapshot,
    answer: snapshot,
  }),
  restore: controlRoute({
    method: "POST",
    path: "/__mock/worlds/{world}/snapshot",
    summary: texts.restore,
    // Its format and version are looked at before its shape, so that an older file gets a sentence of its own.
    body: z.record(z.string(), z.unknown()),
    answer: worldSummary,
  }),
  clock: controlRoute({
    method: "POST",
    path: "/__mock/worlds/{world}/clock",
    summary: texts.clock,
    body: clockInput,
    answer: clockState,
  }),
  realtime: controlRoute({
    method: "POST",
    path: "/__mock/worlds/{world}/realtime",
    summary: texts.realtime,
    body: z.strictObject({ online: z.boolean() }),
    answer: z.object({ online: z.boolean() }),
  }),
  dropSockets: controlRoute({
    method: "POST",
    path: "/__mock/worlds/{world}/drop-sockets",
    summary: texts.dropSockets,
    answer: z.object({ dropped: z.int() }),
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
    body: pushInput,
    answer: pushMessage,
    status: 201,
  }),
  playOpen: play("open", texts.playOpen, openInput, played),
  playLock: play("lock", texts.playLock, lockInput, played),
  playType: play("type", texts.playType, typeInput, played),
  playSave: play("save", texts.playSave, saveInput, played),
  playLeave: play("leave", texts.playLeave, leaveInput.optional(), left),
  playAsk: play("ask", texts.playAsk, openInput, played),
  playAnswer: play("answer", texts.playAnswer, answerInput, played),
};

function play<const V extends string, B extends z.ZodType, A extends z.ZodType>(
  verb: V,
  summary: (typeof texts)[keyof typeof texts],
  body: B,
  answer: A,
) {
  const path = `/__mock/worlds/{world}/admins/{email}/${verb}` as const;
  return controlRoute({ method: "POST", path, summary, body, answer });
}

export type ControlContract = typeof controlContract;
