import type { RouteEntry } from "@palier/contract";
import { isRecord } from "@palier/firebase-kit/rules";
import type { CoreAnswer } from "../core/exchange.ts";
import { refuse } from "../core/refusal.ts";
import { parsedJson } from "../realtime/json.ts";
import type { SignedIn } from "../world/sessions.ts";
import { AnsweredRefusal } from "./answered-refusal.ts";
import { nearest } from "./nearest.ts";
import { formPath, formsOf } from "./play-forms.ts";
import { PlayRequest } from "./play-request.ts";
import type { PlayedRecord } from "./played-record.ts";
import type { PlayedWorld } from "./played-world.ts";
import { virtualAdminTexts as texts } from "./virtual-admins.texts.ts";

type Values = Readonly<Record<string, unknown>>;

export interface OpenForm {
  readonly record: PlayedRecord;
  readonly values: Values;
  /** As last answered by GET or POST. */
  readonly shown: Values;
  readonly version: unknown;
  /** If the record has several forms. */
  readonly route?: string | undefined;
}

/** Without an edit form, the stored record. */
export async function askForm(host: PlayedWorld, session: SignedIn, record: PlayedRecord): Promise<OpenForm> {
  const [form] = formsOf(record.entity);
  if (form === undefined) {
    const row = { ...host.world.table(record.entity).get(record.id) };
    return { record, values: {}, shown: row, version: row.version };
  }
  const answer = await ask(host, session, form, record.id, undefined);
  const shown = asValues(answer.record);
  const { version = shown.version, ...values } = asValues(answer.values);
  return { record, values, shown, version };
}

/** Returns the new state. Throws the API's refusal. */
export async function sendForm(
  host: PlayedWorld,
  session: SignedIn,
  record: PlayedRecord,
  open: OpenForm,
  values: Values,
): Promise<OpenForm> {
  const form = chosenForm(record, open.route);
  // Another form has other values.
  const base = form === formsOf(record.entity)[0] ? open.values : {};
  const sent = { ...base, ...values };
  const shown = await ask(host, session, form, record.id, { version: open.version, ...sent });
  return { record, values: { ...open.values, ...sent }, shown, version: shown.version };
}

function chosenForm({ entity, area, id }: PlayedRecord, route: string | undefined): RouteEntry {
  const forms = formsOf(entity);
  const chosen = route === undefined ? forms[0] : forms.find(({ name }) => name === route);
  if (chosen !== undefined) return chosen;
  if (route === undefined) throw refuse("wrong-state", { detail: texts.noForm(area, id) });
  const allowed = nearest(
    route,
    forms.map(({ name }) => name),
  );
  throw refuse("not-found", { detail: texts.noRoute(route), allowed });
}

async function ask(
  host: PlayedWorld,
  session: SignedIn,
  form: RouteEntry,
  id: number,
  body: unknown,
): Promise<Values> {
  const path = `${host.base}${formPath(form, id)}`;
  const answer = await host.serve(new PlayRequest(session, path, body));
  if (answer.status >= 300) throw new AnsweredRefusal(answer);
  return asValues(jsonOf(answer));
}

const jsonOf = ({ body }: CoreAnswer): unknown =>
  typeof body === "string"
    ? parsedJson(body)
    : body instanceof Uint8Array
      ? parsedJson(new TextDecoder().decode(body))
      : undefined;

const asValues = (value: unknown): Values => (isRecord(value) ? value : {});
