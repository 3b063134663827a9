import { accountAdmin, entityOfLockArea, lockAreas } from "@palier/contract";
import type { CalledAnswer, Played } from "@palier/contract/control";
import { isRecord, lockPath, takeoverPath } from "@palier/firebase-kit/rules";
import { refuse } from "../core/refusal.ts";
import type { Json } from "../realtime/json.ts";
import { fullName } from "../world/full-name.ts";
import type { AdminRow } from "../world/rule-shapes.ts";
import type { SignedIn } from "../world/sessions.ts";
import type { Holder } from "../world/world.ts";
import { holderIn, isLockOf } from "./held-locks.ts";
import { nearest } from "./nearest.ts";
import { callApi, type PlayedCall } from "./played-call.ts";
import { askForm, type OpenForm, sendForm } from "./played-form.ts";
import type { PlayedRecord } from "./played-record.ts";
import type { PlayedWorld } from "./played-world.ts";
import { virtualAdminTexts as texts } from "./virtual-admins.texts.ts";

export class Player {
  readonly #host: PlayedWorld;
  readonly #row: AdminRow;
  readonly #forms = new Map<string, OpenForm>();
  #session: SignedIn | undefined;

  constructor(host: PlayedWorld, admin: AdminRow) {
    this.#host = host;
    this.#row = admin;
  }

