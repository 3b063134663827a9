import { afterAll } from "vitest";
import { type Client, json, openDoor, type ProblemAnswer, type TableAnswer } from "../harness.ts";

export type Row = TableAnswer["data"][number];
export type Refused = ProblemAnswer & { code: number; allowed?: string[] };
/** Loosely typed. */
export interface FormAnswer {
  values: Record<string, unknown>;
  choices: Record<string, { id: string | number; text: string }[]>;
  record?: Row;
}

export async function openDesk() {
  const door = await openDoor();
  afterAll(() => door.close());
  const client = await door.signedIn();
  return { door, ...wordsOf(client) };
}

export function wordsOf(client: Client) {
  const get = <T = Row>(path: string): Promise<T> => json<T>(client.get(`/admin/concierge/${path}`));
  const table = (path: string): Promise<TableAnswer> =>
    get<TableAnswer>(`${path}${path.includes("?") ? "&" : "?"}length=500`);
  const post = (path: string, body: object | string = {}, headers: Record<string, string> = {}) =>
    typeof body === "string"
      ? client.post(`/admin/concierge/${path}`, body, headers)
      : client.send(`/admin/concierge/${path}`, body, headers);
  /** Must be refused; returns status and problem. */
  const refused = async (...sent: Parameters<typeof post>): Promise<Refused> => {
    const answer = await post(...sent);
    return { code: answer.status, ...(await json<ProblemAnswer & { allowed?: string[] }>(answer)) };
  };
  return {
    client,
    get,
    table,
    post,
    refused,
    /** Must succeed; returns the record. */
    done: async <T = Row>(...sent: Parameters<typeof post>): Promise<T> => {
      const answer = await post(...sent);
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      return json<T>(answer);
    },
    status: async (path: string): Promise<number> => (await client.get(`/admin/concierge/${path}`)).status,
    first: async (path: string): Promise<Row> => {
      const [row] = (await table(path)).data;
      if (row === undefined) throw new Error(`no row in ${path}`);
      return row;
    },
    history: async (path: string): Promise<HistoryLine[]> =>
      (await get<{ data: HistoryLine[] }>(`${path}?length=500`)).data,
  };
}

interface HistoryLine {
  entity: string;
  event: string;
  byAdmin: string;
  summary: string;
  changes: { field: string; label: string; from: string | null; to: string | null }[];
}
