/** Words about imports of a wallet. */
import type { Client, Row } from "../kit/client.ts";
import { json } from "../kit/client.ts";
import { freshWorlds } from "../kit/worlds.ts";

export interface Import extends Row {
  plan: string;
  status: string;
  startedAt: string | null;
  finishedAt: string | null;
  rowsTotal: number;
  rowsImported: number;
  ignoredColumns: string[];
  headerLine: number;
  columns: { title: string; field: string | null }[];
  rowsCorrected: number;
  header: string[];
  lines: {
    line: number;
    action: string;
    name: string;
    cells: string[];
    notes: { field: string; message: string }[];
    changes: { from: string | null; to: string | null }[];
  }[];
  rejects: { line: number; field: string | null; message: string; cells: string[] }[];
}

export const header = "Référence;Nom;Adresse;Code postal;Ville;Lots";
export const people = "Prénom;Nom;E-mail;Téléphone";
export const line = (reference: string, more = "69003;Lyon;12") =>
  `${reference};Les Essais;1, rue du Test;${more}`;
/** `content` of buildings with the usual header. */
export const buildings = (...lines: string[]) => [header, ...lines].join("\n");

export function importWorlds() {
  const worlds = freshWorlds();
  const { state, client, get } = worlds;
  const path = (wallet: number) => `/admin/wallets/${wallet}/imports`;
  const bodyOf = (content: string, kind = "buildings", type = "csv") => ({
    fileName: `${kind}.${type}`,
    kind,
    content,
  });
  const upload = (
    content: string,
    more: object = {},
    { kind = "buildings", wallet = 1, by = client() }: Sent = {},
  ) => by.post(`${path(wallet)}/new`, { ...bodyOf(content, kind), ...more });
  const details = (id: number, wallet = 1) => get<Import>(`${path(wallet)}/${id}`);
  /** By the world's clock, without a call. */
  const minutes = (count: number) => state().clock.move(count * 60_000);
  const over = async (answer: Response | Promise<Response>): Promise<Import> => {
    const { id } = await json<Import>(answer);
    minutes(2);
    return details(id);
  };
  const preview = (content: string, kind?: string, type?: string) =>
    json<Import>(client().post(`${path(1)}/preview`, bodyOf(content, kind, type)));
  return {
    ...worlds,
    upload,
    details,
    minutes,
    over,
    preview,
    /** As the screen does: previewed, sent, and over. */
    run: async (content: string, kind = "buildings", more: object = {}) =>
      over(upload(content, { plan: (await preview(content, kind)).plan, ...more }, { kind })),
    byReference: (reference: string) =>
      state()
        .table("building")
        .first({ where: [{ column: "reference", op: "eq", value: reference }] }),
    byEmail: (email: string) =>
      state()
        .table("user")
        .first({ where: [{ column: "email", op: "eq", value: email }] }),
  };
}

interface Sent {
  readonly kind?: string;
  readonly wallet?: number;
  readonly by?: Client;
}