  /** Current, as the address may have changed. */
  get #admin(): AdminRow {
    return this.#host.world.table(accountAdmin).get(this.#row.id) ?? this.#row;
  }

  get email(): string {
    return this.#admin.email;
  }

  /** Opens the form like the screen, and locks the record if free. */
  async open(area: string, id: number): Promise<Played> {
    const record = this.#find(area, id);
    this.#forms.set(keyOf(record), await askForm(this.#host, this.#signIn(), record));
    if (this.#holder(record) === undefined) this.#hold(record);
    return this.#state(record);
  }

  /** Throws 423 if another admin holds it, unless forced. */
  lock(area: string, id: number, force: boolean): Played {
    const record = this.#find(area, id);
    const holder = this.#holder(record);
    if (holder !== undefined && !this.#isMine(record) && !force) {
      throw refuse("locked", { detail: texts.held(holder.name), holder });
    }
    if (holder === undefined || !this.#isMine(record)) this.#hold(record);
    return this.#state(record);
  }

  /** Throws 409 if the form is not open. */
  type(area: string, id: number, values: Readonly<Record<string, unknown>>): Played {
    const record = this.#find(area, id);
    const form = this.#form(record);
    this.#forms.set(keyOf(record), { ...form, values: { ...form.values, ...values } });
    return this.#state(record);
  }

  /** Sends the values over the typed ones. Throws the API's refusal (409, 422, 423). */
  async save(
    area: string,
    id: number,
    values: Readonly<Record<string, unknown>>,
    route?: string,
  ): Promise<Played> {
    const record = this.#find(area, id);
    const form = { ...this.#form(record), route };
    const saved = await sendForm(this.#host, this.#signIn(), record, form, values);
    this.#forms.set(keyOf(record), saved);
    return this.#state(record);
  }

  /** Closes a record, or all, and releases locks. Returns `building/12`, … */
  leave(area: string | undefined, id: number | undefined): string[] {
    const records = area === undefined || id === undefined ? this.#mine() : [this.#find(area, id)];
    for (const record of records) {
      this.#forms.delete(keyOf(record));
      if (this.#isMine(record)) this.#letGo(record);
    }
    return records.map(keyOf);
  }

  /** Requests a takeover (L06). Throws 409 without a holder. */
  ask(area: string, id: number): Played {
    const record = this.#find(area, id);
    const holder = this.#holder(record);
    if (holder === undefined || this.#isMine(record)) throw refuse("wrong-state", { detail: texts.notHeld });
    this.#host.board.set(askPath(record), { ...this.#entry(), holder: holder.email });
    return this.#state(record);
  }

  /** Throws 409 without a takeover request. */
  answer(area: string, id: number, say: "yielded" | "refused"): Played {
    const record = this.#find(area, id);
    const asked = this.#host.board.read(askPath(record));
    if (!isRecord(asked) || asked.holder !== this.#holder(record)?.email || !this.#isMine(record)) {
      throw refuse("wrong-state", { detail: texts.notAsked(this.#admin.email) });
    }
    this.#host.board.set(`${askPath(record)}/answer`, say);
    this.#host.board.set(`${askPath(record)}/answeredAt`, this.#now());
    return this.#state(record);
  }

  /** Refusals are answers. */
  call(sent: PlayedCall): Promise<CalledAnswer> {
    return callApi(this.#host, this.#signIn(), sent);
  }

  #find(area: string, id: number): PlayedRecord {
    // The contract's areas may have a prefix (`concierge/order`).
    const word = area.split("/").at(-1) ?? area;
    const entity = entityOfLockArea(word);
    if (entity === undefined) {
      throw refuse("not-found", { detail: texts.noArea(area), allowed: nearest(area, lockAreas, 40) });
    }
    if (!this.#host.world.table(entity).has(id)) {
      throw refuse("not-found", { detail: texts.noRecord(word, id) });
    }
    return { area: word, entity, id };
  }

  #form(record: PlayedRecord): OpenForm {
    const form = this.#forms.get(keyOf(record));
    if (form !== undefined) return form;
    throw refuse("wrong-state", { detail: texts.notOpen(this.#admin.email, record.area, record.id) });
  }

  /** Records that are open or locked. */
  #mine(): PlayedRecord[] {
    const locks = this.#host.board.read("locks");
    const held = Object.entries(isRecord(locks) ? locks : {}).flatMap(([area, entries]) =>
      Object.entries(isRecord(entries) ? entries : {})
        .filter(([, entry]) => isRecord(entry) && entry.sid === this.#sid)
        .map(([id]) => ({ area, entity: entityOfLockArea(area) ?? area, id: Number(id) })),
    );
    const open = [...this.#forms.values()].map(({ record }) => record);
    return [...new Map([...open, ...held].map((record) => [keyOf(record), record])).values()];
  }

  /** Said before the entry goes, like a page. */
  #letGo({ area, id }: PlayedRecord): void {
    const { board } = this.#host;
    const path = lockPath(area, id);
    if (isRecord(board.read(path))) board.set(`${path}/left`, true);
    board.set(path, null);
  }

  #hold(record: PlayedRecord): void {
    this.#host.board.set(lockPath(record.area, record.id), this.#entry());
  }

  /** As a browser tab writes it. */
  #entry(): { readonly [key: string]: Json } {
    const { id, email } = this.#admin;
    return { id, email, name: fullName(this.#admin), sid: this.#sid, at: this.#now() };
  }

  get #sid(): string {
    return `played-${this.#row.id}`;
  }

  #now(): number {
    return Math.floor(this.#host.world.clock.now());
  }

  #holder({ area, id }: PlayedRecord): Holder | undefined {
    return holderIn(this.#host.board, area, id, this.#now());
  }

  #isMine({ area, id }: PlayedRecord): boolean {
    return isLockOf(this.#host.board, area, id, this.#admin);
  }

  #signIn(): SignedIn {
    const { sessions } = this.#host.world;
    const session = sessions.find(this.#session?.id) ?? sessions.open(this.#admin.id);
    this.#session = session;
    return session;
  }

  #state(record: PlayedRecord): Played {
    const holder = this.#holder(record) ?? null;
    const form = this.#forms.get(keyOf(record));
    const { id, email } = this.#admin;
    return {
      admin: { id, email, name: fullName(this.#admin) },
      area: record.area,
      id: record.id,
      holds: holder !== null && this.#isMine(record),
      holder: holder === null ? null : { ...holder },
      values: form === undefined ? null : { ...form.values },
      record: form === undefined ? null : { ...form.shown },
    };
  }
}

const keyOf = ({ area, id }: PlayedRecord): string => `${area}/${id}`;
const askPath = ({ area, id }: PlayedRecord): string => takeoverPath(area, id);
