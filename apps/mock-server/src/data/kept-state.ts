import { isRecord } from "@palier/firebase-rules/json";
import { type Around, type KeptRecord, keptRecord } from "./kept-record.ts";

type Change = Extract<KeptRecord, { kind: "change" }>;
type Row = Change["tables"][string]["rows"][number];

interface Table {
  nextId: number;
  readonly rows: Map<number, Row>;
  readonly deleted: Set<number>;
}

/** A world after all its lines. */
export interface KeptState extends Around {
  /** A snapshot (T08), not yet validated. */
  readonly saved: Readonly<Record<string, unknown>>;
  /** Epoch ms of the last line. */
  readonly wall: number;
}

/** Undefined if malformed. */
export function keptState(lines: readonly string[]): KeptState | undefined {
  const [first, ...rest] = lines.map((line) => keptRecord.safeParse(JSON.parse(line)).data);
  if (first?.kind !== "world") return undefined;
  const state = new Gathered(first);
  for (const change of rest) {
    if (change?.kind !== "change") return undefined;
    state.add(change);
  }
  return state.whole();
}

class Gathered {
  readonly #first: Extract<KeptRecord, { kind: "world" }>;
  readonly #tables = new Map<string, Table>();
  readonly #answered = new Map<unknown, unknown>();
  readonly #messages = new Map<unknown, unknown>();
  readonly #mails = new Map<unknown, unknown>();
  /** The last line wins. */
  #latest: Partial<Change> = {};

  constructor(first: Extract<KeptRecord, { kind: "world" }>) {
    this.#first = first;
    const { answered, push } = first.saved;
    for (const each of listIn(answered)) this.#answered.set(isRecord(each) ? each.key : each, each);
    const { messages, mails } = isRecord(push) ? push : {};
    for (const each of listIn(messages)) this.#messages.set(isRecord(each) ? each.id : each, each);
    for (const each of listIn(mails)) this.#mails.set(isRecord(each) ? each.id : each, each);
  }

  add(change: Change): void {
    for (const [name, { whole, nextId, rows, deleted }] of Object.entries(change.tables)) {
      const known = whole ? undefined : this.#tables.get(name);
      const table: Table = known ?? { nextId, rows: new Map(), deleted: new Set() };
      this.#tables.set(name, table);
      table.nextId = nextId;
      for (const row of rows) {
        table.rows.set(row.id, row);
        table.deleted.delete(row.id);
      }
      for (const id of deleted) {
        table.rows.delete(id);
        table.deleted.add(id);
      }
    }
    for (const each of change.answered ?? []) {
      this.#answered.delete(each.key);
      this.#answered.set(each.key, each);
    }
    for (const each of change.messages ?? []) this.#messages.set(each.id, each);
    for (const each of change.mails ?? []) this.#mails.set(each.id, each);
    this.#latest = { ...this.#latest, ...change };
  }

  whole(): KeptState {
    const { saved, sessions, service, wall } = this.#first;
    const latest = this.#latest;
    const { registrations } = isRecord(saved.push) ? saved.push : {};
    const tables = [...this.#tables].map(([name, { nextId, rows, deleted }]) => [
      name,
      { nextId, rows: [...rows.values()], deleted: [...deleted] },
    ]);
    return {
      wall: latest.wall ?? wall,
      sessions: latest.sessions ?? sessions,
      service: latest.service ?? service,
      saved: {
        ...saved,
        clock: latest.clock ?? saved.clock,
        draws: latest.draws ?? saved.draws,
        tables: Object.fromEntries(tables),
        answered: [...this.#answered.values()],
        realtime: latest.realtime === undefined ? saved.realtime : latest.realtime,
        faults: latest.faults ?? saved.faults,
        push: {
          registrations: latest.registrations ?? registrations,
          messages: [...this.#messages.values()],
          mails: [...this.#mails.values()],
        },
      },
    };
  }
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
