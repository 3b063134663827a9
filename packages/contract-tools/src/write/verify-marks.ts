import type { Marks, RouteEntry } from "@palier/contract";
import { askPage, listQuery, type Page } from "../read/list-page.ts";
import type { Probe } from "../verify/probe.ts";
import type { Draft } from "./draft.ts";

/** Undefined for other routes. */
export const marksOf = ({ meta }: RouteEntry): Marks | undefined =>
  meta.kind === "action" ? meta.marks : undefined;

/**
 * One of the session's own records, or all up to one: the intended ones are marked, later ones not, and
 * repeating has no effect.
 */
export async function verifyMarks(probe: Probe, marks: Marks): Promise<Draft | undefined> {
  const before = await unmarked(probe, marks);
  const [newest, second] = before?.ids ?? [];
  const chosen = marks.upTo === undefined ? newest : second;
  if (before === undefined || chosen === undefined) {
    probe.gap("marks", "", `the list has too few records without ${marks.flag}`);
    return undefined;
  }
  const left = before.ids.filter((id) => (marks.upTo === undefined ? id !== chosen : id > chosen));
  const { param } = probe.route.meta.record ?? {};
  const draft: Draft = {
    params: param === undefined ? {} : { [param]: chosen },
    body: marks.upTo === undefined ? {} : { [marks.upTo]: chosen },
    form: undefined,
    offered: {},
  };
  for (const subject of ["once", "again"]) {
    const exchange = await probe.ask("accepts", subject, [200], draft);
    const after = await unmarked(probe, marks);
    if (exchange === undefined || after === undefined) return undefined;
    probe.pass("accepts");
    const [expected, found] = [left.join(", "), after.ids.join(", ")];
    probe.expect("marks", subject, expected === found, { expected, found }, exchange, after.exchange);
  }
  probe.gap(
    "marks",
    "of another admin",
    "a run signs in as one admin, and is shown that admin's records alone",
  );
  return draft;
}

async function unmarked(probe: Probe, { flag }: Marks): Promise<Page | undefined> {
  const { meta } = probe.route;
  const entity = meta.kind === "action" ? meta.entity : undefined;
  const list = probe.run.routes.find((route) => route.meta.kind === "table" && route.meta.entity === entity);
  if (list?.meta.kind !== "table") return undefined;
  const query = listQuery(list.meta.row, { filters: { [flag]: false } });
  return askPage(probe.of(list), "reads", "", {}, query);
}
